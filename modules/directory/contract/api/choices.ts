import { z } from 'zod';

/** Public reference data for all select fields. */

export const POSITION_TYPES = ['Administrative', 'Professional', 'Support', 'Other'] as const;
export type PositionType = (typeof POSITION_TYPES)[number];

/** The types of the state's list. */
export const ORGANIZATION_TYPES = [
  'School District',
  'Charter School',
  'Career and Technology Center',
  'Intermediate Unit',
] as const;

/** Intermediate units (W5.21) and counties are numbered from 1, counties alphabetically (W5.28). */
export const MAX_COUNTY_NUMBER = 67;
export const MAX_IU_NUMBER = 29;

/** W15.3: usable organizations by name. `city` and `zip` are null where the state's list has none. */
export const OrganizationChoice = z.object({
  accountNumber: z.string(),
  accountName: z.string(),
  accountType: z.string(),
  active: z.boolean(),
  action: z.enum(['enabled', 'disabled']),
  city: z.string().nullable(),
  zip: z.string().nullable(),
  /** 1 to 67. */
  county: z.int().nullable(),
  /** 1 to 29. */
  iu: z.int().nullable(),
});
export type OrganizationChoice = z.infer<typeof OrganizationChoice>;
export const OrganizationList = z.object({ items: z.array(OrganizationChoice), totalItemsCount: z.int() });
export type OrganizationList = z.infer<typeof OrganizationList>;

const County = z.object({ number: z.int(), name: z.string(), region: z.string(), regionName: z.string() });
export const Geography = z.object({
  counties: z.array(County),
  intermediateUnits: z.array(z.object({ number: z.int(), name: z.string() })),
});
export type Geography = z.infer<typeof Geography>;

const degrees = (name: string, max: number) =>
  z
    .string(`${name} is required, once`)
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/, `${name} must be a number of degrees`)
    .transform(Number)
    .refine((value) => Math.abs(value) <= max, `${name} must be from -${max} to ${max}`);

/** GET /api/places/nearest: the browser's position. */
export const PointQuery = z.object({ lat: degrees('lat', 90), lon: degrees('lon', 180) });
export type PointQuery = z.infer<typeof PointQuery>;
export const NearestPlace = z.object({ zip: z.string(), city: z.string() });
export type NearestPlace = z.infer<typeof NearestPlace>;
