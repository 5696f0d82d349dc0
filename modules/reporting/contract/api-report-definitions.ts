import { z } from 'zod';
import { requiredLine } from '../../identity/contract/api-text.js';
import { ReportRequest } from './api-reports.js';

export const MAX_DEFINITION_NAME = 50;
/** Per person. */
export const MAX_DEFINITIONS = 50;

const Name = requiredLine('Name', MAX_DEFINITION_NAME, 'Please enter a name');

/** POST /api/reporting/definitions, PATCH /api/reporting/definitions/{id} */
export const SaveDefinitionRequest = z.strictObject({ name: Name, isShared: z.boolean(), report: ReportRequest });
export type SaveDefinitionRequest = z.infer<typeof SaveDefinitionRequest>;

/** `owner` is a name; null for an account that was removed. */
export const ReportDefinition = z.object({
  id: z.uuid(),
  name: z.string(),
  report: ReportRequest,
  isShared: z.boolean(),
  isOwn: z.boolean(),
  owner: z.string().nullable(),
});
export type ReportDefinition = z.infer<typeof ReportDefinition>;

/** GET /api/reporting/definitions: own ones and those that others share, by name. */
export const ReportDefinitions = z.object({ items: z.array(ReportDefinition) });
export type ReportDefinitions = z.infer<typeof ReportDefinitions>;
