import type { Career } from '#modules/profiles/contract/api/history';
import { joinParts } from '#web/lib/formatting/format';
import { periodText } from './period';

/** The title of a job, and lines about it. */
export const describeCareer = (row: Career) => ({
  // A title of one's own stands only where the title is Other.
  name: row.titleOther || row.title,
  lines: [
    joinParts(row.companyName, row.typeOfExperience),
    joinParts(
      periodText(row.startDate, row.endDate, row.currentlyEmployed === 1),
      row.reasonForLeaving && `Reason for leaving: ${row.reasonForLeaving}`,
    ),
    joinParts(row.supervisorName && `Supervisor: ${row.supervisorName}`, row.companyPhone),
    row.description,
  ],
});
