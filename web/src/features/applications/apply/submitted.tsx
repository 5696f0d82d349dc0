import type { ApplicationResponse } from '#modules/applications/contract/api/responses';
import { DISCLAIMER } from '#modules/applications/contract/api/rules';
import { coverLetterName, documentKind } from '#web/lib/formatting/documents';
import { formatDateTime } from '#web/lib/formatting/format';
import { DocumentRow } from '../document-row';
import { CareerDetails, careerLine, EducationDetails, educationLine } from '../history-parts';
import { Timeline } from '../timeline/timeline';
import { Answers } from './answers';
import { ApplicantDetails, applicantLine, ReferenceList, referencesLine } from './applicant-details';
import { ApplySection } from './apply-section';
import { SECTIONS } from './requirements';

const NO_INFORMATION = 'No information';

/** A submitted application, read-only, as it was when submitted. */
export function Submitted({ application }: { application: ApplicationResponse }) {
  const { user, references, files, coverLetter, coverLetterScan, id, submittedAt } = application;
  return (
    <div className="apply-submitted">
      {submittedAt && <p className="note success">Submitted {formatDateTime(submittedAt)}</p>}
      <Timeline steps={application.timeline} organization={application.job.organization.accountName} />
      <ApplySection section={{ id: 'applicant', title: SECTIONS.applicant }} line={applicantLine(user)}>
        <ApplicantDetails user={user} />
      </ApplySection>
      <ApplySection section={{ id: 'education', title: SECTIONS.education }} line={educationLine(application)}>
        <EducationDetails history={application} />
      </ApplySection>
      <ApplySection section={{ id: 'career', title: SECTIONS.career }} line={careerLine(application)}>
        <CareerDetails history={application} />
      </ApplySection>
      <ApplySection section={{ id: 'references', title: SECTIONS.references }} line={referencesLine(references)}>
        <ReferenceList references={references} />
      </ApplySection>
      <ApplySection section={{ id: 'questions', title: SECTIONS.questions }} open>
        <Answers answers={application} job={application.job} />
      </ApplySection>
      <ApplySection section={{ id: 'documents', title: SECTIONS.documents }} open>
        <ul className="attached">
          {coverLetter && (
            <DocumentRow
              name={coverLetterName(coverLetter)}
              type="Cover letter"
              path={`/api/applications/user/coverLetter/${id}`}
              scan={coverLetterScan}
            />
          )}
          {files.map((file) => (
            <DocumentRow
              key={file.id}
              name={file.fileName}
              type={documentKind(file)}
              path={`/api/applications/user/files/${file.id}`}
              scan={file.scan}
            />
          ))}
        </ul>
        {!coverLetter && files.length === 0 && <p className="muted">{NO_INFORMATION}</p>}
      </ApplySection>
      <ApplySection section={{ id: 'disclaimer', title: SECTIONS.disclaimer }} line="Agreed">
        <p className="measure">{DISCLAIMER}</p>
      </ApplySection>
    </div>
  );
}
