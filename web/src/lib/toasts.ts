import { useSyncExternalStore } from 'react';
import { messageOf } from './api-error';

export interface Toast {
  id: number;
  tone: 'success' | 'error';
  title?: string;
  text: string;
}

/** Errors stay until closed (U34); good news leaves by itself. */
const SUCCESS_MS = 8000;
const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

function become(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  const id = lastId;
  const same = (other: Toast) => other.text === toast.text && other.tone === toast.tone;
  become([...toasts.filter((other) => !same(other)), { ...toast, id }]);
  if (toast.tone === 'success') setTimeout(() => closeToast(id), SUCCESS_MS);
}

/** P7.9, T22. */
export const EXPIRED = {
  tone: 'error',
  title: 'automatic logout',
  text: 'Your session expired due to inactivity.',
} as const;

/** Good news; "Success" when there is nothing better to say (W21.3). */
export const toastSuccess = (text = 'Success') => showToast({ tone: 'success', text });

/** A failed call: the server's message, or that the server is away (W21.1, W21.2). */
export const toastError = (error: unknown) => showToast({ tone: 'error', text: messageOf(error) });

export function closeToast(id: number): void {
  become(toasts.filter((toast) => toast.id !== id));
}

/** A new attempt makes the messages of the last one pointless. */
export function closeErrors(): void {
  become(toasts.filter(({ tone }) => tone !== 'error'));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
    () => toasts,
  );
}
