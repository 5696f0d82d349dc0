import type { Education } from '#modules/profiles/contract/api/history';
import { joinParts } from '#web/lib/formatting/format';
import { periodText } from './period';

/** The name of a school, and lines about it. */
export const describeEducation = ({ name, typeOfDegree, otherDegree, major, startDate, endDate }: Education) => ({
  name,
  lines: [
    // Words of a degree's own stand only where the type is Other.
    joinParts(otherDegree || typeOfDegree, major),
    periodText(startDate, endDate, true),
  ],
});
