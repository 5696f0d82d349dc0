import { type ChangedFields, fieldsOf } from '#modules/shared/changed-fields.js';

/** The fields of an account in histories. */
export const ACCOUNT_FIELDS: ChangedFields = {
  ...fieldsOf('text', { firstName: 'First Name', lastName: 'Last Name', email: 'Email' }),
  ...fieldsOf('privileges', { privileges: 'Rights' }),
  ...fieldsOf('organizations', { organizations: 'Organizations' }),
};
