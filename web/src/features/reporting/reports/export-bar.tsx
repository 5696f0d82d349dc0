import { IconDownload } from '@tabler/icons-react';
import type { ReportRequest } from '#modules/reporting/contract/api/reports';
import { focusIfLost } from '#web/lib/feedback/focus-if-lost';
import { Button } from '#web/ui/button';
import { COUNT_ID } from '#web/ui/display/filter-chips';
import { type ExportFormat, type ExportState, useExport } from './use-export';

const NAMES: Record<ExportFormat, string> = { csv: 'CSV', xlsx: 'Excel' };
const FORMATS = ['csv', 'xlsx'] as const;

interface Props {
  /** "385 postings". */
  count: string;
  request: ReportRequest;
}

/** The number of rows, and files with all of them. */
export function ExportBar({ count, request }: Props) {
  const { state, start, stop } = useExport(request);
  const isBusy = state.is === 'busy';
  return (
    <>
      <div className="report-head">
        <h2 id={COUNT_ID} tabIndex={-1}>
          {count}
        </h2>
        <div className="row-of-buttons">
          {FORMATS.map((format) => (
            <Button small key={format} busy={isBusy} onClick={() => start(format)}>
              <IconDownload size={18} aria-hidden /> Export {NAMES[format]}
            </Button>
          ))}
        </div>
      </div>
      {state.is === 'failed' ? (
        <div className="note error report-note" role="alert">
          <p>{state.message}</p>
          {state.format === 'xlsx' && (
            <Button small onClick={() => start('csv')}>
              Export CSV instead
            </Button>
          )}
        </div>
      ) : (
        <p className="report-files small muted" role="status">
          {words(state, request.reportType)}
          {isBusy && (
            <Button
              small
              look="quiet"
              onClick={() => {
                stop();
                focusIfLost(`#${COUNT_ID}`);
              }}
            >
              Stop<span className="vh"> the export</span>
            </Button>
          )}
        </p>
      )}
    </>
  );
}

function words(state: ExportState, type: string): string {
  if (state.is === 'busy') return `Making the ${NAMES[state.format]} file${state.progress && `: ${state.progress}`} …`;
  if (state.is === 'saved') return `Saved as ${state.fileName}`;
  if (state.is === 'stopped') return `The ${NAMES[state.format]} file was stopped. Nothing was saved.`;
  return `Files: Report ${type} (date and time).csv · Report[date and time].xlsx`;
}
