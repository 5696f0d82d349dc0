import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobSummary } from '#modules/postings/contract/postings-api.js';
import { type Outcome } from '#modules/shared/outcomes.js';
import { toArrayLiteral } from '#platform/database/array-literal.js';
import {
  type CandidateGroup,
  candidateGroup,
  DEFAULT_OUTCOME_MESSAGES,
  isOutcome,
  renderOutcomeMessage,
} from '../contract/api/stage-rules.js';
import type { Application } from '../domain/application.js';

type OutcomeMessage = (application: Application, outcome: Outcome, template?: string) => string;

/**
 * Returns a function that fills in the message of an outcome; without a template, that of the application's group,
 * which says that the position is filled unless `refusalOf` returns another one.
 */
export async function outcomeMessages(
  em: EntityManager,
  { title }: Pick<JobSummary, 'title'>,
  applications: readonly Application[],
  refusalOf: (group: CandidateGroup) => string = (group) => DEFAULT_OUTCOME_MESSAGES[group],
): Promise<OutcomeMessage> {
  const readers = await em.execute<{ id: string }[]>(
    'select distinct application_id as id from application_reader where application_id = any(?::uuid[])',
    [toArrayLiteral(applications.map(({ id }) => id))],
  );
  const read = new Set(readers.map(({ id }) => id));
  return (application, outcome, template) => {
    const { applicant, stage, id } = application;
    const name = `${applicant?.contactName ?? ''} ${applicant?.contactSurname ?? ''}`.trim();
    const group = stage && !isOutcome(stage) ? candidateGroup({ stage, isRead: read.has(id) }) : 'read';
    const text = template || (outcome === 'hired' ? DEFAULT_OUTCOME_MESSAGES.hired : refusalOf(group));
    return renderOutcomeMessage(text, { name, position: title });
  };
}
