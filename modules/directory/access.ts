import { RIGHTS } from '#modules/shared/rights.js';
import { type Actor, hasAnyPrivilege } from '#platform/http/access.js';

/** Whether entries are shown with their use. */
export const managesData = (actor: Actor | null): boolean => hasAnyPrivilege(actor, ...RIGHTS.manageData);
