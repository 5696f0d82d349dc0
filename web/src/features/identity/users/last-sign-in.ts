import { formatDateTime } from '#web/lib/formatting/format';

/** W17.5; the wording is the specification's. */
export const lastSignIn = (loginTime: string | null) =>
  loginTime ? formatDateTime(loginTime) : 'User have not signed in yet';
