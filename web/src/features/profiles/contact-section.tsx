import { ContactDetails, PROFILE_LIMITS } from '#modules/profiles/contract/api/profile';
import { STATES } from '#modules/shared/states';
import { toastSuccess } from '#web/lib/feedback/toasts';
import { areDifferent } from '#web/lib/forms/are-different';
import type { EditedField } from '#web/lib/forms/conflict-lines';
import type { Seen } from '#web/lib/forms/use-conflict';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { FormConflict } from '#web/ui/conflict/form-conflict';
import { DescriptionItem, DescriptionList } from '#web/ui/display/description-list';
import { ErrorSummary } from '#web/ui/fields/error-summary';
import { PhoneField } from '#web/ui/fields/masked-fields';
import { SelectField } from '#web/ui/fields/select-field';
import { TextField } from '#web/ui/fields/text-field';
import { ProfileSection } from './profile-section';
import { type ProfileData, saveContact } from './queries';
import { RestoredNote, SectionActions } from './section-actions';
import { useSectionConflict, useSectionEditing, useSectionStash } from './section-editing';
import { sectionStatuses } from './section-statuses';
import { useReportUnsaved } from './unsaved-guard';

type Contact = ProfileData['contactDetails'];

interface Input {
  values: Contact;
  seen: Seen<Contact>;
}

const FIELDS: EditedField[] = [
  { path: 'contactName', label: 'First Name' },
  { path: 'contactSurname', label: 'Last Name' },
  { path: 'address', label: 'Address' },
  { path: 'additionalAddress', label: 'Additional Address' },
  { path: 'city', label: 'City' },
  { path: 'state', label: 'State', text: (code: keyof typeof STATES) => STATES[code] },
  { path: 'zipCode', label: 'Zip Code' },
  { path: 'cellPhone', label: 'Cell Phone' },
  { path: 'homePhone', label: 'Home Phone' },
  { path: 'businessPhone', label: 'Business Phone' },
  { path: 'businessExt', label: 'Extension' },
  { path: 'ppid', label: 'PPID' },
];

const states = Object.entries(STATES).map(([value, label]) => ({ value, label }));

/** Contact Details. */
export function ContactSection({ profile }: { profile: ProfileData }) {
  const { isEditing, restored, edit, close } = useSectionEditing<Input>(profile, 'contactDetails');
  const contact = profile.contactDetails;
  return (
    <ProfileSection
      status={sectionStatuses(profile).contact}
      isEditing={isEditing}
      canEdit={profile.canEdit}
      onEdit={edit}
    >
      {isEditing ? <ContactForm profile={profile} restored={restored} onDone={close} /> : <Summary contact={contact} />}
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

interface FormProps {
  profile: ProfileData;
  restored: Input | null;
  onDone(): void;
}

function ContactForm({ profile, restored, onDone }: FormProps) {
  const editing = useSectionConflict(profile, 'contactDetails', profile.contactDetails, restored?.seen);
  const form = useZodForm<Contact, ContactDetails>({
    schema: ContactDetails,
    initialValues: restored?.values ?? profile.contactDetails,
    send: async (contact) => {
      if (!(await editing.save(contact, (version) => saveContact(profile.userId, { ...contact, version })))) return;
      toastSuccess('Contact details are saved.');
      onDone();
    },
  });
  const { field, values } = form;
  /** Trims address fields on blur. */
  const trimmed = (path: 'address' | 'additionalAddress' | 'city') => {
    const bound = field(path);
    const onBlur = () => {
      form.mantine.setFieldValue(path, bound.value.trim());
      bound.onBlur();
    };
    return { ...bound, onBlur };
  };
  const { name, address, zipCode, businessExt, ppid } = PROFILE_LIMITS;
  const isDirty = areDifferent(values, profile.contactDetails);
  useReportUnsaved(isDirty && !form.busy);
  useSectionStash<Input>(profile, 'contactDetails', isDirty ? { values, seen: editing.seen } : null);
  return (
    <form className="form" onSubmit={form.submit} noValidate>
      {restored && <RestoredNote />}
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
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <p className="hint">At least one of the three phone numbers is needed.</p>
      <PhoneField {...field('cellPhone')} label="Cell Phone" autoComplete="tel" />
      <PhoneField {...field('homePhone')} label="Home Phone" autoComplete="home tel" />
      <div className="pair">
        <PhoneField {...field('businessPhone')} label="Business Phone" autoComplete="work tel" />
        <TextField {...field('businessExt')} label="Extension" optional limit={businessExt} inputMode="numeric" />
      </div>
      <TextField {...field('ppid')} label="PPID" optional limit={ppid} hint="Your professional personnel ID" />
      <SectionActions isDirty={isDirty} busy={form.busy} onDone={onDone} />
      <FormConflict editing={editing} form={form} fields={FIELDS} noun="section" name="Contact Details" />
    </form>
  );
}
