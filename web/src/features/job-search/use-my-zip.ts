import { useState } from 'react';
import type { NearestPlace } from '../../../../modules/directory/contract/api';
import { api } from '../../lib/api';
import { messageOf } from '../../lib/api-error';

const OTHERWISE = 'Please enter a ZIP code or city.';
const DENIED = `Your browser may not tell us where you are. ${OTHERWISE}`;
const UNKNOWN = `Your browser could not find out where you are. ${OTHERWISE}`;
const WAIT_MS = 15_000;
const FRESH_MS = 600_000;
/** Decimals of a degree: about half a mile, which is as near as a ZIP code tells. */
const DECIMALS = 2;

/** The ZIP code of where the browser is, once somebody asks for it. Why it is unknown stands until a place is `typed`. */
export function useMyZip(typed: string, found: (zip: string) => void) {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState({ why: '', typed });

  const locate = async () => {
    setBusy(true);
    setFailed({ why: '', typed });
    try {
      const { coords } = await position();
      const query = { lat: coords.latitude.toFixed(DECIMALS), lon: coords.longitude.toFixed(DECIMALS) };
      found((await api.get<NearestPlace>('/api/places/nearest', { query })).zip);
    } catch (cause) {
      setFailed({ why: wordsOf(cause), typed });
    }
    setBusy(false);
  };
  return { locate, isBusy, error: failed.typed === typed ? failed.why : '' };
}

const position = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: WAIT_MS, maximumAge: FRESH_MS });
  });

function wordsOf(cause: unknown): string {
  if (!(cause instanceof GeolocationPositionError)) return messageOf(cause);
  return cause.code === GeolocationPositionError.PERMISSION_DENIED ? DENIED : UNKNOWN;
}
