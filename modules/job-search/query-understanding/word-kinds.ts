/** Working conditions. */
export const CIRCUMSTANCES: ReadonlySet<string> = new Set([
  ...['part time', 'part-time', 'full time', 'full-time', 'night', 'nights', 'evening', 'evenings', 'day', 'morning'],
  ...['pt', 'ft', 'parttime', 'fulltime', 'half time', 'second shift', '2nd shift', 'night shift', 'day shift'],
  ...['summer', 'seasonal', 'temporary', 'weekend', 'weekends', 'hourly', '10-month', '12-month'],
]);

/** Kinds of employers, which tell less than their names. */
export const EMPLOYER_KINDS: ReadonlySet<string> = new Set([
  ...[
    'school',
    'schools',
    'sd',
    'asd',
    'school district',
    'public schools',
    'ctc',
    'iu',
    'intermediate unit',
    'charter',
  ],
  ...['area', 'city', 'county', 'township', 'valley', 'district'],
]);

/** Levels and groups, which are parts of many jobs and name none. */
export const NO_JOBS: ReadonlySet<string> = new Set([
  ...[
    'elementary',
    'elem',
    'middle school',
    'ms',
    'high school',
    'hs',
    'secondary',
    'assistant',
    'asst',
    'junior high',
  ],
  ...['boys', 'girls', 'varsity', 'jv', 'junior varsity', 'freshman', 'head', 'lead', 'certified', 'k-12'],
]);
