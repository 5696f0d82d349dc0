import type { TERMS_CUTOFF } from '#modules/identity/contract/api/accounts';
import { paths } from '#web/paths';
import type { PrivilegeHolder } from './privileges';

/** Acceptance before this second (Unix time) does not count. */
const CUTOFF: typeof TERMS_CUTOFF = 1_581_152_578;

interface TermsHolder extends PrivilegeHolder {
  termsAndConditionsAccepted: number | null;
}

/** The page where a user must accept the terms first, or null. */
export function termsGate(user: TermsHolder): string | null {
  const accepted = user.termsAndConditionsAccepted;
  if (accepted !== null && accepted >= CUTOFF) return null;
  return accepted === null && user.privileges.length === 0 ? paths.welcomeGateway : paths.acceptTerms;
}
