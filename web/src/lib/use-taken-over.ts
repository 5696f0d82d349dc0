import { useEffect, useState } from 'react';

/** False on the server and for the first render in the browser, which must be the same; true from then on. */
export function useTakenOver(): boolean {
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => setTakenOver(true), []);
  return isTakenOver;
}
