import type { ManagedJob } from '#modules/postings/contract/api/responses';

/** A posting in a list of selected ones. */
export const rowKey = ({ id }: ManagedJob) => id;
export const nameOf = ({ title, organization }: ManagedJob) => `${title}, ${organization.accountName}`;
