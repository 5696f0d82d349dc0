import { STATES } from '../../../../modules/postings/contract/api-lists';
import { ContactDetails, PROFILE_LIMITS } from '../../../../modules/profiles/contract/api';
import type { ContactAnswer } from '../../../../modules/profiles/contract/api-answers';
import { toastSuccess } from '../../lib/toasts';
import { useZodForm } from '../../lib/use-zod-form';
import { ErrorSummary } from '../../ui/error-summary';
import { PhoneField } from '../../ui/masked-fields';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { saveContact } from './calls';
import { SaveCancel } from './save-cancel';
import { useUnsaved } from './unsaved';

interface Props {
  userId: string;
  contact: ContactAnswer;
  close(): void;
}

const states = Object.entries(STATES).map(([value, label]) => ({ value, label }));

/** W2.14–W2.21. */
export function ContactForm({ userId, contact, close }: Props) {
  const form = useZodForm({
    schema: ContactDetails,
    initialValues: { ...contact, state: contact.state || 'PA' },
    send: async (values) => {
      await saveContact(userId, values);
      toastSuccess('Contact Details saved.');
      close();
    },
  });
  useUnsaved(form.mantine.isDirty());

  /** Spaces around an address go when the field is left (W2.16). */
  const trimmed = (name: 'address' | 'additionalAddress' | 'city') => {
    const field = form.field(name);
    const onBlur = () => {
      if (field.value !== field.value.trim()) field.onChange(field.value.trim());
      field.onBlur();
    };
    return { ...field, onBlur, limit: PROFILE_LIMITS.address };
  };

  return (
    <form className="form" noValidate onSubmit={form.submit}>
      <ErrorSummary {...form} />
      <div className="pair">
        <TextField
          {...form.field('contactName')}
          label="First Name"
          limit={PROFILE_LIMITS.name}
          autoComplete="given-name"
        />
        <TextField
          {...form.field('contactSurname')}
          label="Last Name"
          limit={PROFILE_LIMITS.name}
          autoComplete="family-name"
        />
      </div>
      <TextField {...trimmed('address')} label="Address" optional autoComplete="address-line1" />
      <TextField {...trimmed('additionalAddress')} label="Additional Address" optional autoComplete="address-line2" />
      <TextField {...trimmed('city')} label="City" optional autoComplete="address-level2" />
      <div className="pair">
        <SelectField {...form.field('state')} label="State" options={states} autoComplete="address-level1" />
        <TextField
          {...form.field('zipCode')}
          label="Zip Code"
          optional
          inputMode="numeric"
          maxLength={PROFILE_LIMITS.zipCode}
          autoComplete="postal-code"
        />
      </div>
      <p className="muted">Give at least one of the three phone numbers.</p>
      <div className="pair">
        <PhoneField {...form.field('cellPhone')} label="Cell Phone" autoComplete="tel" />
        <PhoneField {...form.field('homePhone')} label="Home Phone" autoComplete="home tel" />
        <PhoneField {...form.field('businessPhone')} label="Business Phone" autoComplete="work tel" />
        <TextField
          {...form.field('businessExt')}
          label="Extension"
          optional
          inputMode="numeric"
          maxLength={PROFILE_LIMITS.businessExt}
          autoComplete="work tel-extension"
        />
      </div>
      <TextField {...form.field('ppid')} label="PPID" optional limit={PROFILE_LIMITS.ppid} autoComplete="off" />
      <SaveCancel what="Contact Details" isBusy={form.busy} onCancel={close} />
    </form>
  );
}
