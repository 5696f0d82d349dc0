import { MAX_OUTCOME_MESSAGE } from '#modules/shared/outcomes';
import { TextAreaField } from '#web/ui/fields/text-field';
import { listPeople } from '../list-people';
import { messageId, type Part } from './fill-plan';
import type { FillForm } from './use-fill-form';

interface Props {
  part: Part;
  form: FillForm;
  onEdit(): void;
}

/** The message that each person of a part gets, with names filled in. */
export function MessageField({ part: { key, people, message, problem }, form, onEdit }: Props) {
  const id = messageId(key);
  const refusal = form.refusals.find((refusal) => refusal.id === id);
  return (
    <TextAreaField
      id={id}
      label={
        <>
          Message<span className="vh"> to {listPeople(people)}</span>
        </>
      }
      hint="{name} and {position} are filled in for each person."
      error={(problem?.id === id ? problem : refusal)?.message}
      limit={MAX_OUTCOME_MESSAGE}
      rows={4}
      value={message}
      onChange={(text) => form.write(key, text)}
      onFocus={onEdit}
    />
  );
}
