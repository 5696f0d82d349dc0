import { useEffect, useState } from 'react';
import { JOB_LIMITS } from '#modules/postings/contract/api/rules';
import { longDate } from '#web/lib/formatting/format';
import { CheckField } from '#web/ui/fields/check-field';
import { DateField } from '#web/ui/fields/date-field';
import { TextAreaField, TextField } from '#web/ui/fields/text-field';
import { useReviewers } from '../queries';
import { FormSection, type JobFormState, type SectionProps } from './form-section';
import { ReviewersField } from './reviewers-field';

/** Delay before the reviewers are fetched after the form opens. */
const REVIEWERS_DELAY_MS = 1000;

interface Props extends Omit<SectionProps, 'referenceData'> {
  /** Posters and admin-level users; for others External Posting is disabled. */
  maySetExternal: boolean;
  /** Admin-level users see the settings of W5.39. */
  isAdmin: boolean;
  readOnly: boolean;
}

/** How applicants apply, and the settings of managers. */
export function SettingsSection({ form, status, maySetExternal, isAdmin, readOnly }: Props) {
  const { values } = form;
  return (
    <FormSection id="posting-settings" title="Posting Settings" status={status}>
      <div>
        <CheckField
          {...form.field('isExternalPost')}
          label="External Posting"
          hint="Applicants leave Career Gateway for another site’s form."
          disabled={!maySetExternal}
        />
        {values.isExternalPost && (
          <div className="reveal">
            <TextField
              {...form.field('externalUrl')}
              label="External URL"
              hint="The full address of that form, beginning with https:// or http://."
              limit={JOB_LIMITS.externalUrl}
              type="url"
              inputMode="url"
              disabled={!maySetExternal}
            />
          </div>
        )}
        <CheckField {...form.field('isProfileRequired')} label="Require a complete profile to apply" />
      </div>
      {isAdmin && <ManagerSettings form={form} readOnly={readOnly} />}
    </FormSection>
  );
}

function ManagerSettings({ form, readOnly }: { form: JobFormState; readOnly: boolean }) {
  const { values } = form;
  const [isSettled, setSettled] = useState(false);
  const reviewers = useReviewers(values.organization, isSettled);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), REVIEWERS_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section className="manager-settings" aria-labelledby="manager-settings-title">
      <h3 id="manager-settings-title">Set by managers</h3>
      <CheckField
        {...form.field('isHot')}
        label="Pin to Top of Queue"
        hint="The three newest pinned postings stand first in Recent Posts, tagged Pinned."
      />
      <CheckField {...form.field('isFeatured')} label="Featured" hint="Listed on the home page." />
      <CheckField {...form.field('isPerformanceAssessment')} label="Performance Assessment" />
      {values.isPerformanceAssessment && (
        <div className="reveal">
          <TextField
            {...form.field('performanceAssessmentURL')}
            label="Performance Assessment URL"
            limit={JOB_LIMITS.performanceAssessmentURL}
            type="url"
            inputMode="url"
          />
        </div>
      )}
      <CheckField
        {...form.field('isBoardReview')}
        label="Board Review"
        hint="Reviewers of the organization read applications before they are released."
      />
      {values.isBoardReview && (
        <div className="reveal form">
          <DateField
            {...form.field('boardReviewDays')}
            label="Board Review Date"
            hint={values.endDate && `Not before the listing end date, ${longDate(`${values.endDate}T12:00:00`)}.`}
            min={values.endDate}
          />
          <ReviewersField
            organization={values.organization}
            reviewers={reviewers}
            value={values.reviewers}
            onChange={(reviewers) => form.mantine.setFieldValue('reviewers', reviewers)}
            readOnly={readOnly}
          />
        </div>
      )}
      <CheckField {...form.field('isEssayRequired')} label="Essay Required" />
      {values.isEssayRequired && (
        <div className="reveal">
          <TextAreaField
            {...form.field('essayQuestion')}
            label="Essay Question"
            limit={JOB_LIMITS.essayQuestion}
            rows={3}
          />
        </div>
      )}
    </section>
  );
}
