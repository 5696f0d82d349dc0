import { type ChangedFields, fieldsOf } from '#modules/shared/changed-fields.js';

/** The fields of an organization in histories. */
export const ORGANIZATION_FIELDS: ChangedFields = {
  ...fieldsOf('text', { accountName: 'Name', accountType: 'Type' }),
  ...fieldsOf('yesOrNo', { active: 'Active' }),
  ...fieldsOf({ enabled: 'Enabled', disabled: 'Disabled' }, { action: 'Switch' }),
};
