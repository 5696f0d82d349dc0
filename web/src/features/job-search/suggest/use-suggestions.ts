import { useEffect, useState } from 'react';
import type { Suggestion, SuggestionKind, Suggestions } from '../../../../../modules/postings/contract/api-suggest';

/** Whoever types fast is asked for once. */
const PAUSE_MS = 120;
const FEWEST_LETTERS = 2;
const NONE: Suggestion[] = [];

/** What the server suggests for a text while it `isWanted`; none when it does not answer. */
export function useSuggestions(text: string, kinds: readonly SuggestionKind[], isWanted: boolean): Suggestion[] {
  const [found, setFound] = useState(NONE);
  const typed = text.trim();
  const address = `/api/jobs/suggest?${new URLSearchParams([['q', typed], ...kinds.map((kind) => ['kinds', kind])])}`;
  const isEnough = isWanted && typed.length >= FEWEST_LETTERS;
  useEffect(() => {
    if (!isEnough) {
      setFound(NONE);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      suggested(address, stop.signal).then(setFound, () => stop.signal.aborted || setFound(NONE));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [address, isEnough]);
  return isEnough && !saysTheSame(found, typed) ? found : NONE;
}

/** Without the session, which does not matter here and may be over: that is to be told by what the person does next. */
async function suggested(address: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(address, { signal });
  if (!response.ok) return NONE;
  return ((await response.json()) as Suggestions).items;
}

/** One that says what stands there already would only cover what comes next. */
const saysTheSame = (found: readonly Suggestion[], typed: string) =>
  found.length === 1 && found[0]?.value.toLowerCase() === typed.toLowerCase();
