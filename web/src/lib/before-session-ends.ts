import { useEffect, useEffectEvent } from 'react';

type Save = () => Promise<unknown>;

const saves = new Set<Save>();

/** What a page does before an unattended session ends, such as saving a draft (U35). It tells of failures itself. */
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

/** Does it for all that is open in this tab; a failure holds up nothing. */
export async function saveBeforeSessionEnds(): Promise<void> {
  await Promise.allSettled([...saves].map((save) => save()));
}
