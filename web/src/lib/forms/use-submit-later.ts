import { useEffect, useEffectEvent, useState } from 'react';

/** Returns a function that submits in a later render, which has what was set before it was called. */
export function useSubmitLater(submit: () => Promise<void>): () => void {
  const [isDue, setDue] = useState(false);
  const send = useEffectEvent(() => {
    setDue(false);
    void submit();
  });
  useEffect(() => {
    if (isDue) send();
  }, [isDue]);
  return () => setDue(true);
}
