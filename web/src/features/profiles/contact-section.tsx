import { useState } from 'react';
import { STATES } from '../../../../modules/postings/contract/api-lists';
import { ContactDetails, PROFILE_LIMITS } from '../../../../modules/profiles/contract/api';
import { toastSuccess } from '../../lib/toasts';
import { useZodForm } from '../../lib/use-zod-form';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { Fact, Facts } from '../../ui/facts';
import { PhoneField } from '../../ui/masked-fields';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { type ProfileData, saveContact } from './calls';
import { cancel } from './cancel';
import { ProfileSection } from './profile-section';
import { standings } from './standings';
import { useUnsaved } from './unsaved';

type Contact = ProfileData['contactDetails'];

const states = Object.entries(STATES).map(([value, label]) => ({ value, label }));

/** Contact Details (W2.14–W2.21). */
export function ContactSection({ profile }: { profile: ProfileData }) {
  const [isEditing, setEditing] = useState(false);
  const contact = profile.contactDetails;
  return (
    <ProfileSection standing={standings(profile).contact} isEditing={isEditing} onEdit={() => setEditing(true)}>
      {isEditing ? <ContactForm contact={contact} onDone={() => setEditing(false)} /> : <Summary contact={contact} />}
    </ProfileSection>
  );
}

const NONE = 'No information';

function Summary({ contact }: { contact: Contact }) {
  const { contactName, contactSurname, address, additionalAddress, city, state, zipCode } = contact;
  const { businessPhone, businessExt } = contact;
  return (
    <Facts>
      <Fact name="Name" empty={NONE}>
        {`${contactName} ${contactSurname}`.trim()}
      </Fact>
      <Fact name="Address">{[address, additionalAddress].filter(Boolean).join(', ')}</Fact>
      <Fact name="City and state" empty={NONE}>
        {city && [city, `${state} ${zipCode}`.trim()].join(', ')}
      </Fact>
      <Fact name="Cell phone">{contact.cellPhone}</Fact>
      <Fact name="Home phone">{contact.homePhone}</Fact>
      <Fact name="Business phone">{businessPhone && [businessPhone, businessExt].filter(Boolean).join(' ext. ')}</Fact>
      <Fact name="PPID">{contact.ppid}</Fact>
    </Facts>
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
  /** Address fields lose their outer blanks when they are left (W2.16). */
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
  useUnsaved(isDirty && !form.busy);
  return (
    <form className="form" onSubmit={form.submit} noValidate>
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
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
        <Button look="quiet" onClick={() => cancel(isDirty, onDone)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
