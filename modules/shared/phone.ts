/** A phone number of the United States as it is stored, (717)555-0142: area code and exchange begin with 2 to 9. */
export const PHONE = /^\([2-9]\d{2}\)[2-9]\d{2}-\d{4}$/;

export const PHONE_MESSAGE = 'Please enter a valid phone number';

const PREFIX = /^\s*tel:/i;
/** Digits, and the signs between them in printed phone numbers. */
const ONLY_NUMBER = /^[\d\s().+/·\p{Pd}]*$/u;

/** A number in any of the ways in which people write and paste one, as it is stored; null for any other text. */
export function readPhone(text: string): string | null {
  const written = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(PREFIX, '')
    .trim();
  if (!ONLY_NUMBER.test(written) || /\+(?!\s*1)|.\+/.test(written)) return null;
  const digits = written.replace(/\D/g, '').replace(/^(00)?1(?=\d{10}$)/, '');
  const phone = digits.length === 10 ? maskPhone(digits) : '';
  return PHONE.test(phone) ? phone : null;
}

/** The beginning of a number, at most ten digits, in the form of a whole one. */
function maskPhone(digits: string): string {
  if (digits === '') return '';
  if (digits.length <= 3) return `(${digits}`;
  const rest = digits.slice(3);
  return `(${digits.slice(0, 3)})${rest.length <= 3 ? rest : `${rest.slice(0, 3)}-${rest.slice(3)}`}`;
}

/** Of a country with a code of its own, or one that may still become such. */
const isForeign = (text: string) => /^\s*\+/.test(text);

/**
 * The value of a field after an edit. Keys fill in the mask (W20.10), which takes no letter and no eleventh digit. What
 * arrives as a whole, as from the clipboard, and what begins with "+" is read or stays as it is, so that nothing of it
 * is lost.
 */
export function editPhone(before: string, after: string, isTyped: boolean): string {
  const read = readPhone(after);
  if (read) return read;
  if (!isTyped || isForeign(after) || before !== maskPhone(before.replace(/\D/g, ''))) return after;
  const digits = after.replace(/\D/g, '').replace(/^1/, '');
  return digits.length > 10 ? before : maskPhone(digits);
}
