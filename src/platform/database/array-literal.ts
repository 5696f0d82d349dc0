/** Formats a PostgreSQL array literal. Texts are quoted. */
export function toArrayLiteral(values: readonly (string | number)[]): string {
  return `{${values.map((value) => (typeof value === 'number' ? value : JSON.stringify(value))).join(',')}}`;
}
