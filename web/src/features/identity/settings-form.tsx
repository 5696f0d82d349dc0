import { useMemo, useState } from 'react';
import { ACCOUNT_LIMITS, type UserResponse } from '#modules/identity/contract/api/accounts';
import {
  SEARCH_DISTANCE,
  type SettingsRequest,
  settingsForm,
  ZIP_CODE_LENGTH,
} from '#modules/identity/contract/api/settings';
import { DEFAULT_DISTANCE_MILES } from '#modules/job-search/contract/api/search';
import { ApiError } from '#web/lib/api/api-error';
import { api } from '#web/lib/api/client';
import { toastSuccess } from '#web/lib/feedback/toasts';
import { useUnsavedChangesGuard } from '#web/lib/forms/use-unsaved-changes-guard';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { type SessionUser, updateUser } from '#web/lib/session/session';
import { Button } from '#web/ui/button';
import { CheckField } from '#web/ui/fields/check-field';
import { DistanceField } from '#web/ui/fields/distance-field';
import { ErrorSummary } from '#web/ui/fields/error-summary';
import { TextField } from '#web/ui/fields/text-field';
import { PasswordField } from './password-field';

const SAVED_MESSAGE = 'Your settings are saved.';

const valuesOf = (user: UserResponse) => ({
  email: user.email,
  isEmailReceiver: user.isEmailReceiver,
  searchZipCode: user.searchZipCode ?? '',
  searchDistance: user.searchDistance ?? DEFAULT_DISTANCE_MILES,
  newPassword: '',
  confirmNewPassword: '',
  currentPassword: '',
});

/** All settings that users change themselves, saved together and confirmed by the current password. */
export function SettingsForm({ user }: { user: SessionUser }) {
  const [outcome, setOutcome] = useState<string | null>(null);
  const { firstName, lastName } = user;
  const schema = useMemo(() => settingsForm({ firstName, lastName }), [firstName, lastName]);
  const form = useZodForm({
    schema,
    initialValues: valuesOf(user),
    send: async ({ searchZipCode, newPassword, confirmNewPassword: _, ...rest }) => {
      setOutcome(null);
      const body = { ...rest, zipCode: searchZipCode || null, ...(newPassword && { newPassword }) };
      const saved = await save(user.id, body);
      updateUser(saved);
      mantine.setValues(valuesOf(saved));
      mantine.resetDirty(valuesOf(saved));
      setOutcome(
        newPassword
          ? `${SAVED_MESSAGE} Your new password counts from now on; other devices are signed out.`
          : SAVED_MESSAGE,
      );
      toastSuccess(SAVED_MESSAGE);
    },
  });
  const { field, mantine } = form;
  const isDirty = mantine.isDirty();
  const shownOutcome = isDirty ? null : outcome;
  useUnsavedChangesGuard(isDirty);

  return (
    <form className="form" noValidate onSubmit={form.submit}>
      <ErrorSummary {...form} />
      <fieldset>
        <legend>Email</legend>
        <TextField
          {...field('email')}
          label="Email"
          hint="You sign in with this address. A new one counts after you open the link we send there."
          type="email"
          inputMode="email"
          autoComplete="email"
          limit={ACCOUNT_LIMITS.email}
        />
        {user.pendingEmail && (
          <p className="note warning">
            <b>{user.pendingEmail}</b> waits for its confirmation: open the link in the email we sent there. Until then
            you sign in with {user.email}.
          </p>
        )}
        <CheckField
          {...field('isEmailReceiver')}
          label="Send me email notifications"
          hint="Mail about your account and your own applications comes in any case."
        />
      </fieldset>
      <fieldset>
        <legend>Search</legend>
        <div className="zip-code">
          <TextField
            {...field('searchZipCode')}
            label="ZIP code to search from"
            limit={ZIP_CODE_LENGTH}
            hint="5 numbers, such as 17101"
            optional
            inputMode="numeric"
            autoComplete="postal-code"
          />
        </div>
        <DistanceField {...field('searchDistance')} {...SEARCH_DISTANCE} label="Search distance" />
      </fieldset>
      <fieldset>
        <legend>New password</legend>
        <PasswordField
          {...field('newPassword')}
          label="New password"
          hint="Leave both empty to keep the one you have."
          limit={ACCOUNT_LIMITS.passwordMax}
          autoComplete="new-password"
          newFor={user}
        />
        <PasswordField
          {...field('confirmNewPassword')}
          label="Confirm new password"
          limit={ACCOUNT_LIMITS.passwordMax}
          autoComplete="new-password"
        />
      </fieldset>
      <fieldset>
        <legend>Save</legend>
        <PasswordField
          {...field('currentPassword')}
          label="Current password"
          hint="Needed for every change, so that nobody else can make one."
          limit={ACCOUNT_LIMITS.passwordMax}
          autoComplete="current-password"
        />
        <div className="form-end settings-end">
          <Button type="submit" look="fill" busy={form.busy}>
            Save settings
          </Button>
          <p role="status" className={shownOutcome ? 'note success' : 'vh'}>
            {shownOutcome}
          </p>
        </div>
      </fieldset>
    </form>
  );
}

/** The search ZIP code has different names in the form and in the API. */
async function save(id: string, body: SettingsRequest): Promise<UserResponse> {
  try {
    return await api.patch<UserResponse>(`/api/users/${id}/settings`, { body });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const fields = error.fields.map((one) => (one.path === 'zipCode' ? { ...one, path: 'searchZipCode' } : one));
    throw new ApiError(error.status, error.code, error.message, fields);
  }
}
