import { expect, it } from '@jest/globals';
import type { ZodForm } from '#web/lib/forms/use-zod-form';
import { renderText } from '#web/testing/render-text';
import { ExperienceFields } from './experience-fields';
import { type PreferencesValues, toValues } from './preferences-values';

const NOTHING = toValues({ positions: [] } as unknown as Parameters<typeof toValues>[0]);

const words = (ticked: Partial<PreferencesValues>) => {
  const values = { ...NOTHING, ...ticked };
  const field = (id: keyof PreferencesValues) => ({
    id,
    value: values[id] ?? '',
    onChange: () => {},
    onBlur: () => {},
  });
  return renderText(<ExperienceFields form={{ values, field } as unknown as ZodForm<PreferencesValues>} />);
};
const FIGURES =
  /Annual budget.*Schools.*Teachers.*Current pupils.*Non-certified staff.*Administrative and supervisory staff/;

it('[W2.26] asks for the five kinds of experience', () => {
  expect(words({})).toMatch(/Central Office Superintendent Substitute superintendent Doctorate Non-traditional/);
});

it.each<[string, Partial<PreferencesValues>, boolean]>([
  ['nothing', {}, false],
  ['Central Office', { centralOfficeExperience: 1 }, true],
  ['Superintendent', { superintendentExperience: 1 }, true],
  ['Doctorate and Non-traditional', { doctorate: 1, nonTraditional: 1 }, false],
])('[W2.28] with %s ticked, the figures show: %#', (_, ticked, isAsked) => {
  expect(FIGURES.test(words(ticked))).toBe(isAsked);
});
