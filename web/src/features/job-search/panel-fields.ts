import type { Suggestion } from '../../../../modules/postings/contract/api-suggest';
import { addressOf, type Criteria, NOTHING } from './criteria';

/** The fields of the search panel (P2.2); `position` and `organization` are empty where several are chosen. */
export interface Fields {
  q: string;
  positionTitle: string;
  location: string;
  position: string;
  organization: string;
}

export const NO_FIELDS: Fields = { q: '', positionTitle: '', location: '', position: '', organization: '' };

const single = (chosen: readonly string[]) => (chosen.length === 1 ? (chosen[0] ?? '') : '');

export const fieldsOf = ({ q, positionTitle, location, position, organization }: Criteria): Fields => ({
  q,
  positionTitle,
  location,
  position: single(position),
  organization: single(organization),
});

export const isSame = (one: Fields, other: Fields) =>
  (Object.keys(NO_FIELDS) as (keyof Fields)[]).every((name) => one[name] === other[name]);

const several = (chosen: readonly string[]) => (chosen.length > 1 ? chosen : []);

/** What is asked for beyond the fields, several choices of a list included. */
export function besideFields(asked: Criteria): Criteria {
  const { position, organization } = asked;
  const lists = { position: several(position), organization: several(organization) };
  const { q, positionTitle, location } = NOTHING;
  return { ...asked, q, positionTitle, location, ...lists };
}

/** The address that Search leads to: with other words, those are not exact any more; filters stay. */
export function searchFor(asked: Criteria, fields: Fields): string {
  const { position, organization, ...texts } = fields;
  const beside = besideFields(asked);
  return addressOf({
    ...beside,
    ...texts,
    exact: texts.q.trim() === asked.q ? asked.exact : '',
    position: position ? [position] : beside.position,
    organization: organization ? [organization] : beside.organization,
    offset: 0,
  });
}

/** What a suggestion for the keywords says instead of them: a title in words, everything else in its own field. */
export function chosenIn(fields: Fields, { kind, value }: Suggestion): Fields {
  if (kind === 'title') return { ...fields, q: value };
  return { ...fields, q: '', [kind === 'place' ? 'location' : kind]: value };
}
