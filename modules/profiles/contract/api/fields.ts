import { z } from 'zod';
import { PHONE, PHONE_MESSAGE } from '#modules/shared/phone.js';
import { tooLongMessage } from '#modules/shared/text.js';

export { PHONE_MESSAGE } from '#modules/shared/phone.js';

/** Empty for none; `max` in characters. */
export const optionalDigits = (label: string, max: number, message: string) =>
  z.string().trim().regex(/^\d*$/, message).max(max, tooLongMessage(label, max)).default('');

/** As (717)555-0142, 13 characters; empty for none (W2.18). */
export const optionalPhone = z
  .string()
  .trim()
  .refine((value) => value === '' || PHONE.test(value), PHONE_MESSAGE)
  .default('');

/** As (717)555-0142, 13 characters (W2.46). */
export const requiredPhone = (required: string) =>
  z.string(required).trim().min(1, { error: required, abort: true }).regex(PHONE, PHONE_MESSAGE);

/** Yes is 1, no is 0 (W2.26, W2.36, W2.44). */
export const Flag = z.union([z.literal(0), z.literal(1)], { error: 'Send 0 or 1' });
export type Flag = z.infer<typeof Flag>;

/** The section's version that was read, of `versions` in ProfileData; without it the last save wins. */
export const sectionVersion = z.int().optional();

/** For rules about several fields of an object: they are checked beside those of each field, not after them. */
export const BESIDE_FIELDS = {
  when: ({ value }: { value: unknown }) => z.looseObject({}).safeParse(value).success,
};
