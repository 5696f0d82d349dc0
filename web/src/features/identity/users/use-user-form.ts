import { useState } from 'react';
import { UserForm } from '#modules/identity/contract/api/users';
import { ApiError, messageOf, wasCancelled } from '#web/lib/api/api-error';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import type { UserValues } from './changes';

/** Refusals of the server that concern the chosen privileges. */
const RIGHTS_CODES = ['super_admin_only', 'own_account', 'last_super_admin'];

/**
 * The form of a user. Refusals appear at their field, others as `failure` inside the drawer, which would cover a toast.
 */
export function useUserForm(initialValues: UserValues, send: (values: UserForm) => Promise<unknown>) {
  const [failure, setFailure] = useState('');
  const form = useZodForm({
    schema: UserForm,
    initialValues,
    // The search form of the page has fields of the same names.
    idPrefix: 'user-',
    send: async (values) => {
      setFailure('');
      try {
        await send(values);
      } catch (error) {
        if (wasCancelled(error)) return;
        const refusal = atField(error);
        if (refusal) throw refusal;
        setFailure(messageOf(error));
      }
    },
  });
  return { form, failure };
}

function atField(error: unknown): ApiError | null {
  if (!(error instanceof ApiError)) return null;
  if (error.fields.length > 0) return error;
  const { status, code, message } = error;
  return RIGHTS_CODES.includes(code)
    ? new ApiError(status, code, message, [{ path: 'privileges', code, message }])
    : null;
}
