import { DOCUMENT_TYPES } from '#modules/profiles/contract/profiles-api.js';
import { formatMoment } from '#platform/time/format-date.js';
import type { ApplicationHistory, ApplicationQuestions, ApplicationResponse } from '../contract/api/responses.js';
import { DISCLAIMER } from '../contract/api/rules.js';
import type { PdfBlock, PdfDocument, PdfSection } from './document.js';

/** A submitted or withdrawn application as it was sent. */
export interface SentApplication extends ApplicationQuestions, ApplicationHistory {
  job: ApplicationResponse['job'];
  /** The employer's question; empty without one. */
  essayQuestion: string;
  user: ApplicationResponse['user'];
  references: ApplicationResponse['references'];
  files: Omit<ApplicationResponse['files'][number], 'scan'>[];
  /** The file name; null without a cover letter. */
  coverLetter: string | null;
  submittedAt: Date;
}

const SITE_NAME = 'Career Gateway';
const NO_INFORMATION = 'No information';
/** For applications from before profiles had these sections. */
const NOT_ASKED = 'Not asked then';

const USD = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export function toSentDocument(sent: SentApplication): PdfDocument {
  const { job, submittedAt } = sent;
  const name = fullName(sent.user);
  const listing = job.listingNumber && `Listing no. ${job.listingNumber}`;
  const sentAt = `Submitted ${formatMoment(submittedAt)}`;
  return {
    title: job.title,
    author: name,
    creator: SITE_NAME,
    lines: [joinParts(job.organization.accountName, location(job), listing), `Application of ${name}`, sentAt],
    sections: [
      { title: 'Applicant Information', blocks: applicantBlocks(sent.user) },
      { title: 'Education', blocks: educationBlocks(sent) },
      { title: 'Career History', blocks: careerBlocks(sent) },
      { title: 'References', blocks: orNote(sent.references.map(referenceBlock), NO_INFORMATION) },
      ...questionSections(sent),
      { title: 'Supporting Documents', blocks: documentBlocks(sent) },
      { title: 'Disclaimer', blocks: [{ kind: 'text', text: DISCLAIMER }, answer('Answer', 'I agree')] },
    ],
    foot: joinParts(SITE_NAME, sentAt, name),
  };
}

function applicantBlocks(user: SentApplication['user']): PdfBlock[] {
  const postalAddress = [user.address, user.additionalAddress, location(user)].filter(Boolean).join('\n');
  const extension = user.businessExt && `, extension ${user.businessExt}`;
  return [
    answer('Name', fullName(user)),
    answer('Email', user.email),
    answer('Address', postalAddress),
    answer('Cell phone', user.cellPhone),
    answer('Home phone', user.homePhone),
    answer('Business phone', user.businessPhone && user.businessPhone + extension),
    answer('PPID', user.ppid),
  ];
}

function educationBlocks({ educationDetails }: SentApplication): PdfBlock[] {
  if (!educationDetails) return [note(NOT_ASKED)];
  const schools = educationDetails.map(({ name, typeOfDegree, otherDegree, major, startDate, endDate }) =>
    entry(name, joinParts(otherDegree || typeOfDegree, major), period(startDate, endDate, true)),
  );
  return orNote(schools, NO_INFORMATION);
}

function careerBlocks({ careerDetails, employmentQuestions }: SentApplication): PdfBlock[] {
  if (!careerDetails) return [note(NOT_ASKED)];
  const jobs = careerDetails.map((row) =>
    entry(
      row.titleOther || row.title,
      joinParts(row.companyName, row.typeOfExperience),
      period(row.startDate, row.endDate, row.currentlyEmployed === 1),
      row.reasonForLeaving && `Reason for leaving: ${row.reasonForLeaving}`,
      joinParts(row.supervisorName && `Supervisor: ${row.supervisorName}`, row.companyPhone),
      row.description,
    ),
  );
  const isVeteran = employmentQuestions?.veteransPreference;
  return [
    ...orNote(jobs, NO_INFORMATION),
    answer('Do you claim veteran’s preference?', yesNo(isVeteran)),
    ...(isVeteran ? [answer('Were you honorably discharged?', yesNo(employmentQuestions?.honorableDischarge))] : []),
  ];
}

