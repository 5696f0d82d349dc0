import { RELEASE_MESSAGES, ReviewByRequest } from '#modules/applications/contract/api/review';
import type { JobToReview } from '#modules/postings/contract/api/responses';
import { toastSuccess } from '#web/lib/feedback/toasts';
import { inputDate } from '#web/lib/formatting/format';
import { useConflict } from '#web/lib/forms/use-conflict';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { refreshAfter } from '#web/lib/queries/refresh-after';
import { Button } from '#web/ui/button';
import { FormConflict } from '#web/ui/conflict/form-conflict';
import { DateField } from '#web/ui/fields/date-field';
import { Dialog } from '#web/ui/overlays/dialog';
import { changeReviewBy } from './queries';
import { throwAtReviewBy } from './release/review-by-conflict';
import { dayText, earliestReviewBy } from './release-terms';

interface Props {
  job: JobToReview;
  onClose(): void;
}

/** Asks for another last day of a review. */
export function ReviewByDialog({ job, onClose }: Props) {
  const earliest = earliestReviewBy(job);
  const planned = inputDate(job.boardReviewDays);
  const editing = useConflict({ version: job.version, values: { reviewByDate: planned } });
  const form = useZodForm({
    schema: ReviewByRequest.pick({ reviewByDate: true }).refine(({ reviewByDate }) => reviewByDate >= earliest, {
      path: ['reviewByDate'],
      message: RELEASE_MESSAGES.early,
    }),
    initialValues: { reviewByDate: planned },
    idPrefix: `review-${job.id}-`,
    send: async (values) => {
      const isSaved = await editing.save(values, async (version) => {
        await changeReviewBy({ jobId: job.id, version, ...values }).catch(throwAtReviewBy);
        return true;
      });
      if (!isSaved) return;
      toastSuccess(`The reviewers can read until ${dayText(values.reviewByDate)}.`);
      onClose();
      await refreshAfter('review');
    },
  });
  return (
    <>
      <Dialog title="Change the review-by date" onClose={onClose}>
        <form className="form" noValidate onSubmit={form.submit}>
          <p>
            {job.title}, {job.organization.accountName}. Nothing more is released, and no mail is sent: reviewers see
            the new day with the position.
          </p>
          <DateField
            {...form.field('reviewByDate')}
            label="Review by"
            hint={`From ${dayText(earliest)} on`}
            min={earliest}
          />
          <div className="row-of-buttons">
            <Button look="fill" type="submit" busy={form.busy}>
              Change date
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </div>
        </form>
      </Dialog>
      <FormConflict
        editing={editing}
        form={form}
        fields={[{ path: 'reviewByDate', label: 'Review by', text: dayText }]}
        noun="review-by date"
        name={job.title}
      />
    </>
  );
}
