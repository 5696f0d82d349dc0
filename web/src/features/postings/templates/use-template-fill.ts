import { useState } from 'react';
import { openConfirm } from '#web/lib/feedback/confirm';
import type { ZodForm } from '#web/lib/forms/use-zod-form';
import { chooseOrganization } from '../form/choose-organization';
import type { JobValues } from '../form/job-values';
import { fieldLabel } from '../form/sections';
import type { ReferenceData } from '../reference-data';
import { typedFields, valuesWithout } from './typed-fields';

interface Options {
  form: ZodForm<JobValues>;
  /** The values that a new posting begins with. */
  baseline: JobValues;
  referenceData: ReferenceData;
}

/** Fills in a new posting from templates. Asks first if one replaces something typed. */
export function useTemplateFill({ form: { mantine }, baseline, referenceData }: Options) {
  const [last, setLast] = useState<{ template: Partial<JobValues>; baseline: JobValues } | null>(null);
  // Discard has begun anew since.
  const filled = last?.baseline === baseline ? last.template : null;
  return {
    /** The values of the last template, null without one. */
    filled,
    /** Resolves to whether it was filled in. */
    fill: async (template: Partial<JobValues>): Promise<boolean> => {
      const values = mantine.getValues();
      const { organizations, regions } = referenceData;
      const { organization: _, ...place } = chooseOrganization(baseline, values.organization, organizations, regions);
      const lost = typedFields(values, template, [baseline, place, filled ?? {}]);
      if (lost.length > 0 && !(await openConfirm(question(lost)))) return false;
      mantine.setValues({ ...(filled && valuesWithout(filled, values, baseline)), ...template });
      setLast({ template, baseline });
      return true;
    },
  };
}

const question = (lost: readonly (keyof JobValues)[]) => ({
  title: 'Replace what you typed?',
  body: [`The template replaces what you typed here: ${[...new Set(lost.map(fieldLabel))].join(', ')}.`],
  confirmLabel: 'Use the template',
  cancelLabel: 'Keep what I typed',
  danger: true,
});
