import { useState } from 'react';
import { STATES } from '../../../../modules/postings/contract/api-lists';
import { ContactDetails, PROFILE_LIMITS } from '../../../../modules/profiles/contract/api';
import { toastSuccess } from '../../lib/feedback/toasts';
import { useZodForm } from '../../lib/forms/use-zod-form';
import { Button } from '../../ui/button';
import { DescriptionItem, DescriptionList } from '../../ui/display/description-list';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { PhoneField } from '../../ui/fields/masked-fields';
import { SelectField } from '../../ui/fields/select-field';
import { TextField } from '../../ui/fields/text-field';
import { confirmDiscard } from './confirm-discard';
import { ProfileSection } from './profile-section';
import { type ProfileData, saveContact } from './queries';
import { sectionStatuses } from './section-statuses';
import { useReportUnsaved } from './unsaved-guard';

type Contact = ProfileData['contactDetails'];

const states = Object.entries(STATES).map(([value, label]) => ({ value, label }));

/** Contact Details (W2.14–W2.21). */
export function ContactSection({ profile }: { profile: ProfileData }) {
  const [isEditing, setEditing] = useState(false);
  const contact = profile.contactDetails;
  return (
    <ProfileSection status={sectionStatuses(profile).contact} isEditing={isEditing} onEdit={() => setEditing(true)}>
      {isEditing ? <ContactForm contact={contact} onDone={() => setEditing(false)} /> : <Summary contact={contact} />}
    </ProfileSection>
  );
}

const NO_INFORMATION = 'No information';

function Summary({ contact }: { contact: Contact }) {
  const { contactName, contactSurname, address, additionalAddress, city, state, zipCode } = contact;
  const { businessPhone, businessExt } = contact;
  return (
    <DescriptionList>
      <DescriptionItem name="Name" empty={NO_INFORMATION}>
        {`${contactName} ${contactSurname}`.trim()}
      </DescriptionItem>
      <DescriptionItem name="Address">{[address, additionalAddress].filter(Boolean).join(', ')}</DescriptionItem>
      <DescriptionItem name="City and state" empty={NO_INFORMATION}>
        {city && [city, `${state} ${zipCode}`.trim()].join(', ')}
      </DescriptionItem>
      <DescriptionItem name="Cell phone">{contact.cellPhone}</DescriptionItem>
      <DescriptionItem name="Home phone">{contact.homePhone}</DescriptionItem>
      <DescriptionItem name="Business phone">
        {businessPhone && [businessPhone, businessExt].filter(Boolean).join(' ext. ')}
      </DescriptionItem>
      <DescriptionItem name="PPID">{contact.ppid}</DescriptionItem>
    </DescriptionList>
  );
}

function ContactForm({ contact, onDone }: { contact: Contact; onDone(): void }) {
  const form = useZodForm<Contact, ContactDetails>({
    schema: ContactDetails,
    initialValues: contact,
    send: async (values) => {
      await saveContact(values);
      toastSuccess('Your contact details are saved.');
      onDone();
    },
  });
  const { field } = form;
  /** Trims address fields on blur (W2.16). */
  const trimmed = (path: 'address' | 'additionalAddress' | 'city') => {
    const bound = field(path);
    const onBlur = () => {
      form.mantine.setFieldValue(path, bound.value.trim());
      bound.onBlur();
    };
    return { ...bound, onBlur };
  };
  const { name, address, zipCode, businessExt, ppid } = PROFILE_LIMITS;
  const isDirty = form.mantine.isDirty();
  useReportUnsaved(isDirty && !form.busy);
  return (
    <form className="form" onSubmit={form.submit} noValidate>
      <ErrorSummary problems={form.problems} submitCount={form.submitCount} />
      <div className="pair">
        <TextField {...field('contactName')} label="First Name" limit={name} autoComplete="given-name" />
        <TextField {...field('contactSurname')} label="Last Name" limit={name} autoComplete="family-name" />
      </div>
      <TextField {...trimmed('address')} label="Address" optional limit={address} autoComplete="address-line1" />
      <TextField
        {...trimmed('additionalAddress')}
        label="Additional Address"
        optional
        limit={address}
        autoComplete="address-line2"
      />
      <div className="pair">
        <TextField {...trimmed('city')} label="City" optional limit={address} autoComplete="address-level2" />
        <SelectField {...field('state')} label="State" options={states} autoComplete="address-level1" />
      </div>
      <TextField
        {...field('zipCode')}
        label="Zip Code"
        optional
        limit={zipCode}
        maxLength={zipCode}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <p className="hint">At least one of the three phone numbers is needed.</p>
      <PhoneField {...field('cellPhone')} label="Cell Phone" />
      <PhoneField {...field('homePhone')} label="Home Phone" />
      <div className="pair">
        <PhoneField {...field('businessPhone')} label="Business Phone" />
        <TextField {...field('businessExt')} label="Extension" optional limit={businessExt} inputMode="numeric" />
      </div>
      <TextField {...field('ppid')} label="PPID" optional limit={ppid} hint="Your professional personnel ID" />
      <div className="row-of-buttons">
        <Button type="submit" look="fill" busy={form.busy}>
          Save
        </Button>
        <Button look="quiet" onClick={() => confirmDiscard(isDirty, onDone)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
