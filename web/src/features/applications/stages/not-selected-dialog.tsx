import { type FormEvent, useEffect, useState } from 'react';
import type { Applicant } from '../../../../../modules/applications/contract/api-lists';
import {
  MAX_OUTCOME_MESSAGE,
  refusalMessage,
  renderOutcomeMessage,
  STAGE_MESSAGES,
  UNDO_SECONDS,
} from '../../../../../modules/applications/contract/api-stage-rules';
import { candidateName } from '../../../lib/formatting/candidate-name';
import { pluralize } from '../../../lib/formatting/format';
import { Button } from '../../../ui/button';
import { TextAreaField } from '../../../ui/fields/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { listNames } from '../list-names';

interface Props {
  /** At least one. */
  applicants: readonly Applicant[];
  position: string;
  /** The message as it was left when the dialog was closed; null at first. */
  draft: string | null;
  isBusy: boolean;
  onConfirm(message: string): void;
  onClose(draft: string | null): void;
}

const FIELD = 'refusal-message';
const SAFE = 'refusal-go-back';

/** Asks for the message before applicants are moved to Not selected. */
export function NotSelectedDialog({ applicants, position, draft, isBusy, onConfirm, onClose }: Props) {
  const standard = refusalMessage(applicants.map(({ group }) => group));
  const [message, setMessage] = useState(draft ?? standard);
  const [isSubmitted, setSubmitted] = useState(false);
  const names = applicants.map(candidateName);
  const unread = applicants.filter(({ group }) => group === 'unread').map(candidateName);
  const problem = problemOf(message);
  const count = pluralize(applicants.length, 'applicant');

  // The dialog itself would focus the message (U55).
  useEffect(() => document.getElementById(SAFE)?.focus({ preventScroll: true }), []);

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) return onConfirm(message);
    setSubmitted(true);
    document.getElementById(FIELD)?.focus();
  };
  const close = () => onClose(message === standard ? null : message);

  return (
    <Dialog title={`Move ${count} to Not selected?`} onClose={close}>
      <form className="form refusal" noValidate onSubmit={confirm}>
        <p>
          {listNames(names, { conjunction: 'and' })} will get this message by e-mail. Nothing is sent before you
          confirm, and it leaves after {UNDO_SECONDS} seconds unless you undo the move.
        </p>
        {unread.length > 0 && (
          <p className="note warning">
            Nobody has opened {unread.length === 1 ? 'the application' : 'the applications'} of{' '}
            {listNames(unread, { conjunction: 'and' })} yet.
          </p>
        )}
        <TextAreaField
          id={FIELD}
          label="Message"
          hint="{name} and {position} are filled in for each applicant."
          rows={5}
          limit={MAX_OUTCOME_MESSAGE}
          value={message}
          error={isSubmitted ? problem : undefined}
          onChange={setMessage}
        />
        <section className="message-preview" aria-label={`Preview for ${names[0]}`}>
          <h3>Preview for {names[0]}</h3>
          <p>{renderOutcomeMessage(message, { name: names[0] ?? '', position })}</p>
        </section>
        <div className="row-of-buttons">
          <Button look="fill" id={SAFE} onClick={close}>
            Go back
          </Button>
          <Button type="submit" busy={isBusy}>
            Move to Not selected
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function problemOf(message: string): string | undefined {
  if (message.trim() === '') return 'Please write the message that they will get.';
  return message.length > MAX_OUTCOME_MESSAGE ? STAGE_MESSAGES.message : undefined;
}
