/** Formats a PostgreSQL array literal of values that need no quotes, such as ids and numbers. */
export function toArrayLiteral(values: readonly (string | number)[]): string {
  return `{${values.join(',')}}`;
}
