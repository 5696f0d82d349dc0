import { useState } from 'react';

const UNREACHABLE = 'We could not be reached. Please enter a ZIP code or city.';

/** Finds the ZIP code of the browser's position on demand. The error shows until the field changes. */
export function useMyZip(typed: string, found: (zip: string) => void) {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState({ why: '', typed });

  const locate = async () => {
    setBusy(true);
    setFailed({ why: '', typed });
    const { zip, why } = await import('./find-zip')
      .then(({ findZip }) => findZip())
      .catch(() => ({ zip: '', why: UNREACHABLE }));
    if (zip) found(zip);
    setFailed({ why, typed });
    setBusy(false);
  };
  return { locate, isBusy, error: failed.typed === typed ? failed.why : '' };
}
