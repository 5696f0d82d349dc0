/** LIKE pattern that matches texts which contain `text` literally. */
export function likeContains(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Shorter texts cannot be looked up in a trigram index. */
export const MIN_TRIGRAM_LENGTH = 3;
