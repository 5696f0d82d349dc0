/** Limits, messages and codes of applications, without the schemas, which list pages do not need. */

/** Lengths in characters; `salaryDigits` counts digits before and after the decimal point (near W10.13). */
export const APPLICATION_LIMITS = {
  salaryDigits: 30,
  expectedBenefits: 100,
  essay: 8000,
  reason: 1000,
  attachedFiles: 50,
} as const;

/** A cover letter (W10.19, near W3.7). */
export const COVER_LETTER_FILES = { megabytes: 10, types: ['pdf', 'txt'] } as const;

/** All files of the applications of one applicant, each counted once. */
export const MEGABYTES_PER_APPLICANT = 500;

export const APPLICATION_MESSAGES = {
  /** Of a draft, by its applicant. */
  savedElsewhere: 'This draft was saved somewhere else in the meantime.',
  own: 'This is your own application, which a colleague has to handle.',
  currentSalary: 'Current Salary is required',
  expectedSalary: 'Expected Salary is required',
  salary: 'Please enter one amount, such as 58,240.50, that is not negative and has at most 30 digits',
  expectedBenefits: 'Expected Benefits must be 100 characters or less',
  essay: 'Essay must be 8000 characters or less',
  essayRequired: 'Essay is required',
  isBeenTerminated: 'Please answer whether you have ever been terminated from a position',
  terminationReason: 'Termination Reason is required',
  isContractTerminated: 'Please answer whether a contract of yours was ever not renewed',
  contractTerminationReason: 'Contract Not Renewed Reason is required',
  reason: 'The reason must be 1000 characters or less',
  performanceAssessment: 'Please confirm that you have completed the performance assessment.',
  references:
    'A minimum of three (3) references is required. Please add your references to your profile and then return to this application.',
  documents: 'A cover letter and resume must be included to submit this application.',
  disclaimer: 'You must agree to the disclaimer before submitting your application.',
  profile: 'To apply for a position, please complete your profile.',
  closed: 'No longer accepting applications',
  external: 'This position takes applications on another site.',
  submitted: 'Your application for this position is already submitted.',
  draft: 'You have a draft for this position. Open it, or delete it before you begin again.',
  room: `The files of your applications may take ${MEGABYTES_PER_APPLICANT} MB in all, and this one is larger than what is left. Please delete drafts that you no longer need, or choose a smaller file.`,
  document: 'One of the chosen documents is no longer in your profile. Please choose again.',
  pdfPending: 'The PDF of what you sent is still being made. Try again in a moment.',
  scanning: (fileName: string) => `"${fileName}" is still being checked for viruses. Submit again in a moment.`,
  refused: (fileName: string) => `"${fileName}" was refused because a virus was found. Choose another document.`,
} as const;

/** The statement that an applicant agrees to (W10.11). */
export const DISCLAIMER =
  'I certify that the information in this application is true and complete to the best of my knowledge. I understand that a false statement may end my candidacy or my employment.';

/** Error codes that pages react to, beside the status. */
export const APPLICATION_CODES = {
  /** 409: by the database's clock the job is not open or not within its dates (W10.27). */
  closed: 'not_accepting',
  /** 409: the job takes applications on another site. */
  external: 'external_posting',
  /** 409: the application is already submitted (W10.32). */
  submitted: 'already_submitted',
  /** 422: rules of W10.9–W10.18; `fields` lists each violated one. */
  incomplete: 'incomplete',
  /** 422: the job requires a complete profile (near W5.16). */
  profile: 'profile_incomplete',
  /** 403: the current terms are not accepted yet. */
  terms: 'terms_not_accepted',
  /** 403: the application is the actor's own, which a colleague handles. */
  own: 'own_application',
  /** 409: the PDF of what was sent is still being made. */
  pdfPending: 'pdf_pending',
} as const;
