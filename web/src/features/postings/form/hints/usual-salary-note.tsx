import { salaryText } from '#modules/shared/salary';
import { pluralize } from '#web/lib/formatting/format';
import { Button } from '#web/ui/button';
import type { JobFormState } from '../form-section';
import { useUsualSalary } from './queries';

interface Props {
  form: JobFormState;
  /** The name of the chosen position. */
  position: string;
}

/** Offers what the organization usually pays for the position; fills in nothing by itself. */
export function UsualSalaryNote({ form, position }: Props) {
  const { values, mantine } = form;
  const { data: usual } = useUsualSalary(values.organization, values.position);
  if (!usual) return null;
  const offered = {
    salaryUnit: usual.salaryUnit,
    salaryMin: String(usual.salaryMin ?? ''),
    salaryMax: String(usual.salaryMax ?? ''),
  };
  const isUsed = (['salaryUnit', 'salaryMin', 'salaryMax'] as const).every((name) => values[name] === offered[name]);
  const use = () => {
    mantine.setValues(offered);
    document.getElementById('salaryMin')?.focus();
  };
  return (
    <div className="field-note">
      <p>
        Usual here for {position}: {salaryText(usual)} ({pluralize(usual.postings, 'posting')}).
      </p>
      {!isUsed && (
        <Button small onClick={use}>
          Use it<span className="vh"> as the salary of this posting</span>
        </Button>
      )}
    </div>
  );
}
