/** Enumerations of a posting: stored values with their display names. */

/** Stored statuses; statusCode is the index (W6.1, near W5.19). Expired is displayed only. */
export const JOB_STATUSES = ['unsubmitted', 'pendingApproval', 'open', 'filled', 'rejected', 'closed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const STATUS_NAMES: Record<JobStatus, string> = {
  unsubmitted: 'Unsubmitted',
  pendingApproval: 'Pending Approval',
  open: 'Open',
  filled: 'Filled',
  rejected: 'Rejected',
  closed: 'Closed',
};

/** Reasons for rejecting a posting (W6.10). */
export const REJECTION_REASONS = ['ineligibleOrganization', 'pendingAuthorization', 'other'] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

export const REJECTION_REASON_NAMES: Record<RejectionReason, string> = {
  ineligibleOrganization: 'Ineligible organization',
  pendingAuthorization: 'Pending authorization, please contact the association',
  other: 'Other, please contact the association',
};

/** Regions of the state, by code (W5.36). */
export const GEOGRAPHIES = ['NC', 'NE', 'NW', 'SC', 'SE', 'SW', 'ST'] as const;
export type Geography = (typeof GEOGRAPHIES)[number];

export const GEOGRAPHY_NAMES: Record<Geography, string> = {
  NC: 'Northcentral',
  NE: 'Northeast',
  NW: 'Northwest',
  SC: 'Southcentral',
  SE: 'Southeast',
  SW: 'Southwest',
  ST: 'Statewide',
};

/** Students of the district (W5.38); the text itself is stored (T29). */
export const DISTRICT_SIZES = [
  '0 - 2,500',
  '2,500 - 5,000',
  '5,000 - 7,500',
  '7,500 - 10,000',
  '10,000+',
  'No Preference',
] as const;
export type DistrictSize = (typeof DISTRICT_SIZES)[number];

/** Display states of a listing (W6.16–W6.19); a rejected one shows its reason instead (W6.20). */
export const LISTING_TEXTS = {
  notAccepting: 'Not accepting applications',
  queued: 'Listing queued',
  expired: 'Expired',
  expiredPendingRelease: 'Expired - Pending release',
  expiredNoApplicants: 'Expired - No Applicants!',
  accepting: 'Accepting applications',
} as const;

/** Texts of the confirm dialogs, as specified (W6.3, W6.4, W6.8, W6.11, W6.13, W6.15, W7.9, W5.49). */
export const CONFIRMATIONS = {
  save: 'Saving the changes will set the position to Unsubmitted status. Do you want to continue?',
  post: 'Are you sure the position is ready for applicants?',
  close: 'Closing the position will suspend all activities. Do you want to continue?',
  fill: 'Do you wish to mark the position filled?',
  fillFromCard: 'The position will be marked as Filled and no longer accepting applications.',
  fillFromTable: 'Do you want to mark this job as filled ?',
  delete: 'Deleting the position is permanent! Are you sure you want to continue?',
  discard: 'Do you want to discard current progress?',
} as const;

/** All US states and territories, by two-letter code (W20.11). */
export const STATES = {
  AL: 'Alabama',
  AK: 'Alaska',
  AS: 'American Samoa',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  GU: 'Guam',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  MP: 'Northern Mariana Islands',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  PR: 'Puerto Rico',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VI: 'Virgin Islands',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const;
export type StateCode = keyof typeof STATES;
