/** Issues the one-time links of mails. */
export abstract class LinkIssuer {
  /**
   * Creates a one-time link token for a mail and stores its hash in the surrounding transaction. The same `cause`, the id
   * of the mail, returns the same token, so that a retry mails the same link. Returns null if nothing is left to confirm.
   * The link confirms the names and password of the sign-up, or of the account without one, given at `signedUpAt`.
   * `isOneOfSeveral` is true if there were more sign-ups with this e-mail address.
   */
  abstract confirmationLink(
    userId: string,
    cause: string,
    signUpId?: string,
  ): Promise<{
    token: string;
    validHours: number;
    signedUpAt: Date;
    isOneOfSeveral: boolean;
  } | null>;

  /**
   * Like `confirmationLink`, for setting a password: the first of an account created by others, or a new one. Returns
   * null for a locked account.
   */
  abstract passwordLink(
    userId: string,
    cause: string,
    reason: 'first' | 'forgotten',
  ): Promise<{ token: string; validHours: number } | null>;

  /**
   * Like `confirmationLink`, for a new e-mail. Returns null once the change is confirmed, replaced or cancelled, and
   * `taken` for the address of another account (T50).
   */
  abstract emailChangeLink(
    changeId: string,
    cause: string,
  ): Promise<{ token: string; validHours: number } | 'taken' | null>;
}
