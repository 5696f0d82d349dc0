import { type FormEvent, useEffect, useState } from 'react';
import {
  refusalMessage,
  renderOutcomeMessage,
  STAGE_MESSAGES,
  UNDO_SECONDS,
} from '#modules/applications/contract/api/stage-rules';
import { MAX_OUTCOME_MESSAGE } from '#modules/shared/outcomes';
import { cleanBlock } from '#modules/shared/text';
import { candidateName } from '#web/lib/formatting/candidate-name';
import { pluralize } from '#web/lib/formatting/format';
import { Button } from '#web/ui/button';
import { TextAreaField } from '#web/ui/fields/text-field';
import { Dialog } from '#web/ui/overlays/dialog';
import { listNames } from '../list-names';
import type { Refusal } from './use-refusal';

interface Props {
  /** At least one applicant moves. */
  refusal: Refusal;
  position: string;
  /** The message as it was left when the dialog was closed; null at first. */
  draft: string | null;
  confirm(refusal: Refusal, message: string): void;
  leave(refusal: Refusal, draft: string | null): void;
}

const FIELD = 'refusal-message';
const SAFE = 'refusal-go-back';

/** Asks for the message before applicants are moved to Not selected. */
export function NotSelectedDialog({ refusal, position, draft, confirm, leave }: Props) {
  const { moving, staying } = refusal;
  const standard = refusalMessage(moving.map(({ group }) => group));
  const [message, setMessage] = useState(draft ?? standard);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isSent, setSent] = useState(false);
  const names = moving.map(candidateName);
  const unread = moving.filter(({ group }) => group === 'unread').map(candidateName);
  const problem = problemOf(message);
  const count = pluralize(moving.length, 'applicant');

  // The dialog itself would focus the message.
  useEffect(() => document.getElementById(SAFE)?.focus({ preventScroll: true }), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSent) return;
    if (!problem) {
      setSent(true);
      return confirm(refusal, message);
    }
    setSubmitted(true);
    document.getElementById(FIELD)?.focus();
  };
  const close = () => leave(refusal, message === standard ? null : message);

  return (
    <Dialog title={`Move ${count} to Not selected?`} onClose={close}>
      <form className="form refusal" noValidate onSubmit={submit}>
        <p>
          {listNames(names, { conjunction: 'and' })} will get this message by e-mail. Nothing is sent before you
          confirm, and it leaves after {UNDO_SECONDS} seconds unless you undo the move.
        </p>
        {staying.length > 0 && (
          <p>
            {listNames(staying.map(candidateName), { conjunction: 'and' })}{' '}
            {staying.length === 1 ? 'stays in Not selected and gets' : 'stay in Not selected and get'} no message.
          </p>
        )}
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
          <p>{renderOutcomeMessage(cleanBlock(message), { name: names[0] ?? '', position })}</p>
        </section>
        <div className="row-of-buttons">
          <Button look="fill" id={SAFE} onClick={close}>
            Go back
          </Button>
          <Button type="submit" busy={isSent}>
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
