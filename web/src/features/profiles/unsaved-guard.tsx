import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from 'react';
import { useUnsavedChangesGuard } from '#web/lib/forms/use-unsaved-changes-guard';

type Report = (part: string, isUnsaved: boolean) => void;

const ReportContext = createContext<Report>(() => {});

/** One guard for all sections: the router allows only one blocker. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [parts, setParts] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback<Report>((part, isUnsaved) => {
    setParts((held) => {
      if (held.has(part) === isUnsaved) return held;
      const rest = [...held].filter((other) => other !== part);
      return new Set(isUnsaved ? [...rest, part] : rest);
    });
  }, []);
  useUnsavedChangesGuard(parts.size > 0);
  return <ReportContext.Provider value={report}>{children}</ReportContext.Provider>;
}

/** Reports to the guard whether this form has unsaved input. */
export function useReportUnsaved(isUnsaved: boolean): void {
  const part = useId();
  const report = useContext(ReportContext);
  useEffect(() => {
    report(part, isUnsaved);
    return () => report(part, false);
  }, [report, part, isUnsaved]);
}
