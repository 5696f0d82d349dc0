import { z } from 'zod';
import { optionalLine } from '#modules/shared/text.js';
import { isWebUrl, JOB_MESSAGES } from './rules.js';

/** Kinds of fields of the posting form. */

const isOfThisCentury = (value: string) => /^20\d\d/.test(value);

/** A local day, or a timestamp that stands for its day in America/New_York (near W5.32). */
export const date = (name: string) =>
  z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: `${name} is required` })
    .refine(isOfThisCentury, `${name} should be in this century`);

/** A local day. */
export const listingDay = (name: string) =>
  z.iso.date(JOB_MESSAGES.day).refine(isOfThisCentury, `${name} should be in this century`);

export const webUrl = (name: string, max: number) =>
  optionalLine(name, max).refine((value) => value === '' || isWebUrl(value), JOB_MESSAGES.url);

export const salary = (name: string) =>
  z
    .number(`${name} must be one amount, such as 58,240.50`)
    .min(0, `${name} must not be negative`)
    .max(999_999_999, `${name} is too large`)
    .multipleOf(0.01, `${name} must have two decimals at most`)
    .nullable()
    .default(null);

export const optionalNumber = (max: number) =>
  z.int(JOB_MESSAGES.notOfTheList).min(1).max(max, JOB_MESSAGES.notOfTheList).nullable().default(null);
