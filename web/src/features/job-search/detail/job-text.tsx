import { useSyncExternalStore } from 'react';
import { formatFileSize, longDate } from '#web/lib/formatting/format';
import { RichText } from '#web/ui/display/rich-text';
import { icons } from '#web/ui/icons';
import type { JobDetail } from './use-job';

/** Files that the virus scanner keeps closed, in the words of a page that loads no code for them. */
const CLOSED = { scanning: 'being checked for viruses', refused: 'refused: a virus was found' } as const;

interface Props {
  job: JobDetail;
  /** Downloads a file that only the user may open; a link suffices for public ones. */
  openFile?(path: string, fileName: string): void;
}

/** The long part of a job: description, files and date of the last change. */
export function JobText({ job, openFile }: Props) {
  return (
    <div className="job-text">
      <div className="ruled">
        <h2>Description</h2>
      </div>
      <RichText html={job.description} />
      {job.files.length > 0 && (
        <>
          <div className="ruled">
            <h2>Attached files</h2>
          </div>
          <ul className="attached">
            {job.files.map(({ id, fileName, size, scan }) => (
              <li key={id}>
                {icons.file}
                <span>
                  {scan === 'scanning' || scan === 'refused' ? (
                    `${fileName} (${CLOSED[scan]})`
                  ) : (
                    <a
                      href={`/api/jobs/files/${id}`}
                      download={fileName}
                      onClick={
                        openFile &&
                        ((event) => {
                          event.preventDefault();
                          openFile(`/api/jobs/files/${id}`, fileName);
                        })
                      }
                    >
                      {fileName}
                    </a>
                  )}
                </span>
                <span className="muted">
                  {fileExtension(fileName)}, {formatFileSize(size)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="muted small updated">Last updated {longDate(job.updatedAt)}</p>
      <PrintedUrl />
    </div>
  );
}

/** The URL of the posting, for print. The server does not know it, so it appears after hydration. */
function PrintedUrl() {
  const url = useSyncExternalStore(
    () => () => {},
    () => location.origin + location.pathname,
    () => '',
  );
  return <p className="print-only">{url}</p>;
}

const fileExtension = (fileName: string) => fileName.slice(fileName.lastIndexOf('.') + 1).toUpperCase();
