import { z } from 'zod';
import { requiredName } from '#modules/shared/text.js';
import { ReportRequest, requestObject } from './reports.js';

export const MAX_DEFINITION_NAME = 50;
/** Per person. */
export const MAX_DEFINITIONS = 50;

const Name = requiredName('Name', MAX_DEFINITION_NAME, 'Please enter a name');

/** The table shows the main columns unless all are saved. */
const SavedReport = requestObject({
  ...ReportRequest.shape,
  columns: z.literal('all', 'The columns must be all, or be left out for the main ones').optional(),
});
export type SavedReport = z.infer<typeof SavedReport>;

const definition = {
  name: Name,
  isShared: z.boolean('Please choose whether the report is shared: true or false'),
  report: SavedReport,
};

/** POST /api/reporting/definitions. */
export const SaveDefinitionRequest = requestObject(definition);
export type SaveDefinitionRequest = z.infer<typeof SaveDefinitionRequest>;

/** PATCH /api/reporting/definitions/{id}, which replaces all of it; `version` is the one that was read. */
export const ChangeDefinitionRequest = requestObject({ ...definition, version: z.int() });
export type ChangeDefinitionRequest = z.infer<typeof ChangeDefinitionRequest>;

/** `owner` is a name; null for an account that was removed. */
export const ReportDefinition = z.object({
  id: z.uuid(),
  name: z.string(),
  report: SavedReport,
  isShared: z.boolean(),
  isOwn: z.boolean(),
  owner: z.string().nullable(),
  version: z.int(),
});
export type ReportDefinition = z.infer<typeof ReportDefinition>;

/** GET /api/reporting/definitions: own ones and those that others share, by name. */
export const ReportDefinitions = z.object({ items: z.array(ReportDefinition) });
export type ReportDefinitions = z.infer<typeof ReportDefinitions>;
