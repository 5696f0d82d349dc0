import { startTransition, useEffect, useState } from 'react';

/**
 * False on the server and for the first render in the browser, which must match. Then true, in a task of its own to
 * keep hydration short.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
