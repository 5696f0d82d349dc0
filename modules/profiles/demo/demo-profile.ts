import { CareerRequest, EducationRequest } from '../contract/api/history.js';
import { PreferencesRequest } from '../contract/api/preferences.js';
import { ContactDetails, type Reference } from '../contract/api/profile.js';

const ADDRESSES = [
  { address: '14 Orchard Road', city: 'Mechanicsburg', zipCode: '17050' },
  { address: '208 Front Street', city: 'Harrisburg', zipCode: '17101' },
  { address: '7 Chestnut Lane', city: 'Lancaster', zipCode: '17601' },
  { address: '55 Mill Street', city: 'York', zipCode: '17401' },
] as const;

export const DEMO_REFERENCES: Reference[] = [
  {
    firstName: 'Helen',
    lastName: 'Marsh',
    yearsKnown: 6,
    organizationName: 'Hillcrest Elementary',
    position: 'Principal',
    phoneNumber: '(717)555-0161',
  },
  {
    firstName: 'David',
    lastName: 'Ruiz',
    yearsKnown: 4,
    organizationName: 'Valley View Middle School',
    position: 'Department chair',
    phoneNumber: '(717)555-0172',
  },
  {
    firstName: 'Grace',
    lastName: 'Olsen',
    yearsKnown: 9,
    organizationName: 'Riverside Elementary',
    position: 'Mentor teacher',
    phoneNumber: '(717)555-0183',
  },
];

/** Titles of the position catalogue, the latest first. */
const PATHS = [
  ['School Counselor, Elementary', 'Teacher, Elementary'],
  ['Teacher, Elementary', 'School Nurse'],
  ['Assistant Principal', 'Teacher, Elementary'],
  ['School Nurse', 'Licensed Practical Nurse'],
] as const;

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

export const demoTitles = (index: number) => at(PATHS, index);

export const demoContact = (index: number, contactName: string, contactSurname: string) =>
  ContactDetails.parse({
    ...at(ADDRESSES, index),
    contactName,
    contactSurname,
    cellPhone: `(717)555-012${index % 10}`,
  });

/** By the index of the person, for reports about candidates. */
const LEADERSHIP: Readonly<Record<number, object>> = {
  2: {
    superintendentExperience: 1,
    centralOfficeExperience: 1,
    doctorate: 1,
    annualBudget: '$48,000,000',
    schoolsNumber: '6',
    teachersNumber: '240',
    currentPupils: '3,100',
  },
  3: { substituteSuperintendent: 1, nonTraditional: 1 },
};

export const demoPreferences = (index: number, positions: readonly string[]) =>
  PreferencesRequest.parse({
    positions: [...positions],
    location: 'Southcentral, Southeast',
    districtSize: '2,500 - 5,000, 5,000 - 7,500',
    zipCode: at(ADDRESSES, index).zipCode,
    searchDistance: 50,
    ...LEADERSHIP[index],
  });

export const demoEducation = () =>
  EducationRequest.parse({
    educations: [
      {
        name: 'Millersville University',
        startDate: 'August 2014',
        endDate: 'May 2016',
        typeOfDegree: 'Masters',
        major: 'Elementary Education',
      },
      {
        name: 'Elizabethtown College',
        startDate: 'August 2009',
        endDate: 'May 2013',
        typeOfDegree: 'Bachelors',
        major: 'Psychology',
      },
    ],
  });

export function demoCareer(index: number) {
  const [current, former] = demoTitles(index);
  return CareerRequest.parse({
    careers: [
      {
        title: current,
        typeOfExperience: 'Other Education Position',
        companyName: 'Hillcrest Elementary',
        startDate: 'August 2019',
        currentlyEmployed: 1,
        companyPhone: '(717)555-0161',
        supervisorName: 'Helen Marsh',
        description: 'Works with families, teachers and the intermediate unit on attendance and transitions.',
      },
      {
        title: former,
        typeOfExperience: 'Classroom Teaching',
        companyName: 'Riverside Elementary',
        startDate: 'August 2013',
        endDate: 'June 2019',
        reasonForLeaving: 'Moved closer to family',
      },
    ],
  });
}
