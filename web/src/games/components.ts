/** components.json as a drawing reads it: the content of each group, by the name of the group. */
interface Box {
  groups: Record<string, { content: unknown }>;
}

/** The contents of a file the compiler has read. */
export type Contents<B extends Box> = {
  [Name in keyof B['groups']]: B['groups'][Name]['content'];
};

export const contents = <C>(box: Box): C =>
  Object.fromEntries(Object.entries(box.groups).map(([name, group]) => [name, group.content])) as C;
