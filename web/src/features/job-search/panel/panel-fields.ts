import { type Criteria, EMPTY_CRITERIA, searchUrl } from '../criteria';
import type { LabelLookup } from '../filters/active-filters';

/** The fields of the search panel. `position` and `organization` are empty if several are selected. */
export interface PanelFields {
  q: string;
  positionTitle: string;
  location: string;
  position: string;
  organization: string;
}

export const EMPTY_FIELDS: PanelFields = { q: '', positionTitle: '', location: '', position: '', organization: '' };

/** "teacher near York": the search as text; empty without criteria of the panel. */
export function criteriaText(
  { q, positionTitle, location, position, organization }: Criteria,
  labelOf: LabelLookup,
): string {
  const selected = [
    ...position.map((id) => labelOf('position', id)),
    ...organization.map((id) => labelOf('organization', id)),
  ];
  const what = [q, positionTitle, ...selected].filter(Boolean).join(', ');
  return location ? `${what || 'Jobs'} near ${location}` : what;
}

const onlyValue = (selected: readonly string[]) => (selected.length === 1 ? (selected[0] ?? '') : '');

export const toPanelFields = ({ q, positionTitle, location, position, organization }: Criteria): PanelFields => ({
  q,
  positionTitle,
  location,
  position: onlyValue(position),
  organization: onlyValue(organization),
});

export const areFieldsEqual = (one: PanelFields, other: PanelFields) =>
  (Object.keys(EMPTY_FIELDS) as (keyof PanelFields)[]).every((name) => one[name] === other[name]);

const multipleValues = (selected: readonly string[]) => (selected.length > 1 ? selected : []);

/** The criteria without the panel's fields; multiple selections of a list stay. */
export function withoutPanelFields(criteria: Criteria): Criteria {
  const { position, organization } = criteria;
  const lists = { position: multipleValues(position), organization: multipleValues(organization) };
  const { q, positionTitle, location } = EMPTY_CRITERIA;
  return { ...criteria, q, positionTitle, location, ...lists };
}

/** The URL of a search from the panel. Filters stay; `exact` only with unchanged keywords. */
export function panelSearchUrl(criteria: Criteria, fields: PanelFields): string {
  const { position, organization, ...texts } = fields;
  const beside = withoutPanelFields(criteria);
  return searchUrl({
    ...beside,
    ...texts,
    exact: texts.q.trim() === criteria.q ? criteria.exact : '',
    position: position ? [position] : beside.position,
    organization: organization ? [organization] : beside.organization,
    offset: 0,
  });
}
