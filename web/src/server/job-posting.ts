import type { JobPosting, WithContext } from 'schema-dts';
import type { JobDetail } from '#web/features/job-search/detail/use-job';
import { shortDate } from '#web/lib/formatting/format';
import type { Head } from './head';

/** Metadata of a job's page: a schema.org JobPosting while it accepts applications, noindex afterwards. */
export function jobPostingHead(job: JobDetail): Partial<Head> {
  const location = [job.city, job.state].filter(Boolean).join(', ');
  const description = `${job.title} at ${job.organization.accountName}, ${location}. ${job.position.name}. `;
  if (!job.isAccepting) return { description: `${description}No longer accepting applications.`, hidden: true };
  return { description: `${description}Apply by ${shortDate(job.endDate)}.`, jsonLd: jobPostingJsonLd(job) };
}

function jobPostingJsonLd(job: JobDetail): WithContext<JobPosting> {
  const { accountName } = job.organization;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description || job.title,
    identifier: {
      '@type': 'PropertyValue',
      name: accountName,
      value: job.externalListingNumber || String(job.jobListingNumber),
    },
    datePosted: job.startDate,
    validThrough: job.endDate,
    industry: 'Education',
    occupationalCategory: job.position.name,
    hiringOrganization: { '@type': 'Organization', name: accountName },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(job.addressLine1 && { streetAddress: [job.addressLine1, job.addressLine2].filter(Boolean).join(', ') }),
        addressLocality: job.city,
        addressRegion: job.state,
        postalCode: job.zipCode,
        addressCountry: 'US',
      },
    },
    ...(job.isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'USA' } as const,
    }),
    ...baseSalary(job),
    directApply: !job.isExternalPost,
  };
}

function baseSalary({
  isSalaryShow,
  salaryMin,
  salaryMax,
  salaryUnit,
}: JobDetail): Pick<JobPosting & object, 'baseSalary'> | undefined {
  if (!isSalaryShow || (salaryMin === null && salaryMax === null)) return undefined;
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: {
        '@type': 'QuantitativeValue',
        ...(salaryMin !== null && { minValue: salaryMin }),
        ...(salaryMax !== null && { maxValue: salaryMax }),
        unitText: salaryUnit.toUpperCase(),
      },
    },
  };
}
