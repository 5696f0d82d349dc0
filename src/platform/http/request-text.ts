import { isUtf8 } from 'node:buffer';
import { DomainError } from '../errors/domain-error.js';

/** Our forms nest a few levels; deeper values would only exhaust the stack of a recursive walk. */
export const MAX_JSON_DEPTH = 32;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Throws DomainError invalid for bytes that are not UTF-8: lenient decoding would store replacement characters. */
export function decodeUtf8(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new DomainError('invalid', 'not_utf8', 'The request is not written in UTF-8.');
  return bytes.toString();
}

/**
 * Throws DomainError invalid when a JSON text nests deeper than MAX_JSON_DEPTH. Scans the text, because a recursive
 * walk of the value would itself overflow.
 */
export function assertShallow(json: string): void {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (isInString && code === BACKSLASH) at += 1;
    else if (code === QUOTE) isInString = !isInString;
    else if (!isInString) depth += nestingChange(code);
    if (depth > MAX_JSON_DEPTH) throw tooDeepError();
  }
}

function nestingChange(code: number): number {
  if (code === 0x5b || code === 0x7b) return 1;
  return code === 0x5d || code === 0x7d ? -1 : 0;
}

function tooDeepError(): DomainError {
  return new DomainError('invalid', 'too_deep', `The request nests values deeper than ${MAX_JSON_DEPTH} levels.`);
}
