import { type ComponentType, useState } from 'react';
import type { PreviewRequest } from '#modules/postings/contract/api/job';
import type { JobPreview } from '#modules/postings/contract/api/responses';
import { api } from '#web/lib/api/client';

interface PreviewState {
  /** The form has nothing that is not saved. */
  isSaved: boolean;
  /** The form has files that the preview lacks. */
  lacksFiles: boolean;
}

interface OpenedPreview extends PreviewState {
  job: JobPreview;
}

/** The preview of a form's input. It belongs to its form, so that it never opens on the next page. */
export function usePreview(load: () => Promise<unknown>) {
  const [opened, setOpened] = useState<OpenedPreview | null>(null);
  return {
    opened,
    /** Rejects with the errors that saving the input would have; nothing is stored. */
    open: async (input: PreviewRequest, state: PreviewState) => {
      const body = { ...input, status: 'unsubmitted' };
      const [job] = await Promise.all([api.post<JobPreview>('/api/jobs/preview', { body }), load()]);
      setOpened({ job, ...state });
    },
    close: () => setOpened(null),
  };
}

export interface PreviewProps extends OpenedPreview {
  onClose(): void;
}

/** The dialog of a preview; it is a part of the search, so that the page brings it. */
export interface PreviewDialog {
  Dialog: ComponentType<PreviewProps>;
  load(): Promise<unknown>;
}
