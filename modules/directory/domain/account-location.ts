import { MAX_COUNTY_NUMBER, MAX_IU_NUMBER, ORGANIZATION_TYPES } from '../contract/api/choices.js';

export interface AccountLocation {
  /** 1 to 67. */
  county: number | null;
  /** 1 to 29. */
  iu: number | null;
}

/**
 * Digits 2 and 3 of a state account number are the intermediate unit, digits 4 and 5 the county, which units themselves
 * do not have (modules/directory/data/README.md).
 */
export function locationOfAccount(accountNumber: string, accountType: string): AccountLocation {
  const within = (digits: string, max: number) => {
    const number = Number(digits);
    return number >= 1 && number <= max ? number : null;
  };
  const county = accountType === 'Intermediate Unit' ? null : within(accountNumber.slice(3, 5), MAX_COUNTY_NUMBER);
  return { county, iu: within(accountNumber.slice(1, 3), MAX_IU_NUMBER) };
}

/** Numbers of school entities tell where they are; those of others, such as law firms, do not. */
export function locationOfOrganization({
  accountNumber,
  accountType,
}: Record<'accountNumber' | 'accountType', string>): AccountLocation {
  const isSchoolEntity = ORGANIZATION_TYPES.some((type) => type === accountType);
  return isSchoolEntity ? locationOfAccount(accountNumber, accountType) : { county: null, iu: null };
}
