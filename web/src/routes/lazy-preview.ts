import { lazy } from 'react';
import type { PreviewDialog } from '#web/features/postings/form/use-preview';

const load = () => import('./preview-dialog');

/** The preview that the posting form opens, fetched with the first one. */
export const lazyPreview: PreviewDialog = { Dialog: lazy(load), load };
