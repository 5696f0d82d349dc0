import type { NearestPlace } from '#modules/directory/contract/api/choices';
import { messageOf } from '#web/lib/api/api-error';
import { api } from '#web/lib/api/client';

const ASK_FOR_PLACE = 'Please enter a ZIP code or city.';
const DENIED = `Your browser may not tell us where you are. ${ASK_FOR_PLACE}`;
const UNKNOWN = `Your browser could not find out where you are. ${ASK_FOR_PLACE}`;
const LOCATE_TIMEOUT_MS = 15_000;
const POSITION_MAX_AGE_MS = 600_000;
/** Two decimals of a degree are about half a mile, the precision of a ZIP code. */
const COORDINATE_DECIMALS = 2;

/** The ZIP code nearest to the browser's position, or an empty one and why there is none. */
export async function findZip(): Promise<{ zip: string; why: string }> {
  try {
    const { coords } = await currentPosition();
    const query = {
      lat: coords.latitude.toFixed(COORDINATE_DECIMALS),
      lon: coords.longitude.toFixed(COORDINATE_DECIMALS),
    };
    return { zip: (await api.get<NearestPlace>('/api/places/nearest', { query })).zip, why: '' };
  } catch (cause) {
    return { zip: '', why: failureText(cause) };
  }
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
