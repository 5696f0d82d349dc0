/** What somebody wrote to us; every field is on one line but `message`. Null for an unknown id. */
export class ContactMessageById {
  declare readonly answer: {
    name: string;
    email: string;
    organization: string;
    phone: string;
    reasonForContact: string;
    message: string;
  } | null;
  constructor(readonly messageId: string) {}
}
