import './mail-preview.css';
import { OUTCOME_MAIL, paragraphsOf } from '#modules/applications/contract/api/outcome-mail';
import { renderOutcomeMessage, STAGE_NAMES } from '#modules/applications/contract/api/stage-rules';
import type { CandidatesResponse } from '#modules/applications/contract/api/stages';
import { cleanBlock } from '#modules/shared/text';
import { candidateName } from '#web/lib/formatting/candidate-name';
import { longDate } from '#web/lib/formatting/format';
import { PRODUCT } from '#web/product';
import { SelectField } from '#web/ui/fields/select-field';
import { type FillPlan, GROUP_NAMES, type Part } from './fill-plan';

interface Props {
  job: CandidatesResponse['job'];
  plan: FillPlan;
  /** The application that the preview is for. */
  shown: string;
  onShow(id: string): void;
}

const nameOf = ({ key }: Part) => (key === 'hired' ? STAGE_NAMES.hired : GROUP_NAMES[key]);

/** The mail to one of the people, with the words of the real one. */
export function MailPreview({ job, plan, shown, onShow }: Props) {
  const parts = [plan.hired, ...plan.groups].filter(({ key, people }) => key !== 'own' && people.length > 0);
  const part = parts.find(({ people }) => people.some(({ id }) => id === shown)) ?? parts[0];
  const person = part?.people.find(({ id }) => id === shown) ?? part?.people[0];
  if (!part || !person) return null;
  const name = candidateName(person).trim();
  const outcome = part.key === 'hired' ? 'hired' : 'notSelected';
  const text = renderOutcomeMessage(cleanBlock(part.message), { name, position: job.title });
  return (
    <aside className="fill-preview" aria-labelledby="preview-title">
      <h2 id="preview-title">What the mail looks like</h2>
      <SelectField
        id="preview-for"
        label="Shown for"
        options={parts.map((one) => ({
          group: nameOf(one),
          options: one.people.map((each) => ({
            value: each.id,
            label: `${candidateName(each)}, ${nameOf(one)}`,
          })),
        }))}
        value={person.id}
        onChange={onShow}
      />
      {part.hasOutcome ? (
        <div className="fill-mail">
          <dl>
            <div>
              <dt>From</dt>
              <dd>{PRODUCT}</dd>
            </div>
            <div>
              <dt>To</dt>
              <dd>{name}</dd>
            </div>
            <div>
              <dt>Subject</dt>
              <dd>{OUTCOME_MAIL.subject(outcome, job.title)}</dd>
            </div>
          </dl>
          <div className="fill-mail-body">
            <p className="brand">{PRODUCT}</p>
            <p className="heading">{OUTCOME_MAIL.heading[outcome]}</p>
            {paragraphsOf(text).map((paragraph, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place.
              <p key={at}>{paragraph}</p>
            ))}
            <p>{job.organization.accountName}</p>
            {outcome === 'hired' && <p>{OUTCOME_MAIL.contact(job.contact)}</p>}
            <p>
              <span className="fill-mail-button">{OUTCOME_MAIL.button}</span>
            </p>
            <p className="muted">{OUTCOME_MAIL.reason(longDate(person.submittedAt))}</p>
          </div>
        </div>
      ) : (
        <p className="muted">No outcome is chosen yet, so that there is no mail to show.</p>
      )}
      <p className="small muted">The same words stand in My Applications, under Outcome.</p>
    </aside>
  );
}
