/** Lines of chat without a name are the table's own: an id of a text, and its values behind it. */
type Say = (id: string, values?: Record<string, string>) => string;

/** "level-changed level=master" as a sentence; a level by its name. */
export function tableSays(text: string, say: Say): string {
  const [id = '', ...pairs] = text.split(' ');
  const values: Record<string, string> = {};
  for (const pair of pairs) {
    const [key = '', value = ''] = pair.split('=');
    values[key] = key === 'level' ? say(`level-${value}`) || value : value;
  }
  return say(id, values) || text;
}
