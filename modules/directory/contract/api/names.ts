import { isStorable, unstorableMessage } from '#modules/shared/text.js';

export { cleanName } from '#modules/shared/text.js';

/** Spreadsheet programs run such texts as formulas. */
const FORMULA = /^[=+\-@]/;

/** The reason why a name of the directory, already cleaned, is refused; null for a good one. */
export function describeNameProblem(label: string, name: string): string | null {
  if (FORMULA.test(name)) return `${label} begins with "${name[0]}", as a formula does`;
  return isStorable(name) ? null : unstorableMessage(label);
}
