import type { Applicant } from '#modules/applications/contract/api/lists';

export const candidateName = ({ firstName, lastName }: Pick<Applicant, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;
