import { api } from './api';
import { queryClient } from './query-client';
import { endSession } from './session';

/** Ends the session here even when the server cannot be told (P5.9); the guards then lead to /signin. */
export async function signOut(): Promise<void> {
  await api.patch('/api/auth/signOut').catch(() => undefined);
  endSession('left');
  queryClient.clear();
}

/** Ends all sessions of the account; throws ApiError when the server did not, since the others then go on. */
export async function signOutEverywhere(): Promise<void> {
  await api.patch('/api/auth/signOutEverywhere');
  endSession('left');
  queryClient.clear();
}
