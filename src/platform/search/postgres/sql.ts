/** A piece of a statement with what its question marks stand for. */
export interface Sql {
  text: string;
  params: unknown[];
}

/** With its values by number. */
export function numbered(text: string): string {
  let number = 0;
  return text.replaceAll('?', () => `$${++number}`);
}

export const joined = (by: string, parts: readonly Sql[]): Sql => ({
  text: parts.map(({ text }) => text).join(by),
  params: parts.flatMap(({ params }) => params),
});

/** One of them suffices; of none, none does. */
export const either = (parts: readonly Sql[]): Sql => {
  const { text, params } = joined(' or ', parts);
  return { text: `(${text || 'false'})`, params };
};
