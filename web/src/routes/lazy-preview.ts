import { lazy } from 'react';

/** The preview that the posting form opens, fetched with the first one. */
export const LazyPreview = lazy(() => import('./preview-dialog'));
