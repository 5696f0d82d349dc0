import { expect, it } from '@jest/globals';
import type { ReactElement } from 'react';
import type { z } from 'zod';
import type { AdminReview } from '#modules/applications/contract/api/review';
import { renderHtml, renderText } from '#web/testing/render-text';
import { ContactPart, ReferencesPart } from './contact-parts';
import { CandidatePart, PositionPart, QuestionsPart } from './review-parts';

const review = {
  audience: 'admin',
  candidate: { firstName: 'June', lastName: 'Vogel', city: 'Carlisle', state: 'PA' },
  submittedAt: '2026-11-20T15:04:05.000Z',
  releasedAt: null,
  releasedToReviewersAt: null,
  job: {
    title: 'Art Teacher',
    position: { type: 'Professional', name: 'Teacher, Art' },
    organization: { accountName: 'Harrisburg City School District' },
    listingNumber: 'HBG-7',
    city: 'Harrisburg',
    state: 'PA',
    endDate: '2026-12-05T04:59:59.000Z',
    status: 'open',
    essayQuestion: 'Why here?',
    salaryUnit: 'year',
    asksForSalaryHistory: true,
  },
  user: {
    email: 'june@mail.example',
    address: '4 Elm Street',
    additionalAddress: 'Flat 2',
    city: 'Carlisle',
    state: 'PA',
    zipCode: '17013',
    cellPhone: '(717)555-0101',
    homePhone: '(717)555-0102',
    businessPhone: '(717)555-0103',
    businessExt: '9',
    ppid: '1234567',
  },
  currentSalary: '52000',
  expectedSalary: '58240.5',
  expectedBenefits: 'Dental plan',
  isBeenTerminated: 1,
  terminationReason: 'The school closed.',
  isContractTerminated: 0,
  contractTerminationReason: '',
  isPerformanceAssessment: true,
  essay: 'Because of the children.',
  references: [
    {
      firstName: 'Ann',
      lastName: 'Lee',
      position: 'Principal',
      organizationName: 'Carlisle High',
      yearsKnown: 4,
      phoneNumber: '(717)555-0104',
    },
  ],
} as unknown as z.infer<typeof AdminReview>;

const INPUT = /<(input|textarea|select|form)\b/;

it.each<[string, ReactElement, string]>([
  [
    '[W13.1] the candidate',
    <CandidatePart key="" review={review} />,
    'Candidate Name June Vogel City and state Carlisle, PA',
  ],
  [
    '[W13.1] the position',
    <PositionPart key="" review={review} />,
    'Position Title Art Teacher Position Professional: Teacher, Art Organization Harrisburg City School District ' +
      'Listing no. HBG-7 Location Harrisburg, PA Deadline 12/04/2026 Status Open',
  ],
  [
    '[W13.2] contact details, address, phones and PPID for administrators',
    <ContactPart key="" review={review} />,
    'Contact details Email june@mail.example Address 4 Elm Street Flat 2 Carlisle, PA 17013 Cell phone (717)555-0101 ' +
      'Home phone (717)555-0102 Business phone (717)555-0103 ext. 9 PPID 1234567',
  ],
  [
    '[W13.4] the references for administrators',
    <ReferencesPart key="" review={review} />,
    'References Ann Lee Principal, Carlisle High, known for 4 years (717)555-0104',
  ],
  [
    '[W13.5] the application questions with their answers',
    <QuestionsPart key="" review={review} />,
    'Application questions Current salary $52,000.00 Expected salary $58,240.50 Expected benefits Dental plan ' +
      'Terminated before Yes Termination reason The school closed. Contract not renewed No Performance assessment ' +
      'Completed Essay question Why here? Essay Because of the children.',
  ],
])('%s are read, and nothing can be typed', (_, part, words) => {
  expect(renderText(part)).toContain(words);
  expect(renderHtml(part)).not.toMatch(INPUT);
});
