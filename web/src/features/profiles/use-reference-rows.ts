import { useState } from 'react';
import { z } from 'zod';
import {
  PROFILE_LIMITS,
  PROFILE_MESSAGES,
  Reference,
  ReferencesRequest,
} from '../../../../modules/profiles/contract/api';
import type { ReferenceAnswer } from '../../../../modules/profiles/contract/api-answers';
import { askConfirm } from '../../lib/confirm';
import { toastSuccess } from '../../lib/toasts';
import { useZodForm } from '../../lib/use-zod-form';
import { saveReferences } from './calls';
import { useUnsaved } from './unsaved';

const { yearsKnown: most } = PROFILE_LIMITS;
const years = `Years Known must be a number from 0 to ${most}`;

/** A row as its inputs hold it: years are text there. */
const RowForm = Reference.extend({
  yearsKnown: z
    .string()
    .trim()
    .min(1, PROFILE_MESSAGES.yearsKnown)
    .transform(Number)
    .pipe(z.number(years).min(0, years).max(most, years)),
});

const BLANK = { firstName: '', lastName: '', yearsKnown: '', organizationName: '', position: '', phoneNumber: '' };

/** A local row; `key` is of this page alone. */
export interface Row extends Reference {
  key: number;
}

let lastKey = 0;
const nextKey = () => {
  lastKey += 1;
  return lastKey;
};

/**
 * The rows of the section, local until its Save (W2.7), and the form of the one that is open (W2.8): `open` is the key
 * of a row, 'new', or null.
 */
export function useReferenceRows(userId: string, stored: readonly ReferenceAnswer[], close: () => void) {
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const section = useZodForm({
    schema: ReferencesRequest,
    initialValues: { references: stored.map((reference): Row => ({ ...reference, key: nextKey() })) },
    send: async (values) => {
      await saveReferences(userId, values);
      toastSuccess('References saved.');
      close();
    },
  });
  const row = useZodForm({
    schema: RowForm,
    initialValues: BLANK,
    send: async (reference) => {
      const rows = section.mantine.getValues().references;
      const kept = { ...reference, key: open === 'new' || open === null ? nextKey() : open };
      change(open === 'new' ? [...rows, kept] : rows.map((other) => (other.key === open ? kept : other)));
      setOpen(null);
    },
  });
  useUnsaved(section.mantine.isDirty() || (open !== null && row.mantine.isDirty()));

  const change = (rows: Row[]) => section.mantine.setFieldValue('references', rows);

  function show(key: number | 'new', values: typeof BLANK): void {
    row.mantine.setValues(values);
    row.mantine.resetDirty(values);
    row.mantine.clearErrors();
    setOpen(key);
  }

  /** Keeps an open row that was filled in (U29); one that is refused keeps the section open. */
  async function save(): Promise<void> {
    if (open !== null && row.mantine.isDirty()) {
      await row.submit();
      if (!RowForm.safeParse(row.mantine.getValues()).success) return;
    }
    await section.submit();
  }

  async function remove(gone: Row): Promise<void> {
    const question = {
      title: 'Are you sure you want to delete this record?',
      body: [`${gone.firstName} ${gone.lastName}`, 'It is removed for good when you save the section.'],
      yes: 'Delete reference',
      no: 'Keep reference',
      danger: true,
    };
    if (!(await askConfirm(question))) return;
    change(section.mantine.getValues().references.filter(({ key }) => key !== gone.key));
  }

  return {
    rows: section.values.references,
    section,
    row,
    open,
    add: () => show('new', BLANK),
    edit: ({ key, ...reference }: Row) => show(key, { ...reference, yearsKnown: String(reference.yearsKnown) }),
    cancel: () => setOpen(null),
    save,
    remove,
  };
}
