import { z } from 'zod';
import { emailField, nameField, PASSWORD_MESSAGES, passwordField, sharesRunWithName } from './account-rules.js';

export {
  ACCOUNT_LIMITS,
  emailField,
  hasPasswordMix,
  nameField,
  PASSWORD_MESSAGES,
  passwordField,
  sharesRunWithName,
} from './account-rules.js';

/** Codes of refusals a page reacts to, beside the status (P4.9, P5.3). */
export const IDENTITY_CODES = {
  /** The link is unknown, used or expired: offer a new one. */
  linkInvalid: 'link_invalid',
  /** Unknown address, wrong password or locked account: nobody learns which. */
  signInRefused: 'sign_in_refused',
  /** The password was right, the address is not confirmed yet: offer POST /api/users/confirmation. */
  unconfirmed: 'unconfirmed',
  /** The address belongs to another account. */
  addressTaken: 'address_taken',
  /** Too many attempts; `Retry later` is all there is to say. */
  throttled: 'throttled',
} as const;

/** Seconds since 1970: an acceptance before this must be renewed (P5.16). */
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
  // The rule is told beside others that are broken, as soon as its three fields are there to compare.
  when: ({ value }: { value: unknown }) =>
    z.object({ firstName: z.string(), lastName: z.string(), password: z.string() }).safeParse(value).success,
};
const keepsNamesOut = (form: NamedPassword) => !sharesRunWithName(form.password, form.firstName, form.lastName);

/** POST /api/users (P4.2). */
export const SignUpRequest = z.object(signUpShape).refine(keepsNamesOut, withoutNames);
export type SignUpRequest = z.infer<typeof SignUpRequest>;

/** The form before it is sent: confirmPassword stays in the browser (P4.20). */
export const SignUpForm = z
  .object({ ...signUpShape, confirmPassword: z.string() })
  .refine(keepsNamesOut, withoutNames)
  .refine((form) => form.confirmPassword === form.password, {
    path: ['confirmPassword'],
    message: 'Confirm Password must be the same as Password',
    when: ({ value }) => z.object({ password: z.string(), confirmPassword: z.string() }).safeParse(value).success,
  });
export type SignUpForm = z.infer<typeof SignUpForm>;

/** POST /api/auth/signin and POST /api/users/confirmation (P5.2, P5.3). */
export const SignInRequest = z.object({
  email: z.string('Email is required').trim().min(1, 'Email is required').max(1000, 'Invalid email address'),
  password: z.string(PASSWORD_MESSAGES.required).min(1, PASSWORD_MESSAGES.required).max(1000, PASSWORD_MESSAGES.length),
});
export type SignInRequest = z.infer<typeof SignInRequest>;

/** POST /api/auth/refresh (P7.2). */
export const RefreshRequest = z.object({ refreshToken: z.string().min(1).max(500) });
export type RefreshRequest = z.infer<typeof RefreshRequest>;

/** DELETE /api/users/{email}/password and the form of /forgot-password (P6.1). */
export const ForgotPasswordForm = z.object({ email: emailField });
export type ForgotPasswordForm = z.infer<typeof ForgotPasswordForm>;

/** POST /api/users/password {token, password}: the call of /reset-password/{token} (T1). */
export const SetPasswordRequest = z.object({ token: z.string().min(1).max(200), password: passwordField });
export type SetPasswordRequest = z.infer<typeof SetPasswordRequest>;

export const WELCOME_ROLES = ['jobSeeker', 'employer'] as const;

/** PATCH /api/users/{id}/welcome: choosing a role and accepting the terms in one (P5.10–P5.12). */
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
  /** The address that waits for its confirmation; `email` stays until then (near P8.2). */
  pendingEmail: z.string().nullable(),
  contactName: z.string().nullable(),
  contactSurname: z.string().nullable(),
  privileges: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Account numbers of the organizations the user is assigned to. */
  organizations: z.array(z.object({ accountNumber: z.string() })),
  termsAndConditionsAccepted: z.int().nullable(),
  isEmailReceiver: z.boolean(),
  /** Of the contact address; the search ZIP code is another (T20). */
  zipCode: z.string().nullable(),
  searchZipCode: z.string().nullable(),
  /** Miles. */
  searchDistance: z.int().nullable(),
});
export type UserResponse = z.infer<typeof UserResponse>;

export const TokensResponse = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type TokensResponse = z.infer<typeof TokensResponse>;

export const SignInResponse = TokensResponse.extend({ user: UserResponse });
export type SignInResponse = z.infer<typeof SignInResponse>;

export const MessageResponse = z.object({ message: z.string() });
export type MessageResponse = z.infer<typeof MessageResponse>;

/** PATCH /api/users/confirmation/{token} and its resend: the status stands in the body too (P4.6). */
export const ConfirmationResponse = z.object({ statusCode: z.int(), message: z.string() });
export type ConfirmationResponse = z.infer<typeof ConfirmationResponse>;

/** PATCH /api/users/{id}/terms-and-conditions: the new timestamp in seconds since 1970 (P5.14, T19). */
export const TermsResponse = z.object({ data: z.int() });
export type TermsResponse = z.infer<typeof TermsResponse>;
