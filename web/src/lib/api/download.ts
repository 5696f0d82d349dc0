import { toastError } from '../feedback/toasts';
import { api } from './client';

/** Downloads a protected file with the session's token and saves it under its name. Errors are shown, never thrown. */
export async function saveFile(path: string, fileName: string): Promise<void> {
  try {
    const url = URL.createObjectURL(await api.file(path));
    const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
    link.click();
    URL.revokeObjectURL(url);
  } catch (error) {
    toastError(error);
  }
}
