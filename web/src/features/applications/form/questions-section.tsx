import { APPLICATION_LIMITS } from '../../../../../modules/applications/contract/api';
import { CheckField, RadioField } from '../../../ui/check-field';
import { MoneyField } from '../../../ui/masked-fields';
import { TextAreaField, TextField } from '../../../ui/text-field';
import type { ApplyValues } from './apply-values';
import type { JobDetail } from './calls';
import type { ApplyForm } from './use-apply-form';

const YES_NO = [
  { value: '1', label: 'Yes' },
  { value: '0', label: 'No' },
] as const;

interface Props {
  form: ApplyForm['form'];
  job: JobDetail;
}

/** Application Questions (W10.12–W10.18). */
export function QuestionsSection({ form, job }: Props) {
  const { values, field, mantine } = form;
  const yesNo = (name: 'isBeenTerminated' | 'isContractTerminated', label: string) => (
    <RadioField
      id={name}
      label={label}
      value={String(values[name]) as '0' | '1'}
      onChange={(value) => mantine.setFieldValue(name as keyof ApplyValues, Number(value) as never)}
      options={YES_NO}
    />
  );
  return (
    <>
      <div className="pair">
        <MoneyField {...field('currentSalary')} label="Current Salary" />
        <MoneyField {...field('expectedSalary')} label="Expected Salary" />
      </div>
      <TextField
        {...field('expectedBenefits')}
        label="Expected Benefits"
        optional
        limit={APPLICATION_LIMITS.expectedBenefits}
      />
      {job.isEssayRequired && (
        <TextAreaField
          {...field('essay')}
          label="Essay"
          hint={job.essayQuestion}
          limit={APPLICATION_LIMITS.essay}
          rows={8}
        />
      )}
      {yesNo('isBeenTerminated', 'Have you ever been terminated from a position?')}
      {values.isBeenTerminated === 1 && (
        <TextAreaField {...field('terminationReason')} label="Termination Reason" limit={APPLICATION_LIMITS.reason} />
      )}
      {yesNo('isContractTerminated', 'Has a contract of yours ever not been renewed?')}
      {values.isContractTerminated === 1 && (
        <TextAreaField
          {...field('contractTerminationReason')}
          label="Contract Not Renewed Reason"
          limit={APPLICATION_LIMITS.reason}
        />
      )}
      {job.isPerformanceAssessment && (
        <>
          <p>
            This position asks for a performance assessment:{' '}
            <a href={job.performanceAssessmentURL} target="_blank" rel="noopener noreferrer">
              open the assessment<span className="vh"> (opens in a new tab)</span>
            </a>
          </p>
          <CheckField {...field('isPerformanceAssessment')} label="I have completed the performance assessment" />
        </>
      )}
    </>
  );
}
