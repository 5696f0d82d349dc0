import { lazy, useState } from 'react';
import { toastError } from '#web/lib/feedback/toasts';
import type { OpenOverlay, UserOverlay } from './overlay';

const loadOverlays = () => import('./user-overlays');
export const UserOverlays = lazy(loadOverlays);
/** If this fails, opening tries again and says so. */
export const prefetchOverlays = () => void loadOverlays().catch(() => undefined);

/** Opens dialogs once their code is there: one that fails to load while it renders would take the page with it. */
export function useUserOverlay() {
  const [opened, setOpened] = useState<UserOverlay | null>(null);
  const open: OpenOverlay = (overlay) => void loadOverlays().then(() => setOpened(overlay), toastError);
  return { opened, open, close: () => setOpened(null) };
}
