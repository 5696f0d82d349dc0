/** How a kept value of a changed field reads: as it is, as a name that is looked up, or by the words of its codes. */
export type ValueWords =
  | 'text'
  | 'yesOrNo'
  | 'day'
  | 'amount'
  | 'organization'
  | 'organizations'
  | 'position'
  | 'county'
  | 'accounts'
  | 'privileges'
  | Readonly<Record<string, string>>;

/** A field in conflicts and histories, as its page names it. */
export interface ChangedField {
  label: string;
  words: ValueWords;
}

/** By the name of the field in the API, in the order of the page. */
export type ChangedFields = Readonly<Record<string, ChangedField>>;

/** Fields of one kind of words, by their labels. */
export const fieldsOf = <P extends string>(words: ValueWords, labels: Readonly<Record<P, string>>) =>
  Object.fromEntries(Object.entries<string>(labels).map(([path, label]) => [path, { label, words }])) as Record<
    P,
    ChangedField
  >;
