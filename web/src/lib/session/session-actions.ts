import { api } from '../api/client';
import { queryClient } from '../api/query-client';
import { endSession } from './session';

/** Ends the session here even if the server is unreachable; the route guards then redirect to /signin. */
export async function signOut(): Promise<void> {
  await api.patch('/api/auth/signOut').catch(() => undefined);
  endSession('signedOut');
  queryClient.clear();
}

/** Ends all sessions of the account. Throws ApiError if the server did not, since the other sessions then continue. */
export async function signOutEverywhere(): Promise<void> {
  await api.patch('/api/auth/signOutEverywhere');
  endSession('signedOut');
  queryClient.clear();
}
