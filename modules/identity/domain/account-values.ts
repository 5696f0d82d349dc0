import type { PrivilegeId } from '#modules/shared/privileges.js';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

/** The user's own settings (P8.1); the distance in miles. */
export interface AccountPreferences {
  isEmailReceiver: boolean;
  searchZipCode: string | null;
  searchDistance: number;
}

/** Privilege ids, and account numbers of organizations. */
export interface Rights {
  privileges: readonly PrivilegeId[];
  organizations: readonly string[];
}
