import { useEffect, useEffectEvent } from 'react';

type Save = () => Promise<unknown>;

const saves = new Set<Save>();

/** Registers work for the end of an idle session, such as saving a draft. `save` reports its own errors. */
export function useBeforeSessionEnds(save: Save): void {
  const latest = useEffectEvent(save);
  useEffect(() => {
    const own = () => latest();
    saves.add(own);
    return () => {
      saves.delete(own);
    };
  }, []);
}

/** Runs all registered work of this tab; a failure does not stop the rest. */
export async function saveBeforeSessionEnds(): Promise<void> {
  await Promise.allSettled([...saves].map((save) => save()));
}