const referenceBlock = (person: SentApplication['references'][number]): PdfBlock =>
  entry(
    `${person.firstName} ${person.lastName}`,
    joinParts(person.position, person.organizationName),
    joinParts(person.phoneNumber, `known for ${person.yearsKnown} ${person.yearsKnown === 1 ? 'year' : 'years'}`),
  );

/** The essay comes between the questions, as on the page. */
function questionSections(sent: SentApplication): PdfSection[] {
  const essay: PdfBlock[] = sent.essay
    ? [{ kind: 'text', text: withoutEmptyLines(sent.essay) }]
    : [note(NO_INFORMATION)];
  return [
    {
      title: 'Application Questions',
      blocks: [
        answer('Current Salary', currentSalary(sent)),
        answer('Expected Salary', dollars(sent.expectedSalary)),
        answer('Expected Benefits', sent.expectedBenefits),
        answer('Have you ever been terminated from a position?', yesNo(sent.isBeenTerminated)),
        ...(sent.isBeenTerminated ? [answer('Termination Reason', sent.terminationReason)] : []),
        answer('Has a contract of yours ever not been renewed?', yesNo(sent.isContractTerminated)),
        ...(sent.isContractTerminated ? [answer('Contract Not Renewed Reason', sent.contractTerminationReason)] : []),
        ...(sent.isPerformanceAssessment ? [answer('Performance assessment', 'Completed')] : []),
      ],
    },
    { title: 'Essay', blocks: [...(sent.essayQuestion ? [entry(sent.essayQuestion)] : []), ...essay] },
  ];
}

function documentBlocks({ coverLetter, files }: SentApplication): PdfBlock[] {
  const letter = coverLetter ? [entry(coverLetter, 'Cover letter')] : [];
  const documents = files.map(({ fileName, documentType, additionalType, effectiveDate }) =>
    entry(fileName, [DOCUMENT_TYPES[documentType], additionalType, effectiveDate].filter(Boolean).join(', ')),
  );
  return orNote([...letter, ...documents], NO_INFORMATION);
}

const answer = (name: string, value: string): PdfBlock => ({
  kind: 'answer',
  name,
  value: withoutEmptyLines(value) || NO_INFORMATION,
});
const entry = (name: string, ...lines: string[]): PdfBlock => ({
  kind: 'entry',
  name,
  lines: lines.map(withoutEmptyLines).filter(Boolean),
});
const note = (text: string): PdfBlock => ({ kind: 'text', text });
const orNote = (blocks: PdfBlock[], text: string) => (blocks.length > 0 ? blocks : [note(text)]);

const fullName = (user: SentApplication['user']) => `${user.contactName} ${user.contactSurname}`.trim();
const location = ({ city, state, zipCode }: { city: string; state: string; zipCode: string }) =>
  city && [city, `${state} ${zipCode}`.trim()].filter(Boolean).join(', ');
const joinParts = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');
/** A text may consist of line breaks, which would fill pages. */
const withoutEmptyLines = (text: string) => text.replace(/(\s*\n){3,}/g, '\n\n').trim();
/** Where the law forbids to ask, an amount from before stays. */
const currentSalary = ({ currentSalary: amount, job }: SentApplication) =>
  amount === null && !job.asksForSalaryHistory ? 'Not asked for positions in this county' : dollars(amount);
/** A number would lose digits of the thirty that a salary may have. */
const dollars = (amount: string | null) => (amount === null ? '' : USD.format(amount as Intl.StringNumericLiteral));
const yesNo = (value: 0 | 1 | null | undefined) => (value == null ? '' : value ? 'Yes' : 'No');

function period(startDate: string, endDate: string, isCurrent: boolean): string {
  if (endDate) return `${startDate} to ${endDate}`;
  return isCurrent ? `${startDate} to now` : `From ${startDate}`;
}
