/** Contact details of an account, which its profile holds. Empty texts where nothing was given. */
export interface AccountContact {
  contactName: string;
  contactSurname: string;
  address: string;
  city: string;
  zipCode: string;
  ppid: string;
  isProfileCompleted: boolean;
}

/** Reads contact details. The module of the profiles provides it. */
export abstract class ContactSource {
  /** Null before the first save. */
  abstract contactOf(userId: string): Promise<AccountContact | null>;
}
