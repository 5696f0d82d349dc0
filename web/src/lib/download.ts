import { api } from './api';
import { toastError } from './toasts';

/** Fetches a protected file with the session's token and saves it under its name; a refusal is shown, never thrown. */
export async function saveFile(path: string, fileName: string): Promise<void> {
  try {
    const address = URL.createObjectURL(await api.file(path));
    const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
    link.click();
    URL.revokeObjectURL(address);
  } catch (error) {
    toastError(error);
  }
}
