import { z } from 'zod';
import {
  currentPasswordField,
  emailField,
  PASSWORD_MESSAGES,
  passwordField,
  sharesRunWithName,
} from './account-rules.js';

/** Miles (P8.9). */
export const SEARCH_DISTANCE = { min: 5, max: 500, step: 5 } as const;

export const SETTINGS_MESSAGES = {
  zipCode: 'This field can only contain 5 numbers',
  searchDistance: `Search distance must be ${SEARCH_DISTANCE.min} to ${SEARCH_DISTANCE.max} miles in steps of ${SEARCH_DISTANCE.step}`,
  isEmailReceiver: 'Choose whether you want to receive email',
  confirmMissing: 'Please, confirm your new password',
  confirmDiffers: 'Confirm Password must be the same as Password',
  wrongPassword: 'This is not your current password',
  linkUsed: 'This link has been used before: it confirmed your new email address.',
  emailTaken: 'This email address belongs to another account',
} as const;

export const ZIP_CODE_LENGTH = 5;

/** Empty for none. */
export const zipCodeField = z
  .string(SETTINGS_MESSAGES.zipCode)
  .trim()
  .regex(/^(\d{5})?$/, SETTINGS_MESSAGES.zipCode);

/** Miles. */
export const searchDistanceField = z
  .int(SETTINGS_MESSAGES.searchDistance)
  .min(SEARCH_DISTANCE.min, SETTINGS_MESSAGES.searchDistance)
  .max(SEARCH_DISTANCE.max, SETTINGS_MESSAGES.searchDistance)
  .multipleOf(SEARCH_DISTANCE.step, SETTINGS_MESSAGES.searchDistance);

const shape = {
  email: emailField,
  isEmailReceiver: z.boolean(SETTINGS_MESSAGES.isEmailReceiver),
  searchDistance: searchDistanceField,
  currentPassword: currentPasswordField,
};

/**
 * PATCH /api/users/{id}/settings (P8.10). `zipCode` is the search ZIP code (T20). That the new password contains no
 * names needs the account.
 */
export const SettingsRequest = z.object({
  ...shape,
  zipCode: zipCodeField.nullable().transform((zipCode) => zipCode || null),
  newPassword: passwordField.optional(),
});
export type SettingsRequest = z.infer<typeof SettingsRequest>;

interface Names {
  firstName: string;
  lastName: string;
}

/** Checks a rule beside other violations, as soon as its fields are strings. */
const whenPresent = (...fields: string[]) => ({
  when: ({ value }: { value: unknown }) =>
    z.object(Object.fromEntries(fields.map((field) => [field, z.string()]))).safeParse(value).success,
});

const filledForm = z.object({
  ...shape,
  searchZipCode: zipCodeField,
  newPassword: z.union([z.literal(''), passwordField]),
  confirmNewPassword: z.string(),
});

/** The form in the browser; confirmNewPassword is not sent (P8.2–P8.8). */
export function settingsForm(names: Names) {
  return filledForm
    .refine(({ newPassword }) => !sharesRunWithName(newPassword, names.firstName, names.lastName), {
      path: ['newPassword'],
      message: PASSWORD_MESSAGES.name,
      ...whenPresent('newPassword'),
    })
    .refine(({ newPassword, confirmNewPassword }) => newPassword === '' || confirmNewPassword !== '', {
      path: ['confirmNewPassword'],
      message: SETTINGS_MESSAGES.confirmMissing,
      ...whenPresent('newPassword', 'confirmNewPassword'),
    })
    .refine(({ newPassword, confirmNewPassword }) => newPassword === confirmNewPassword, {
      path: ['confirmNewPassword'],
      message: SETTINGS_MESSAGES.confirmDiffers,
      ...whenPresent('newPassword', 'confirmNewPassword'),
    });
}

/** Days in which users can take back that they delete their account. */
export const REMOVAL_DAYS = 7;

/** POST /api/users/{id}/removal: users delete their own account. */
export const RemovalRequest = z.object({ currentPassword: currentPasswordField });
export type RemovalRequest = z.infer<typeof RemovalRequest>;

/** PATCH /api/users/email-change/{token}: the account with its new e-mail. */
export const EmailChangeResponse = z.object({ message: z.string(), userId: z.uuid(), email: z.string() });
export type EmailChangeResponse = z.infer<typeof EmailChangeResponse>;
