import type { TemplateContent } from '#modules/postings/contract/api/job';
import type { PostingTemplateDetail } from '#modules/postings/contract/api/templates';
import type { JobValues } from '../form/job-values';
import type { ReferenceData } from '../reference-data';

/** The input values of a template; a position that left the list is left out. Dates keep their defaults. */
export function templateValues(
  { organization, content }: Pick<PostingTemplateDetail, 'organization' | 'content'>,
  { positions }: Pick<ReferenceData, 'positions'>,
): Partial<JobValues> {
  const { iu, county, salaryMin, salaryMax, position, ...same } = content as TemplateContent;
  return {
    ...same,
    organization,
    ...(iu !== undefined && { iu: toText(iu) }),
    ...(county !== undefined && { county: toText(county) }),
    ...(salaryMin !== undefined && { salaryMin: toText(salaryMin) }),
    ...(salaryMax !== undefined && { salaryMax: toText(salaryMax) }),
    ...(positions.some(({ id }) => id === position) && { position }),
  } as Partial<JobValues>;
}

const toText = (value: number | null) => (value === null ? '' : String(value));
