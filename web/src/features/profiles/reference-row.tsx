import { useEffect, useRef } from 'react';
import { PROFILE_LIMITS } from '../../../../modules/profiles/contract/api';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { PhoneField } from '../../ui/masked-fields';
import { TextField } from '../../ui/text-field';
import type { useReferenceRows } from './use-reference-rows';

interface Props {
  form: ReturnType<typeof useReferenceRows>['row'];
  onCancel(): void;
}

/** The one row that is open (W2.8); somebody else's name and number are not the browser's to fill in. */
export function ReferenceRow({ form, onCancel }: Props) {
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <form className="form profile-row" noValidate onSubmit={form.submit} ref={box} aria-label="Reference">
      <ErrorSummary {...form} />
      <div className="pair">
        <TextField {...form.field('firstName')} label="First Name" limit={PROFILE_LIMITS.name} autoComplete="off" />
        <TextField {...form.field('lastName')} label="Last Name" limit={PROFILE_LIMITS.name} autoComplete="off" />
        <TextField {...form.field('yearsKnown')} label="Years Known" inputMode="decimal" autoComplete="off" />
        <PhoneField {...form.field('phoneNumber')} label="Phone Number" autoComplete="off" />
        <TextField
          {...form.field('organizationName')}
          label="Organization"
          optional
          limit={PROFILE_LIMITS.organizationName}
          autoComplete="off"
        />
        <TextField
          {...form.field('position')}
          label="Position"
          optional
          limit={PROFILE_LIMITS.position}
          autoComplete="off"
        />
      </div>
      <div className="row-of-buttons">
        <Button type="submit" small>
          Keep<span className="vh"> this reference</span>
        </Button>
        <Button look="quiet" small onClick={onCancel}>
          Cancel<span className="vh"> this reference</span>
        </Button>
      </div>
    </form>
  );
}
