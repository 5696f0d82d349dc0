import { useState } from 'react';
import type { PreviewRequest } from '../../../../../modules/postings/contract/api';
import type { JobPreview } from '../../../../../modules/postings/contract/api-responses';
import { api } from '../../../lib/api/client';

interface OpenedPreview {
  job: JobPreview;
  /** The form has files that the preview lacks. */
  lacksFiles: boolean;
}

/** The preview of unsaved input. It belongs to its form, so that it never opens on the next page. */
export function usePreview() {
  const [opened, setOpened] = useState<OpenedPreview | null>(null);
  return {
    opened,
    /** Rejects with the errors that saving the input would have; nothing is stored. */
    open: async (input: PreviewRequest, lacksFiles: boolean) => {
      const body = { ...input, status: 'unsubmitted' };
      setOpened({ job: await api.post<JobPreview>('/api/jobs/preview', { body }), lacksFiles });
    },
    close: () => setOpened(null),
  };
}

/** The dialog of a preview; it is a part of the search, so that the page brings it. */
export interface PreviewProps extends OpenedPreview {
  onClose(): void;
}
