import { z } from 'zod';
import {
  emailField,
  isAscii,
  nameField,
  PASSWORD_MESSAGES,
  passwordField,
  sharesRunWithName,
} from './account-rules.js';

export {
  ACCOUNT_LIMITS,
  emailField,
  hasPasswordMix,
  nameField,
  sharesRunWithName,
} from './account-rules.js';

/** Error codes that pages react to, beside the status (P4.9, P5.3). */
export const IDENTITY_CODES = {
  /** The link is unknown, used or expired: offer a new one. */
  linkInvalid: 'link_invalid',
  /** The link was followed before, and what it is for is done. */
  linkUsed: 'link_used',
  /** Unknown e-mail, wrong password or locked account, without revealing which. */
  signInRefused: 'sign_in_refused',
  /** The password is correct, the e-mail not confirmed yet: offer POST /api/users/confirmation. */
  unconfirmed: 'unconfirmed',
  /** The e-mail address belongs to another account. */
  emailTaken: 'address_taken',
  /** Rate limit exceeded. */
  throttled: 'throttled',
} as const;

/** Seconds since 1970: terms accepted earlier must be accepted again (P5.16). */
export const TERMS_CUTOFF = 1581152578;

const signUpShape = {
  firstName: nameField('First Name'),
  lastName: nameField('Last Name'),
  email: emailField,
  password: passwordField,
};

interface NamedPassword {
  firstName: string;
  lastName: string;
  password: string;
}

const withoutNames = {
  path: ['password'],
  message: PASSWORD_MESSAGES.name,
  // Checked beside other violated rules, as soon as all three fields are strings.
  when: ({ value }: { value: unknown }) =>
    z.object({ firstName: z.string(), lastName: z.string(), password: z.string() }).safeParse(value).success,
};
const hidesNames = (form: NamedPassword) => !sharesRunWithName(form.password, form.firstName, form.lastName);

/** The job to return to by the mailed link (U54). An id instead of a URL prevents open redirects (S19). */
const jobId = z.uuid().optional();

/** POST /api/users (P4.2). */
export const SignUpRequest = z.object({ ...signUpShape, jobId }).refine(hidesNames, withoutNames);
export type SignUpRequest = z.infer<typeof SignUpRequest>;

/** The form in the browser; confirmPassword is not sent (P4.20). */
export const SignUpForm = z
  .object({ ...signUpShape, confirmPassword: z.string() })
  .refine(hidesNames, withoutNames)
  .refine((form) => form.confirmPassword === form.password, {
    path: ['confirmPassword'],
    message: 'Confirm Password must be the same as Password',
    when: ({ value }) => z.object({ password: z.string(), confirmPassword: z.string() }).safeParse(value).success,
  });
export type SignUpForm = z.infer<typeof SignUpForm>;

/** POST /api/auth/signin (P5.2, P5.3). */
export const SignInRequest = z.object({
  email: z
    .string('Email is required')
    .trim()
    .min(1, 'Email is required')
    .max(1000, 'Invalid email address')
    .refine(isAscii, 'Invalid email address'),
  password: z.string(PASSWORD_MESSAGES.required).min(1, PASSWORD_MESSAGES.required).max(1000, PASSWORD_MESSAGES.length),
});
export type SignInRequest = z.infer<typeof SignInRequest>;

/** POST /api/users/confirmation: a new link for a user who knows the password (near P5.3). */
export const ConfirmationRequest = SignInRequest.extend({ jobId });
export type ConfirmationRequest = z.infer<typeof ConfirmationRequest>;

/** PATCH /api/users/resend-email-confirmation/{token}, which has no body (P4.10). */
export const ResendQuery = z.object({ jobId });
export type ResendQuery = z.infer<typeof ResendQuery>;

/** POST /api/auth/refresh (P7.2). */
export const RefreshRequest = z.object({ refreshToken: z.string().min(1).max(500) });
export type RefreshRequest = z.infer<typeof RefreshRequest>;

/** DELETE /api/users/{email}/password and the form of /forgot-password (P6.1). */
export const ForgotPasswordForm = z.object({ email: emailField });
export type ForgotPasswordForm = z.infer<typeof ForgotPasswordForm>;

/** POST /api/users/password {token, password}, called by /reset-password/{token} (T1). */
export const SetPasswordRequest = z.object({ token: z.string().min(1).max(200), password: passwordField });
export type SetPasswordRequest = z.infer<typeof SetPasswordRequest>;

const WELCOME_ROLES = ['jobSeeker', 'employer'] as const;

/** PATCH /api/users/{id}/welcome: selects a role and accepts the terms (P5.10–P5.12). */
export const WelcomeRequest = z.object({ role: z.enum(WELCOME_ROLES) });
export type WelcomeRequest = z.infer<typeof WelcomeRequest>;

/** PATCH /api/users/{id}/access (W17.14). */
export const AccessRequest = z.object({ isAccessible: z.boolean() });
export type AccessRequest = z.infer<typeof AccessRequest>;

/** P5.4. `termsAndConditionsAccepted` in seconds since 1970, null before the first acceptance. */
export const UserResponse = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** The new e-mail until it is confirmed; `email` stays until then (near P8.2). */
  pendingEmail: z.string().nullable(),
  contactName: z.string().nullable(),
  contactSurname: z.string().nullable(),
  privileges: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Account numbers of the organizations the user is assigned to. */
  organizations: z.array(z.object({ accountNumber: z.string() })),
  termsAndConditionsAccepted: z.int().nullable(),
  isEmailReceiver: z.boolean(),
  /** ZIP code of the contact address, not of searches (T20). */
  zipCode: z.string().nullable(),
  searchZipCode: z.string().nullable(),
  /** Miles. */
  searchDistance: z.int().nullable(),
  /** When the account is removed at its user's wish; null unless that was asked for. */
  removalDueAt: z.iso.datetime().nullable(),
});
export type UserResponse = z.infer<typeof UserResponse>;

export const TokensResponse = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type TokensResponse = z.infer<typeof TokensResponse>;

export const SignInResponse = TokensResponse.extend({ user: UserResponse });
export type SignInResponse = z.infer<typeof SignInResponse>;

export const MessageResponse = z.object({ message: z.string() });
export type MessageResponse = z.infer<typeof MessageResponse>;

/** PATCH /api/users/confirmation/{token} and its resend; the body repeats the status (P4.6). */
export const ConfirmationResponse = z.object({ statusCode: z.int(), message: z.string() });
export type ConfirmationResponse = z.infer<typeof ConfirmationResponse>;

/** PATCH /api/users/{id}/terms-and-conditions: the new timestamp in seconds since 1970 (P5.14, T19). */
export const TermsResponse = z.object({ data: z.int() });
export type TermsResponse = z.infer<typeof TermsResponse>;
