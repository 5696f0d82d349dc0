import { z } from 'zod';
import { JobForEdit } from './responses.js';

/** GET /api/jobs/user/contact: what the user's last postings prefill (U31). */
export const LastContactResponse = z.object({
  /** Whether the organizations that the user posts for have templates. */
  hasTemplates: z.boolean(),
  /** Of the newest posting for each organization, the newest of all first. */
  places: z.array(
    z.object({ organization: z.string() }).extend(
      JobForEdit.pick({
        addressLine1: true,
        addressLine2: true,
        city: true,
        state: true,
        zipCode: true,
        county: true,
      }).shape,
    ),
  ),
  /** Of the newest posting that is no copy; null without one. */
  contact: JobForEdit.pick({
    contactsFirstName: true,
    contactsLastName: true,
    phoneNumber: true,
    phoneExt: true,
    email: true,
  }).nullable(),
});
export type LastContactResponse = z.infer<typeof LastContactResponse>;
