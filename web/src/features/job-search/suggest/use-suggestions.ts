import { useEffect, useState } from 'react';
import type { Suggestion, SuggestionKind, Suggestions } from '#modules/job-search/contract/api/suggest';

const SUGGEST_DEBOUNCE_MS = 120;
const MIN_LETTERS = 2;
const NO_SUGGESTIONS: Suggestion[] = [];

/** The server's suggestions for a text while `isWanted`; none if the request fails. */
export function useSuggestions(text: string, kinds: readonly SuggestionKind[], isWanted: boolean): Suggestion[] {
  const [suggestions, setSuggestions] = useState(NO_SUGGESTIONS);
  const typed = text.trim();
  const url = `/api/jobs/suggest?${new URLSearchParams([['q', typed], ...kinds.map((kind) => ['kinds', kind])])}`;
  const isEnough = isWanted && typed.length >= MIN_LETTERS;
  useEffect(() => {
    if (!isEnough) {
      setSuggestions(NO_SUGGESTIONS);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(url, abort.signal).then(
        setSuggestions,
        () => abort.signal.aborted || setSuggestions(NO_SUGGESTIONS),
      );
    }, SUGGEST_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [url, isEnough]);
  return isEnough && !isRedundant(suggestions, typed) ? suggestions : NO_SUGGESTIONS;
}

/** Sent without the session: an expired one is reported by the user's next action instead. */
async function fetchSuggestions(url: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(url, { signal });
  if (!response.ok) return NO_SUGGESTIONS;
  return ((await response.json()) as Suggestions).items;
}

/** A single suggestion equal to the text would only cover what follows. */
const isRedundant = (suggestions: readonly Suggestion[], typed: string) =>
  suggestions.length === 1 && suggestions[0]?.value.toLowerCase() === typed.toLowerCase();
