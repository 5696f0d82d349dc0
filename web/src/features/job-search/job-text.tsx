import { useSyncExternalStore } from 'react';
import { fileSize, longDate } from '../../lib/format';
import { icons } from '../../ui/icons';
import { RichText } from '../../ui/rich-text';
import type { JobDetail } from './use-job';

/** The long part of a job: description, files, when it was last changed (W9.5, W9.8, W9.9). */
export function JobText({ job }: { job: JobDetail }) {
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
            {job.files.map(({ id, fileName, size }) => (
              <li key={id}>
                {icons.file}
                <a href={`/api/jobs/files/${id}`} download={fileName}>
                  {fileName}
                </a>
                <span className="muted">
                  {ending(fileName)}, {fileSize(size)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="muted small updated">Last updated {longDate(job.updatedAt)}</p>
      <OnPaper />
    </div>
  );
}

/** A sheet of paper cannot be followed back: it says where the posting stands. The server knows no such address. */
function OnPaper() {
  const address = useSyncExternalStore(
    () => () => {},
    () => location.origin + location.pathname,
    () => '',
  );
  return <p className="print-only">{address}</p>;
}

const ending = (fileName: string) => fileName.slice(fileName.lastIndexOf('.') + 1).toUpperCase();
