/** LIKE pattern that matches texts which contain `text` literally. */
export function likeContains(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
