import { expect, it } from '@jest/globals';
import { keptReviews, removalConsequences, takenOffReviews } from './consequences.js';

const ORGANIZATIONS = [{ accountNumber: '1', accountName: 'Harrisburg City School District' }];
const NOTHING = { reviews: [], submittedApplications: 0, otherApplications: 0, documents: 0 };

it('tells of which postings somebody is taken off', () => {
  expect(takenOffReviews([{ accountNumber: '1', jobs: 3 }], ORGANIZATIONS)).toEqual([
    'Reviews 3 postings of Harrisburg City School District and will be taken off them.',
  ]);
  expect(takenOffReviews([{ accountNumber: '2', jobs: 1 }], ORGANIZATIONS)).toEqual([
    'Reviews 1 posting of organization 2 and will be taken off it.',
  ]);
});

it('tells that a locked reviewer stays named', () => {
  expect(keptReviews([])).toEqual([]);
  const reviews = [
    { accountNumber: '1', jobs: 2 },
    { accountNumber: '2', jobs: 1 },
  ];
  expect(keptReviews(reviews)).toEqual(['Stays named as a reviewer of 3 postings.']);
});

it('counts what a removal keeps and what it erases, and names nothing that is not there', () => {
  expect(removalConsequences(NOTHING, [])).toEqual(['Profile is erased. This cannot be undone.']);
  const much = {
    reviews: [{ accountNumber: '1', jobs: 1 }],
    submittedApplications: 2,
    otherApplications: 1,
    documents: 4,
  };
  expect(removalConsequences(much, ORGANIZATIONS)).toEqual([
    '2 submitted applications are kept for the record.',
    'Profile, 1 draft or withdrawn application and 4 files are erased. This cannot be undone.',
    'Reviews 1 posting of Harrisburg City School District and will be taken off it.',
  ]);
  expect(removalConsequences({ ...NOTHING, submittedApplications: 1, documents: 1 }, [])).toEqual([
    '1 submitted application is kept for the record.',
    'Profile and 1 file are erased. This cannot be undone.',
  ]);
});
