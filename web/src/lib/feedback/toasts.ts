import { isServerUnavailable, messageOf } from '../api/api-error';
import { createStore } from './create-store';

export interface Toast {
  id: number;
  tone: 'success' | 'error';
  title?: string;
  text: string;
  /** A second line. */
  hint?: string | undefined;
}

/** Error toasts stay until closed; success toasts close by themselves. */
const SUCCESS_TTL_MS = 8000;
const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  const id = lastId;
  const same = (other: Toast) => other.text === toast.text && other.tone === toast.tone;
  toasts.set([...toasts.get().filter((other) => !same(other)), { ...toast, id }]);
  if (toast.tone === 'success') setTimeout(() => closeToast(id), SUCCESS_TTL_MS);
}

/** P7.9, T22. */
export const SESSION_EXPIRED_TOAST = {
  tone: 'error',
  title: 'automatic logout',
  text: 'Your session expired due to inactivity.',
} as const;

/** "Success" is the default text. */
export const toastSuccess = (text = 'Success') => showToast({ tone: 'success', text });

/** Shows the server's message, or that the server is unavailable. */
export const toastError = (error: unknown) => showToast({ tone: 'error', text: messageOf(error) });

/** Like toastError, for input that the page still holds. */
export const toastSaveError = (error: unknown) =>
  showToast({
    tone: 'error',
    text: messageOf(error),
    hint: isServerUnavailable(error) ? 'What you typed is still here. Try again.' : undefined,
  });

export function closeToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/** Called before a new submit, which makes earlier errors obsolete. */
export function closeErrorToasts(): void {
  toasts.set(toasts.get().filter(({ tone }) => tone !== 'error'));
}

export const useToasts = toasts.use;
