import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ACCOUNT_LIMITS } from '#modules/identity/contract/api/accounts';
import type { ZodForm } from '#web/lib/forms/use-zod-form';
import { type NamedOrganization, organizationOptions } from '#web/lib/queries/directory';
import { paths } from '#web/paths';
import { ErrorSummary } from '#web/ui/fields/error-summary';
import { MultiSelectField } from '#web/ui/fields/multi-select-field';
import { TextField } from '#web/ui/fields/text-field';
import type { UserValues } from './changes';
import { PrivilegeFields } from './privilege-fields';

interface Props {
  form: ZodForm<UserValues>;
  legend: string;
  /** The choices of organizations. */
  organizations: readonly NamedOrganization[];
  /** The values before editing one's own account, to which nothing can be added. */
  own?: UserValues | undefined;
  /** The notice of changes, below the fields. */
  children: ReactNode;
}

/** Names, email and rights of a user. */
export function UserFields({ form, legend, organizations, own, children }: Props) {
  const organizationsField = form.field('organizations');
  return (
    <div className="drawer-body form">
      <ErrorSummary {...form} />
      {own && (
        <p className="note">You cannot add privileges or organizations to yourself. Another administrator can.</p>
      )}
      <div className="pair">
        <TextField {...form.field('firstName')} label="First name" limit={ACCOUNT_LIMITS.name} autoComplete="off" />
        <TextField {...form.field('lastName')} label="Last name" limit={ACCOUNT_LIMITS.name} autoComplete="off" />
      </div>
      <TextField
        {...form.field('email')}
        label="Email"
        type="email"
        limit={ACCOUNT_LIMITS.email}
        autoComplete="off"
        readOnly={own !== undefined}
        hint={
          own && (
            <>
              Change your own email address in <Link to={paths.settings}>My Settings</Link>.
            </>
          )
        }
      />
      <PrivilegeFields {...form.field('privileges')} legend={legend} only={own?.privileges} />
      <MultiSelectField
        {...organizationsField}
        label="Organizations"
        hint="Job Posting and Review Applicants count here only."
        placeholder="None"
        options={organizationOptions(organizations)}
        inDialog
      />
      {children}
    </div>
  );
}
