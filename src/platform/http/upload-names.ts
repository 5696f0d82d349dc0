const MAX_NAME_LENGTH = 255;
/** All that browsers escape in the name of a file in a form. */
const ESCAPED: readonly [RegExp, string][] = [
  [/%22/g, '"'],
  [/%0[ad]/gi, ''],
];

/**
 * Removes folders, control and direction characters, and cuts to 255 characters, at a whole letter and with the
 * extension kept.
 */
export function sanitizeFileName(name: string): string {
  const base = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const plain =
    ESCAPED.reduce((text, [escaped, sign]) => text.replace(escaped, sign), base)
      // Those that join letters and pictures stay.
      .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '')
      .normalize('NFC')
      .replace(/^\.+/, '')
      .trim() || 'file';
  if (plain.length <= MAX_NAME_LENGTH) return plain;
  const extension = fileExtension(plain);
  return `${wholeLetters(plain, MAX_NAME_LENGTH - 1 - extension.length)}.${extension}`;
}

/** As many of the first letters as fit; a joined emoji is one. */
function wholeLetters(text: string, max: number): string {
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length > max) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

export function fileExtension(fileName: string): string {
  return /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}
