import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from 'react';
import { useLeaveGuard } from '../../lib/use-leave-guard';

type Report = (part: string, isUnsaved: boolean) => void;

const Reports = createContext<Report>(() => {});

/** One guard for all sections: the router takes no more than one. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [parts, setParts] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback<Report>((part, isUnsaved) => {
    setParts((held) => {
      if (held.has(part) === isUnsaved) return held;
      const rest = [...held].filter((other) => other !== part);
      return new Set(isUnsaved ? [...rest, part] : rest);
    });
  }, []);
  useLeaveGuard(parts.size > 0);
  return <Reports.Provider value={report}>{children}</Reports.Provider>;
}

/** Tells the guard whether this form holds something that is not saved (U26). */
export function useUnsaved(isUnsaved: boolean): void {
  const part = useId();
  const report = useContext(Reports);
  useEffect(() => {
    report(part, isUnsaved);
    return () => report(part, false);
  }, [report, part, isUnsaved]);
}
