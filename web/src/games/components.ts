/** components.json as a drawing reads it: the content of each group, by the name of the group. */
interface Box {
  groups: Record<string, { content: unknown }>;
}

export const contents = <C>(box: Box): C =>
  Object.fromEntries(Object.entries(box.groups).map(([name, group]) => [name, group.content])) as C;
