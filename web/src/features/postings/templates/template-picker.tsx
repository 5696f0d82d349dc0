import { useState } from 'react';
import type { PostingTemplateSummary } from '#modules/postings/contract/api/templates';
import { openConfirm } from '#web/lib/feedback/confirm';
import { focusIfLost } from '#web/lib/feedback/focus-if-lost';
import { toastError, toastSuccess } from '#web/lib/feedback/toasts';
import { Button } from '#web/ui/button';
import { SearchSelectField } from '#web/ui/fields/search-select-field';
import type { JobValues } from '../form/job-values';
import type { ReferenceData } from '../reference-data';
import { fetchTemplate, removeTemplate } from './queries';
import { templateValues } from './template-values';

interface Props {
  templates: readonly PostingTemplateSummary[];
  referenceData: ReferenceData;
  /** The form has the values of the last one that was picked. */
  isFilled: boolean;
  /** Resolves to whether the template was filled in. */
  onPick(values: Partial<JobValues>): Promise<boolean>;
}

/** Fills in the form from a template, and removes templates. */
export default function TemplatePicker({ templates, referenceData, isFilled, onPick }: Props) {
  const [pickedId, setPickedId] = useState('');
  const picked = isFilled ? templates.find(({ id }) => id === pickedId) : undefined;
  const nameOf = (number: string) =>
    referenceData.organizations.find(({ accountNumber }) => accountNumber === number)?.accountName ?? number;
  const isOfOne = new Set(templates.map(({ organization }) => organization)).size === 1;
  const options = templates.map(({ id, name, organization }) => ({
    value: id,
    label: isOfOne ? name : `${name}, ${nameOf(organization)}`,
  }));

  const pick = async (id: string) => {
    if (!id) return setPickedId('');
    try {
      if (await onPick(templateValues(await fetchTemplate(id), referenceData))) setPickedId(id);
    } catch (error) {
      toastError(error);
    }
  };
  const remove = async ({ id, name, organization }: PostingTemplateSummary) => {
    const isConfirmed = await openConfirm({
      body: [
        `The template "${name}" is removed: nobody who posts for ${nameOf(organization)} can start from it any more. Postings stay as they are.`,
      ],
      confirmLabel: 'Remove template',
      cancelLabel: 'Keep template',
      danger: true,
    });
    if (!isConfirmed) return;
    try {
      await removeTemplate(id);
      setPickedId('');
      toastSuccess('The template is removed.');
      focusIfLost('h1');
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <div className="note template-start">
      <SearchSelectField
        id="template"
        label="Start from a template"
        optional
        hint="It replaces what is filled in below, but not the dates."
        value={picked?.id ?? ''}
        onChange={pick}
        options={options}
      />
      {picked && (
        <>
          <p role="status">
            Filled in from the template <b>{picked.name}</b>. Check the listing dates.
          </p>
          <Button small onClick={() => remove(picked)}>
            Remove this template for everybody
          </Button>
        </>
      )}
    </div>
  );
}
