import { useEffect, useState } from 'react';

/** True once `waiting` has lasted: skeletons and progress bars appear after 300 ms only. */
export function useDelayed(waiting: boolean, afterMs = 300): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting, afterMs]);
  return waiting && late;
}
