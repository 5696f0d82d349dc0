/** "a", "a and b", "a, b and c". */
export const joinWords = (words: readonly string[]) => words.join(', ').replace(/, (?=[^,]*$)/, ' and ');
