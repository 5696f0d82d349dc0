import type { TERMS_CUTOFF } from '../../../modules/identity/contract/api';
import { paths } from '../paths';
import type { Privileged } from './privileges';

/** Terms accepted before this second count as not accepted (P5.16). */
const CUTOFF: typeof TERMS_CUTOFF = 1_581_152_578;

interface Accepting extends Privileged {
  termsAndConditionsAccepted: number | null;
}

/** Where a user must go before anything else, or null (P5.16 and near P5.16). */
export function termsGate(user: Accepting): string | null {
  const accepted = user.termsAndConditionsAccepted;
  if (accepted !== null && accepted >= CUTOFF) return null;
  return accepted === null && user.privileges.length === 0 ? paths.welcomeGateway : paths.acceptTerms;
}
