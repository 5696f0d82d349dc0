/** Characters that a file system refuses or nobody sees. */
const UNSAFE = /[\\/:*?"<>|\p{C}]+/gu;
/** Names of devices, which Windows refuses for files, whatever their ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const MAX_LENGTH = 100;
const MAX_ENDING_LENGTH = 10;

/** One space for every run of characters that a file name cannot have. */
export function withoutUnsafeCharacters(text: string): string {
  return text.replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim();
}

/** A name that every file system accepts, of 1 to 100 characters and with the ending of `name`. */
export function safeFileName(name: string, fallback: string): string {
  const safe = withoutUnsafeCharacters(name.normalize('NFC')).replace(/^[. ]+|[. ]+$/g, '') || fallback;
  const { stem, ending } = splitEnding(safe.replace(RESERVED, '_$1'));
  const short = [...stem].slice(0, MAX_LENGTH - ending.length).join('');
  return short.trimEnd() + ending;
}

/** Names files within their folders, so that no two differ by case only. */
export class DistinctPaths {
  private readonly taken = new Set<string>();

  /** The path of a safe name in safe folders; a second "Resume.pdf" becomes "Resume (2).pdf". */
  add(folder: string, fileName: string): string {
    const { stem, ending } = splitEnding(fileName);
    let path = `${folder}/${fileName}`;
    for (let n = 2; this.taken.has(path.toLowerCase()); n += 1) path = `${folder}/${stem} (${n})${ending}`;
    this.taken.add(path.toLowerCase());
    return path;
  }
}

function splitEnding(name: string): { stem: string; ending: string } {
  const at = name.lastIndexOf('.');
  const isEnding = at > 0 && name.length - at <= MAX_ENDING_LENGTH;
  return isEnding ? { stem: name.slice(0, at), ending: name.slice(at) } : { stem: name, ending: '' };
}
