/** Messages about the dates of a listing: apart from the form's other messages, because lists need no others. */
export const LISTING_DATE_MESSAGES = {
  datesOfPostOnly: 'Dates can be changed only together with Post Position.',
  day: 'Please enter a date',
  endBeforeStart: 'Listing End Date should go after Listing Start Date',
  endBeforeToday: 'Listing End Date should not be before today',
  endNotLater: 'Listing End Date should be later than it is now',
  startBeforeToday: 'Listing Start Date should not be before today',
  started: 'The listing has started, so its Listing Start Date can no longer be changed.',
} as const;
