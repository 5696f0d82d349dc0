import type { Suggestion } from '../contract/api/suggest.js';

/** Shorter beginnings are those of too many places. */
const MIN_PLACE_LETTERS = 3;
const MAX_JOBS = 2;
const MAX_PLACES = 2;
const PREPOSITIONS: ReadonlySet<string> = new Set(['in', 'near', 'around', 'at', 'by', 'of', 'from']);

/** Finds suggestions for words, best first. */
type Lookup = (words: readonly string[]) => readonly Suggestion[];

/**
 * Reads the last words as the beginning of a place and those before it as a title or position: "para pitts" is
 * "Paraprofessional in Pittsburgh". The longest beginning of a place wins.
 */
export function jobsWithPlaces(words: readonly string[], findJobs: Lookup, findPlaces: Lookup): Suggestion[] {
  for (let at = 1; at < words.length; at += 1) {
    const beginning = words.slice(at);
    if (beginning.join('').length < MIN_PLACE_LETTERS) return [];
    const places = findPlaces(beginning);
    const jobs = places.length ? findJobs(withoutPrepositions(words.slice(0, at))) : [];
    if (!jobs.length) continue;
    return places.slice(0, MAX_PLACES).flatMap((place) => jobs.slice(0, MAX_JOBS).map((job) => jobInPlace(job, place)));
  }
  return [];
}

function jobInPlace({ kind, label, detail, value }: Suggestion, place: Suggestion): Suggestion {
  return { kind, label: `${label} in ${place.label.replace(/, PA$/, '')}`, detail, value, location: place.value };
}

function withoutPrepositions(words: readonly string[]): string[] {
  const last = words.findLastIndex((word) => !PREPOSITIONS.has(word));
  return words.slice(0, last + 1);
}
