import type { Prefill } from '#modules/applications/contract/api/responses';
import { APPLICATION_LIMITS } from '#modules/applications/contract/api/rules';
import type { JobDetail } from '#modules/postings/contract/api/responses';
import { longDate } from '#web/lib/formatting/format';
import type { ZodForm } from '#web/lib/forms/use-zod-form';
import { CheckField, RadioField } from '#web/ui/fields/check-field';
import { MoneyField } from '#web/ui/fields/masked-fields';
import { TextAreaField, TextField } from '#web/ui/fields/text-field';
import type { NavSection } from '#web/ui/layout/section-nav';
import { ApplySection } from './apply-section';
import { type ApplyValues, amountUnit } from './apply-values';

export type FieldOf = ZodForm<ApplyValues>['field'];

interface Props {
  job: JobDetail;
  section: NavSection;
  form: ZodForm<ApplyValues>;
  /** Binds a field; once touched, it also shows the requirements of submitting. */
  field: FieldOf;
  prefill: Prefill | null;
}

const ANSWERS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

const answerOf = (value: 0 | 1 | null) => (value === null ? '' : value ? 'yes' : 'no');

/** W10.12–W10.18. */
export function QuestionsSection({ job, section, form, field, prefill }: Props) {
  const { values } = form;
  const unit = amountUnit(job);
  /** Marks an answer of the last application until it is changed. */
  const takenOver = (path: 'currentSalary' | 'expectedSalary' | 'expectedBenefits') =>
    prefill?.source &&
    prefill[path] &&
    values[path] === prefill[path] &&
    `Taken over from your last application, ${prefill.source.title}, ${longDate(prefill.source.submittedAt)}.`;
  const yesNoField = (path: 'isBeenTerminated' | 'isContractTerminated') => ({
    ...field(path),
    value: answerOf(values[path]),
    onChange: (answer: 'yes' | 'no') => form.mantine.setFieldValue(path, answer === 'yes' ? 1 : 0),
    options: ANSWERS,
  });
  return (
    <ApplySection section={section} open>
      <div className="form">
        <div className="pair">
          {job.asksForSalaryHistory && (
            <MoneyField
              {...field('currentSalary')}
              label="Current Salary"
              hint={takenOver('currentSalary')}
              unit={unit}
            />
          )}
          <MoneyField
            {...field('expectedSalary')}
            label="Expected Salary"
            hint={takenOver('expectedSalary')}
            unit={unit}
          />
        </div>
        <TextField
          {...field('expectedBenefits')}
          label="Expected Benefits"
          hint={takenOver('expectedBenefits')}
          optional
          limit={APPLICATION_LIMITS.expectedBenefits}
        />
        <TextAreaField
          {...field('essay')}
          label="Essay"
          optional={!job.isEssayRequired}
          hint={job.essayQuestion && <span className="essay-question">{job.essayQuestion}</span>}
          limit={APPLICATION_LIMITS.essay}
          rows={10}
        />
        <div className="yes-no">
          <RadioField {...yesNoField('isBeenTerminated')} label="Have you ever been terminated from a position?" />
          {values.isBeenTerminated === 1 && (
            <div className="reveal">
              <TextAreaField
                {...field('terminationReason')}
                label="Termination Reason"
                limit={APPLICATION_LIMITS.reason}
              />
            </div>
          )}
        </div>
        <div className="yes-no">
          <RadioField {...yesNoField('isContractTerminated')} label="Has a contract of yours ever not been renewed?" />
          {values.isContractTerminated === 1 && (
            <div className="reveal">
              <TextAreaField
                {...field('contractTerminationReason')}
                label="Contract Not Renewed Reason"
                limit={APPLICATION_LIMITS.reason}
              />
            </div>
          )}
        </div>
        {job.isPerformanceAssessment && (
          <div>
            <p className="assessment">
              This position asks for a performance assessment.{' '}
              {job.performanceAssessmentURL && (
                <a href={job.performanceAssessmentURL} target="_blank" rel="noopener noreferrer">
                  Open the performance assessment<span className="vh"> (opens in a new tab)</span>
                </a>
              )}
            </p>
            <CheckField {...field('isPerformanceAssessment')} label="I have completed the performance assessment" />
          </div>
        )}
      </div>
    </ApplySection>
  );
}
