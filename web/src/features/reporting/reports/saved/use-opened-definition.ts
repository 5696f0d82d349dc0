import { useState } from 'react';
import type { ReportDefinition } from '../../../../../../modules/reporting/contract/api-report-definitions';
import { isSavedAddress, type Report } from '../report';
import { useDefinitions } from './definitions';

interface OpenedDefinition {
  opened?: ReportDefinition | undefined;
  /** The report of the address differs from it. */
  isChanged: boolean;
  /** Of several that are alike, it tells which one was opened. */
  open(id: string): void;
}

/** The saved report that the address asked for last, until another type or none is asked for. */
export function useOpenedDefinition(report: Report | null, search: URLSearchParams): OpenedDefinition {
  const { data: definitions = [] } = useDefinitions();
  const [openedId, setOpenedId] = useState<string | null>(null);
  const asked = definitions.filter((one) => isSavedAddress(one.report, search));
  const same = asked.find(({ id }) => id === openedId) ?? asked[0];
  const opened = same ?? definitions.find((one) => one.id === openedId && one.report.reportType === report?.type);
  const id = opened?.id ?? null;
  if (id !== openedId) setOpenedId(id);
  return { opened, isChanged: opened !== undefined && opened !== same, open: setOpenedId };
}
