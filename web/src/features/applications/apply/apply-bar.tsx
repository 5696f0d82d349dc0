import type { ApplicationResponse } from '#modules/applications/contract/api/responses';
import { inputDate, longDate, timeOfDay } from '#web/lib/formatting/format';
import { Button } from '#web/ui/button';
import { FormActions } from '#web/ui/layout/section';
import type { useApplyForm } from './use-apply-form';

interface Props {
  draft: ApplicationResponse | null;
  state: ReturnType<typeof useApplyForm>;
  /** Admin-level users save the same draft under another name. */
  isAdmin: boolean;
  missing: number;
  isReview: boolean;
  showStep(step: 'fill' | 'review'): void;
}

/** The way to the review and back, Save with its status, and Delete at the far edge. */
export function ApplyBar({ draft, state, isAdmin, missing, isReview, showStep }: Props) {
  const ready = missing === 0;
  return (
    <FormActions
      status={<SavedState draft={draft} isDirty={state.isDirty} failure={state.failure} />}
      far={
        draft && (
          <Button look="quiet" danger className="apply-delete" onClick={state.remove}>
            Delete
          </Button>
        )
      }
    >
      {isReview ? (
        <Button className="main" onClick={() => showStep('fill')}>
          Back to the form
        </Button>
      ) : (
        <Button look={ready ? 'fill' : 'line'} className="main" onClick={() => showStep('review')}>
          Review application
        </Button>
      )}
      <Button look={ready || isReview ? 'line' : 'fill'} className="main" type="submit" busy={state.intent === 'save'}>
        {isAdmin ? 'Save Application' : 'Save Draft'}
      </Button>
      {!ready && !isReview && (
        <a className="apply-missing" href="#submit">
          {missing === 1 ? '1 thing' : `${missing} things`} missing before you can submit
        </a>
      )}
    </FormActions>
  );
}

function SavedState({ draft, isDirty, failure }: { isDirty: boolean; failure: string | null } & Pick<Props, 'draft'>) {
  if (failure) return <b className="not-saved">Not saved: {failure}</b>;
  if (!draft) return <b>{isDirty ? 'Changes not saved' : 'Not saved yet'}</b>;
  const isToday = inputDate(draft.updatedAt) === inputDate(new Date());
  const when = isToday ? timeOfDay(draft.updatedAt) : longDate(draft.updatedAt);
  return isDirty ? (
    <>
      <b>Changes not saved</b>
      <span>Last saved {when}</span>
    </>
  ) : (
    `Saved ${when}`
  );
}
