import { JOB_LIMITS } from '#modules/postings/contract/api/rules';
import { STATES } from '#modules/shared/states';
import { PhoneField } from '#web/ui/fields/masked-fields';
import { SearchSelectField } from '#web/ui/fields/search-select-field';
import { SelectField } from '#web/ui/fields/select-field';
import { TextField } from '#web/ui/fields/text-field';
import { chooseOrganization } from './choose-organization';
import { FormSection, type SectionProps } from './form-section';
import type { JobValues } from './job-values';

const states = Object.entries(STATES).map(([value, label]) => ({ value, label }));

interface Props extends SectionProps {
  /** The source of a prefilled contact. */
  contactSource: string | undefined;
  /** The values of a template that the form was filled in from. */
  filled: Partial<JobValues> | null;
}

/** Organization, contact and work location. */
export function OrganizationSection({ form, referenceData, status, contactSource, filled }: Props) {
  const { values } = form;
  const text = form.field;
  const organization = referenceData.organizations.find((one) => one.accountNumber === values.organization);
  return (
    <FormSection id="organization-information" title="Organization Information" status={status}>
      <SearchSelectField
        {...text('organization')}
        label="Organization"
        hint={organization ? `Account number ${organization.accountNumber}` : undefined}
        options={referenceData.organizations.map(({ accountNumber, label }) => ({ value: accountNumber, label }))}
        onChange={(account) =>
          form.mantine.setValues(
            chooseOrganization(values, account, referenceData.organizations, referenceData.regions, filled ?? {}),
          )
        }
      />
      {contactSource && (
        <p className="hint">The contact is filled in from {contactSource}. Change it if this posting has another.</p>
      )}
      <div className="pair">
        <TextField
          {...text('contactsFirstName')}
          label="Contact First Name"
          optional
          limit={JOB_LIMITS.contactsFirstName}
          autoComplete="given-name"
        />
        <TextField
          {...text('contactsLastName')}
          label="Contact Last Name"
          optional
          limit={JOB_LIMITS.contactsLastName}
          autoComplete="family-name"
        />
      </div>
      <div className="pair">
        <PhoneField {...text('phoneNumber')} label="Phone Number" />
        <TextField
          {...text('phoneExt')}
          label="Extension"
          optional
          limit={JOB_LIMITS.phoneExt}
          autoComplete="tel-extension"
          inputMode="numeric"
        />
      </div>
      <TextField {...text('email')} label="Email" limit={JOB_LIMITS.email} type="email" autoComplete="email" />
      <TextField
        {...text('addressLine1')}
        label="Address Line 1"
        optional
        limit={JOB_LIMITS.addressLine1}
        autoComplete="address-line1"
      />
      <TextField
        {...text('addressLine2')}
        label="Address Line 2"
        optional
        limit={JOB_LIMITS.addressLine2}
        autoComplete="address-line2"
      />
      <div className="pair">
        <TextField {...text('city')} label="City" limit={JOB_LIMITS.city} autoComplete="address-level2" />
        <SelectField {...text('state')} label="State" options={states} autoComplete="address-level1" />
      </div>
      <div className="pair">
        <TextField
          {...text('zipCode')}
          label="Zip Code"
          limit={JOB_LIMITS.zipCode}
          autoComplete="postal-code"
          inputMode="numeric"
        />
        {values.state === 'PA' && (
          <SelectField {...text('county')} label="County" empty="Choose a county" options={referenceData.counties} />
        )}
      </div>
      <SelectField {...text('iu')} label="IU" optional empty="None" options={referenceData.units} />
    </FormSection>
  );
}
