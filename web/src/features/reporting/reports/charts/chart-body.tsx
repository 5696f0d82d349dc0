import { type ReactNode, Suspense } from 'react';
import type { ChartTable } from '#modules/reporting/contract/api/report-charts';
import { LeftOut } from './left-out';

interface Props {
  table: ChartTable;
  sentence: string;
  picture?: ReactNode;
  /** The numbers. */
  children: ReactNode;
}

/** The sentence of a chart, and its numbers beside the picture, or above it where they need the width. */
export function ChartBody({ table, sentence, picture, children }: Props) {
  const isLong = table.columns.length > 6 || !picture;
  return (
    <>
      <p className="muted">{sentence}</p>
      <LeftOut table={table} />
      <div className={isLong ? 'chart-parts long' : 'chart-parts'}>
        <div className="chart-numbers">{children}</div>
        {picture && <Suspense>{picture}</Suspense>}
      </div>
    </>
  );
}
