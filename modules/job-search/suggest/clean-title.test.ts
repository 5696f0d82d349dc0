import { describe, expect, it } from '@jest/globals';
import { cleanTitle } from './clean-title.js';

describe('a title without its notes', () => {
  it.each([
    ['7th Grade Language Arts Teacher [TC11]', '7th Grade Language Arts Teacher'],
    ['Math Teacher [ TC23]', 'Math Teacher'],
    ['Assistant Golf Coach [C086]]', 'Assistant Golf Coach'],
    ['Music Teacher (2)', 'Music Teacher'],
    ['Music Teacher (2) K-3', 'Music Teacher K-3'],
    ['(1) K-8 1st Grade', 'K-8 1st Grade'],
    ['Bus Driver; 9 Month (4 Openings)', 'Bus Driver; 9 Month'],
    ['Secondary Special Education Resource Teacher (2) Positions', 'Secondary Special Education Resource Teacher'],
    [
      'Facility Technician - Integrated Trades - 2 Positions available [TS20]',
      'Facility Technician - Integrated Trades',
    ],
    ['Instructional Coaches (2 Openings); Location TBD', 'Instructional Coaches; Location TBD'],
    ['Elementary Teacher 2025-26 School Year', 'Elementary Teacher'],
    ['CCA Science Teacher for the 2025-26 School Year Only', 'CCA Science Teacher'],
    ['Journey Elementary Principal to begin 2026-2027 School Year', 'Journey Elementary Principal'],
    ['2nd Grade Teacher DLI Spanish-2025/2026 Contract Year only[TA40]', '2nd Grade Teacher DLI Spanish'],
    ['Fourth Grade Teacher - Remaining 2024/2025 contract year only', 'Fourth Grade Teacher'],
    ['Certified Media Specialist – Star Valley – 2026–2027 school year', 'Certified Media Specialist – Star Valley'],
    ['Elementary School 5th Grade Teacher (26–27)', 'Elementary School 5th Grade Teacher'],
    ['SPED One-on-One Aide (Remainder of 24-25 School Year Only)', 'SPED One-on-One Aide'],
    ['2025-2026 Drama Club Sponsor', 'Drama Club Sponsor'],
    ['Speech Language Pathologist 2027 School Year', 'Speech Language Pathologist'],
    ['Middle School Math Teacher 03-26-2026', 'Middle School Math Teacher'],
    ['HS PE Teacher 26-27 (2/13/2026', 'HS PE Teacher'],
    ['Groundskeeper 24-4-10.docx', 'Groundskeeper'],
    ['Bus Driver - Bus Driver.docx', 'Bus Driver'],
    ['FFA Advisor (9-12) Job Description', 'FFA Advisor (9-12)'],
    ['Job Description - Music Teacher K12', 'Music Teacher K12'],
  ])('%s', (title, expected) => {
    expect(cleanTitle(title)).toBe(expected);
  });

  it.each([
    'Music Teacher (K-12)',
    'Teacher, Grades 9-12',
    'Custodian 3:00pm-11:00pm',
    'Instructional Aide, 20-25 hours',
    '2nd Grade Teacher',
    'Title 1 Teacher',
    'Elementary Teacher(s)',
    'Grades 10-11-12 Teacher',
    'Sign-On Bonus $2000 Driver',
    '2025-26',
  ])('stays: %s', (title) => {
    expect(cleanTitle(title)).toBe(title);
  });
});
