import { useState } from 'react';
import type { NearestPlace } from '../../../../../modules/directory/contract/api';
import { messageOf } from '../../../lib/api/api-error';
import { api } from '../../../lib/api/client';

const ASK_FOR_PLACE = 'Please enter a ZIP code or city.';
const DENIED = `Your browser may not tell us where you are. ${ASK_FOR_PLACE}`;
const UNKNOWN = `Your browser could not find out where you are. ${ASK_FOR_PLACE}`;
const LOCATE_TIMEOUT_MS = 15_000;
const POSITION_MAX_AGE_MS = 600_000;
/** Two decimals of a degree are about half a mile, the precision of a ZIP code. */
const COORDINATE_DECIMALS = 2;

/** Finds the ZIP code of the browser's position on demand. The error shows until the field changes. */
export function useMyZip(typed: string, found: (zip: string) => void) {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState({ why: '', typed });

  const locate = async () => {
    setBusy(true);
    setFailed({ why: '', typed });
    try {
      const { coords } = await currentPosition();
      const query = {
        lat: coords.latitude.toFixed(COORDINATE_DECIMALS),
        lon: coords.longitude.toFixed(COORDINATE_DECIMALS),
      };
      found((await api.get<NearestPlace>('/api/places/nearest', { query })).zip);
    } catch (cause) {
      setFailed({ why: failureText(cause), typed });
    }
    setBusy(false);
  };
  return { locate, isBusy, error: failed.typed === typed ? failed.why : '' };
}

const currentPosition = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: LOCATE_TIMEOUT_MS,
      maximumAge: POSITION_MAX_AGE_MS,
    });
  });

function failureText(cause: unknown): string {
  if (!(cause instanceof GeolocationPositionError)) return messageOf(cause);
  return cause.code === GeolocationPositionError.PERMISSION_DENIED ? DENIED : UNKNOWN;
}
