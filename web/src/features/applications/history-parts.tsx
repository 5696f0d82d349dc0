import type { ApplicationHistory } from '#modules/applications/contract/api/responses';
import { describeCareer } from '#web/ui/history/describe-career';
import { describeEducation } from '#web/ui/history/describe-education';
import { MilitaryInformation } from '#web/ui/history/military-information';
import { RowSummaries } from '#web/ui/history/row-summaries';

const NO_INFORMATION = 'No information';
/** For applications from before profiles had these sections. */
const NOT_ASKED = 'Not asked then';

/** The schools of an application. */
export function EducationDetails({ history: { educationDetails } }: { history: ApplicationHistory }) {
  return (
    <RowSummaries
      rows={educationDetails ?? []}
      describe={describeEducation}
      empty={educationDetails ? NO_INFORMATION : NOT_ASKED}
    />
  );
}

/** The jobs and the military information of an application. */
export function CareerDetails({ history }: { history: ApplicationHistory }) {
  const { careerDetails, employmentQuestions } = history;
  const empty = careerDetails ? NO_INFORMATION : NOT_ASKED;
  return (
    <div className="stack">
      <RowSummaries rows={careerDetails ?? []} describe={describeCareer} empty={empty} />
      <MilitaryInformation answers={employmentQuestions} empty={empty} />
    </div>
  );
}

/** "Millersville University · Elizabethtown College". */
export const educationLine = ({ educationDetails }: ApplicationHistory) =>
  (educationDetails ?? []).map(({ name }) => name).join(' · ');

/** "Supervisor of Pupil Services · School Counselor". */
export const careerLine = ({ careerDetails }: ApplicationHistory) =>
  (careerDetails ?? []).map((row) => describeCareer(row).name).join(' · ');
