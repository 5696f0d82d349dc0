import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { JobSubtitle } from '#web/features/job-search/detail/job-head';
import type { PreviewProps } from '#web/features/postings/form/use-preview';
import { Button } from '#web/ui/button';
import { JobPreviewView } from './job-preview-view';

/** The form's input as visitors would get it, over the whole window. Escape closes it. */
export default function PreviewDialog({ job, isSaved, lacksFiles, onClose }: PreviewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return createPortal(
    <dialog className="preview" ref={dialog} aria-labelledby="preview-title" onCancel={onClose}>
      <div className="preview-bar">
        <p>
          <b>Preview.</b> {isSaved ? 'This is the saved posting.' : 'What you typed is not saved, and only you see it.'}
          {lacksFiles && ' Files that you added are shown after the next save.'}
        </p>
        <Button look="fill" onClick={onClose}>
          Back to the form
        </Button>
      </div>
      <div className="preview-page">
        <h2 id="preview-title">{job.title}</h2>
        <p className="lead">
          <JobSubtitle job={job} />
        </p>
        <JobPreviewView job={job} />
      </div>
    </dialog>,
    document.body,
  );
}
