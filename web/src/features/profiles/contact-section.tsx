import { useState } from 'react';
import { STATES } from '../../../../modules/postings/contract/api-lists';
import { ContactDetails, PROFILE_LIMITS } from '../../../../modules/profiles/contract/api';
import { toastSuccess } from '../../lib/toasts';
import { useLeaveGuard } from '../../lib/use-leave-guard';
import { useZodForm } from '../../lib/use-zod-form';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { PhoneField } from '../../ui/masked-fields';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { type ProfileData, saveContact } from './calls';
import { ProfileSection } from './profile-section';

type Contact = ProfileData['contactDetails'];

const states = Object.entries(STATES).map(([value, label]) => ({ value, label }));

/** Contact Details (W2.14–W2.21). */
export function ContactSection({ profile }: { profile: ProfileData }) {
  const [isEditing, setEditing] = useState(false);
  const contact = profile.contactDetails;
  return (
    <ProfileSection
      id="contact-details"
      title="Contact Details"
      isComplete={profile.isContactDetailsCompleted}
      isEditing={isEditing}
      onEdit={() => setEditing(true)}
    >
      {isEditing ? <ContactForm contact={contact} onDone={() => setEditing(false)} /> : <Summary contact={contact} />}
    </ProfileSection>
  );
}

function Summary({ contact }: { contact: Contact }) {
  const place = [contact.address, contact.additionalAddress, contact.city].filter(Boolean).join(', ');
  const business = contact.businessPhone && `${contact.businessPhone} ${contact.businessExt}`.trim();
  const facts: [string, string][] = [
    ['Name', `${contact.contactName} ${contact.contactSurname}`],
    ['Address', [place, `${contact.state} ${contact.zipCode}`.trim()].filter(Boolean).join(', ')],
    ['Cell phone', contact.cellPhone],
    ['Home phone', contact.homePhone],
    ['Business phone', business],
    ['PPID', contact.ppid],
  ];
  return (
    <dl className="profile-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || 'No information'}</dd>
        </div>
      ))}
    </dl>
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
  const { name, address, zipCode, businessExt, ppid } = PROFILE_LIMITS;
  useLeaveGuard(form.mantine.isDirty() && !form.busy);
  return (
    <form className="form" onSubmit={form.submit} noValidate>
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <div className="pair">
        <TextField {...field('contactName')} label="First Name" limit={name} autoComplete="given-name" />
        <TextField {...field('contactSurname')} label="Last Name" limit={name} autoComplete="family-name" />
      </div>
      <TextField {...field('address')} label="Address" optional limit={address} autoComplete="address-line1" />
      <TextField
        {...field('additionalAddress')}
        label="Additional Address"
        optional
        limit={address}
        autoComplete="address-line2"
      />
      <div className="pair">
        <TextField {...field('city')} label="City" optional limit={address} autoComplete="address-level2" />
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
        <Button look="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
