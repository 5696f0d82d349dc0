import { useEffect, useEffectEvent, useState } from 'react';

/** Returns a function that submits once the form has been rendered with a version of its record. */
export function useSubmitLater(submit: () => Promise<void>, version: number | undefined): (awaited: number) => void {
  const [awaited, setAwaited] = useState<number | null>(null);
  const send = useEffectEvent(() => {
    setAwaited(null);
    void submit();
  });
  useEffect(() => {
    if (awaited !== null && awaited === version) send();
  }, [awaited, version]);
  return setAwaited;
}
