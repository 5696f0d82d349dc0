/** A fragment of a statement with the values of its placeholders. */
export interface Sql {
  text: string;
  params: unknown[];
}

export const joinSql = (by: string, parts: readonly Sql[]): Sql => ({
  text: parts.map(({ text }) => text).join(by),
  params: parts.flatMap(({ params }) => params),
});

/** At least one must hold; false for an empty list. */
export const anySql = (parts: readonly Sql[]): Sql => {
  const { text, params } = joinSql(' or ', parts);
  return { text: `(${text || 'false'})`, params };
};
