import { useEffect, useRef } from 'react';
import type { ReportDefinition } from '#modules/reporting/contract/api/report-definitions';
import { isSavedAddress, type Report } from '../report';
import { useDefinitions } from './definitions';

interface OpenedDefinition {
  opened?: ReportDefinition | undefined;
  /** The report of the address differs from it. */
  isChanged: boolean;
  /** Of several that are alike, it tells which one is opened next. */
  open(id: string): void;
}

/** The saved report that the address asked for last, until another type or none is asked for. */
export function useOpenedDefinition(report: Report | null, search: URLSearchParams): OpenedDefinition {
  const { data: definitions = [] } = useDefinitions();
  // No state: what changes it changes the address or the saved reports too.
  const openedId = useRef<string>(undefined);
  const asked = definitions.filter((one) => isSavedAddress(one.report, search));
  const same = asked.find(({ id }) => id === openedId.current) ?? asked[0];
  const before = definitions.find(({ id }) => id === openedId.current);
  const opened = same ?? (before?.report.reportType === report?.type ? before : undefined);
  useEffect(() => {
    openedId.current = opened?.id;
  });
  const open = (id: string) => {
    openedId.current = id;
  };
  return { opened, isChanged: opened !== undefined && opened !== same, open };
}
