/** Stands for a year while a title is cleaned. */
const YEAR = '¤';
/** Titles without any of these have nothing to remove. */
const MAY_HAVE_NOTES = /\d|\[|\.(?:docx?|pdf)|description|posting/i;
const FILE_ENDING = /\.(?:docx?|pdf)\b/gi;
const DESCRIPTION =
  /^(?:job )?(?:description|posting)\s*[-–—:]\s*|[-–—:,\s]*\b(?:job (?:description|posting)|description)\s*$/gi;
/** "[TC11]", "[ TC23]". */
const REQUISITION_CODE = /\[\s*[a-z]{1,3}\d+\s*\]+/gi;
/** "(2)", "(4 Openings)", "(2) Positions", "- 2 positions available". */
const POSITIONS = String.raw`(?:positions?|openings?|vacanc(?:y|ies))(?:\s+available)?`;
const COUNT = new RegExp(
  String.raw`\(\s*\d+(?:\s+${POSITIONS})?\s*\)(?:\s*${POSITIONS}\b)?|[-–—]\s*\d+\s+${POSITIONS}\b`,
  'gi',
);
/** "3/20/2025", "24-4-10". */
const DATE = /\b(?:\d{1,2}[/-]\d{1,2}[/-](?:20)?2\d|2\d-\d{1,2}-\d{1,2})\b/g;
/** "2025-26", "2024//2025", "SY26-27". */
const YEAR_RANGE = /\b(?:SY\s?)?(?:20)?([2-4]\d)\s?[-–—/]{1,2}\s?(?:20)?([2-4]\d)\b/gi;
const SINGLE_YEAR = /\b20[1-4]\d\b/g;
/** A note in parentheses with a year says when, not what. */
const NOTE_WITH_YEAR = new RegExp(String.raw`\([^()]*${YEAR}[^()]*\)`, 'g');
/** "for the 2025-26 School Year Only", "- Remainder of 2024/2025 contract year". */
const PHRASE_WITH_YEAR = new RegExp(
  String.raw`[-–—~,:(\s]*(?:\b(?:for|to|in|of|the|begins?|beginning|starting|starts|remainder|remaining|rest)\s+)*${YEAR}(?:\s*\b(?:school|contract|calendar|years?|season|only)\b)*`,
  'gi',
);
const SEPARATORS_AT_THE_ENDS = /^[\s\-–—~,:;/|]+|[\s\-–—~,:;/|([]+$/g;
/** "Bus Driver - Bus Driver", as a file's name repeats a title. */
const REPEATED = /^(.+?)\s+[-–—]\s+\1$/i;

/** Removes requisition codes, numbers of positions, school years and names of files: they tell no jobs apart. */
export function cleanTitle(title: string): string {
  if (!MAY_HAVE_NOTES.test(title)) return title.trim();
  const cleaned = title
    .replace(FILE_ENDING, '')
    .replace(REQUISITION_CODE, ' ')
    .replace(COUNT, ' ')
    .replace(DATE, YEAR)
    .replace(YEAR_RANGE, (range, from, to) => (Number(to) === Number(from) + 1 ? YEAR : range))
    .replace(SINGLE_YEAR, YEAR)
    .replace(NOTE_WITH_YEAR, ' ')
    .replace(PHRASE_WITH_YEAR, ' ')
    .replace(DESCRIPTION, '')
    .replace(/\s+(?=[,;:])/g, '')
    .replace(/\s+/g, ' ')
    .replace(SEPARATORS_AT_THE_ENDS, '')
    .replace(REPEATED, '$1');
  return cleaned || title.trim();
}
