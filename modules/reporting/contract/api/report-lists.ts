import { z } from 'zod';
import { cleanLine, isStorable, textLine, tooLongMessage, unstorableMessage } from '#modules/shared/text.js';
import { MAX_FILTER_TEXT } from './reports.js';

/** A part of a text; undefined for an empty one. What cannot be kept is refused, also where nothing else is there. */
export const textFilter = (label: string) =>
  z
    .string(`${label} must be a text`)
    .refine((text) => cleanLine(text) || isStorable(text), unstorableMessage(label))
    .pipe(textLine(label).max(MAX_FILTER_TEXT, tooLongMessage(label, MAX_FILTER_TEXT)))
    .transform((text) => text || undefined)
    .optional();

const MAX_USERS = 20;
const LIMIT = `The number of names must be from 1 to ${MAX_USERS}`;

/** GET /api/reporting/users: every word of `search` is a part of the name, or all of it one of the e-mail. */
export const ReportUsersQuery = z.object({
  search: textFilter('Search'),
  limit: z.coerce.number(LIMIT).int(LIMIT).min(1, LIMIT).max(MAX_USERS, LIMIT).default(MAX_USERS),
});
export type ReportUsersQuery = z.infer<typeof ReportUsersQuery>;

/** Candidates by last name, for the filters of reports (W19.8). */
export const ReportUsers = z.object({ items: z.array(z.object({ id: z.uuid(), name: z.string() })) });
export type ReportUsers = z.infer<typeof ReportUsers>;

/** GET /api/reporting/positions: by type and name, also those that left the catalogue, whose postings are reported. */
export const ReportPositions = z.object({
  items: z.array(z.object({ id: z.uuid(), name: z.string(), type: z.string(), removed: z.boolean() })),
});
export type ReportPositions = z.infer<typeof ReportPositions>;

/** GET /api/reporting/organizations: all by name, also those that may not post anymore, whose postings are reported. */
export const ReportOrganizations = z.object({
  items: z.array(z.object({ accountNumber: z.string(), accountName: z.string(), usable: z.boolean() })),
});
export type ReportOrganizations = z.infer<typeof ReportOrganizations>;
