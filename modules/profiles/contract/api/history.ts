import { z } from 'zod';
import { optionalBlock, optionalName, requiredName } from '#modules/shared/text.js';
import { EXPERIENCE_TYPES } from './experience-types.js';
import { BESIDE_FIELDS, Flag, optionalPhone, sectionVersion } from './fields.js';
import { checkPeriod, optionalMonth, requiredMonth } from './months.js';

/** Lengths in characters; `rows` counts entries of a section. */
export const HISTORY_LIMITS = { name: 100, title: 255, text: 1000, rows: 50 } as const;

/** The title that opens a field for another one (near W2.39). */
export const OTHER_TITLE = 'Other';

export const HISTORY_MESSAGES = {
  title: 'Please, select a title',
  titleOther: 'Title is required',
  otherDegree: 'Other Degree is required',
  rows: 'Please, keep at most 50 entries',
  none: 'Delete the entries, or remove the tick of "I have none yet"',
} as const;

/** W2.31. */
export const DEGREE_TYPES = [
  'Diploma',
  'Certificate',
  'Associates',
  'Bachelors',
  'Masters',
  'ABD',
  'Doctorate',
  'Other',
] as const;

const { name, text } = HISTORY_LIMITS;

const educationFields = z.object({
  name: requiredName('School', name),
  startDate: requiredMonth('Start Date'),
  endDate: optionalMonth('End Date'),
  typeOfDegree: z.enum([...DEGREE_TYPES, ''], 'Please, select a type of degree').default(''),
  major: requiredName('Major', name),
  otherDegree: optionalName('Other Degree', name),
});

/** One school (W2.30–W2.34). Only a degree of type Other is described. */
export const Education = educationFields
  .superRefine((row, context) => {
    checkPeriod(row, context);
    if (row.typeOfDegree === 'Other' && !row.otherDegree)
      context.addIssue({ code: 'custom', path: ['otherDegree'], message: HISTORY_MESSAGES.otherDegree });
  }, BESIDE_FIELDS)
  .transform((row) => ({ ...row, otherDegree: row.typeOfDegree === 'Other' ? row.otherDegree : '' }));
export type Education = z.infer<typeof educationFields>;

const careerFields = z.object({
  /** A name of the position catalogue, or OTHER_TITLE. */
  title: requiredName('Title', HISTORY_LIMITS.title, HISTORY_MESSAGES.title),
  titleOther: optionalName('Title', name),
  typeOfExperience: z.enum([...EXPERIENCE_TYPES, ''], 'Please, select a type of experience').default(''),
  companyName: requiredName('Employer', name),
  startDate: requiredMonth('Start Date'),
  currentlyEmployed: Flag.default(0),
  endDate: optionalMonth('End Date'),
  companyPhone: optionalPhone,
  supervisorName: optionalName('Supervisor', name),
  description: optionalBlock('Description', text),
  reasonForLeaving: optionalBlock('Reason for leaving', text),
});

/** One job (W2.36–W2.41). A current job has no end and no reason for leaving. */
export const Career = careerFields
  .superRefine((row, context) => {
    if (!row.currentlyEmployed) checkPeriod(row, context);
    if (row.title === OTHER_TITLE && !row.titleOther)
      context.addIssue({ code: 'custom', path: ['titleOther'], message: HISTORY_MESSAGES.titleOther });
  }, BESIDE_FIELDS)
  .transform((row) => ({
    ...row,
    titleOther: row.title === OTHER_TITLE ? row.titleOther : '',
    ...(row.currentlyEmployed && { endDate: '', reasonForLeaving: '' }),
  }));
export type Career = z.infer<typeof careerFields>;

const hasNone = z.boolean().default(false);
const contradicts = { path: ['hasNone'], message: HISTORY_MESSAGES.none };

/** PATCH /api/users/{id}/education: the whole section (W2.35). `hasNone` completes it without a row (T38). */
export const EducationRequest = z
  .object({
    educations: z.array(Education).max(HISTORY_LIMITS.rows, HISTORY_MESSAGES.rows),
    hasNone,
    version: sectionVersion,
  })
  .refine((request) => !request.hasNone || request.educations.length === 0, contradicts);
export type EducationRequest = z.infer<typeof EducationRequest>;

/** PATCH /api/users/{id}/career: the whole section (W2.42). `hasNone` completes it without a row (T38). */
export const CareerRequest = z
  .object({
    careers: z.array(Career).max(HISTORY_LIMITS.rows, HISTORY_MESSAGES.rows),
    hasNone,
    version: sectionVersion,
  })
  .refine((request) => !request.hasNone || request.careers.length === 0, contradicts);
export type CareerRequest = z.infer<typeof CareerRequest>;

const employmentQuestions = z.object({ veteransPreference: Flag, honorableDischarge: Flag.default(0) });
export type EmploymentQuestions = z.infer<typeof employmentQuestions>;

/** PATCH /api/users/{id}/employment-questions (W2.44). Without the preference the discharge is 0 (W2.43). */
export const EmploymentQuestionsRequest = employmentQuestions
  .extend({ version: sectionVersion })
  .transform((answers) => ({ ...answers, ...(!answers.veteransPreference && { honorableDischarge: 0 as const }) }));
export type EmploymentQuestionsRequest = z.infer<typeof EmploymentQuestionsRequest>;
