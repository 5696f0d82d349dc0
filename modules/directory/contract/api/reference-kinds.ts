/** The lists of reference data that administrators manage (W16.1). */
export const REFERENCE_KINDS = ['position', 'credential', 'certification'] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/** The path of each list under /api (W16.7–W16.9). */
export const REFERENCE_PATHS = {
  position: 'positions',
  credential: 'credentials',
  certification: 'certifications',
} as const satisfies Record<ReferenceKind, string>;
