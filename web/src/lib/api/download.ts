import { toastError } from '../feedback/toasts';
import { api } from './client';

/** Downloads a protected file with the session's token and saves it under its name. Errors are shown, never thrown. */
export async function saveFile(path: string, fileName: string): Promise<void> {
  try {
    saveBlob(await api.file(path), fileName);
  } catch (error) {
    toastError(error);
  }
}

/** Saves a text that the page has made. */
export const saveText = (text: string, fileName: string, type: string): void =>
  saveBlob(new Blob([text], { type }), fileName);

/** Saves a file under this name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  URL.revokeObjectURL(url);
}
