import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  CONTACT_REASONS,
  type ContactFormResponse,
  ContactRequest,
  SITE_LIMITS,
} from '#modules/site/contract/api/site';
import { api } from '#web/lib/api/client';
import { useUnsavedChangesGuard } from '#web/lib/forms/use-unsaved-changes-guard';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { useSession } from '#web/lib/session/session';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button';
import { ErrorSummary } from '#web/ui/fields/error-summary';
import { PhoneField } from '#web/ui/fields/masked-fields';
import { SelectField } from '#web/ui/fields/select-field';
import { TextAreaField, TextField } from '#web/ui/fields/text-field';
import { ProofOfWorkCaptcha } from './proof-of-work-captcha';

const EMPTY: ContactRequest = {
  name: '',
  email: '',
  organization: '',
  phone: '',
  reasonForContact: CONTACT_REASONS[0],
  message: '',
};
const reasons = CONTACT_REASONS.map((reason) => ({ value: reason, label: reason }));
const EMAIL_LIMIT = 125;

/** P10.1–P10.5. */
export function ContactForm() {
  const navigate = useNavigate();
  const { user } = useSession();
  const [captcha] = useState(() => new ProofOfWorkCaptcha());
  const form = useZodForm<ContactRequest, ContactRequest>({
    schema: ContactRequest,
    initialValues: EMPTY,
    send: (body) =>
      captcha.send(async (captchaToken) => {
        await api.post<ContactFormResponse>('/api/common/contact-us', { body, headers: { captchaToken } });
        navigate(paths.contactSent);
      }),
  });
  const { field, mantine } = form;
  useUnsavedChangesGuard(form.values.message !== '' && !form.busy);

  // On a server-rendered page the user is known only after hydration.
  const { getValues, setFieldValue } = mantine;
  useEffect(() => {
    if (!user) return;
    const { name, email } = getValues();
    if (!name) setFieldValue('name', `${user.firstName} ${user.lastName}`);
    if (!email) setFieldValue('email', user.email);
  }, [user, getValues, setFieldValue]);

  return (
    <form className="form" method="post" noValidate onSubmit={form.submit} onFocus={() => captcha.prepare()}>
      <ErrorSummary {...form} />
      <SelectField {...field('reasonForContact')} label="Reason for contact" options={reasons} />
      <TextField {...field('name')} label="Name" limit={SITE_LIMITS.name} autoComplete="name" />
      <TextField
        {...field('email')}
        label="Email"
        hint="Our answer goes to this address."
        type="email"
        inputMode="email"
        limit={EMAIL_LIMIT}
        autoComplete="email"
      />
      <TextField
        {...field('organization')}
        label="Organization"
        optional
        limit={SITE_LIMITS.organization}
        autoComplete="organization"
      />
      <PhoneField {...field('phone')} label="Phone" optional autoComplete="tel" />
      <TextAreaField {...field('message')} label="Message" limit={SITE_LIMITS.message} rows={8} />
      <div className="form-end">
        <Button type="submit" look="fill" busy={form.busy}>
          Send
        </Button>
      </div>
    </form>
  );
}
