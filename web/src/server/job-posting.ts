import type { JobPosting, WithContext } from 'schema-dts';
import type { JobDetail } from '../features/job-search/use-job';
import { shortDate } from '../lib/format';
import type { Head } from './head';

/** What a job's page says to search engines: a schema.org JobPosting while applications are taken, nothing after. */
export function jobPosting(job: JobDetail): Partial<Head> {
  const place = [job.city, job.state].filter(Boolean).join(', ');
  const description = `${job.title} at ${job.organization.accountName}, ${place}. ${job.position.name}. `;
  if (!job.isAccepting) return { description: `${description}No longer accepting applications.`, hidden: true };
  return { description: `${description}Apply by ${shortDate(job.endDate)}.`, jsonLd: structured(job) };
}

function structured(job: JobDetail): WithContext<JobPosting> {
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
    ...salary(job),
    directApply: !job.isExternalPost,
  };
}

function salary({
  isSalaryShow,
  salaryMin,
  salaryMax,
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
        unitText: 'YEAR',
      },
    },
  };
}
