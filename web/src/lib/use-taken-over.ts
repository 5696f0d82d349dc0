import { startTransition, useEffect, useState } from 'react';

/**
 * False on the server and for the first render in the browser, which must be the same; then true, in a task of its own:
 * taking a page over is work enough for one.
 */
export function useTakenOver(): boolean {
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => startTransition(() => setTakenOver(true)), []);
  return isTakenOver;
}
