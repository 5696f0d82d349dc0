import type { JobToReview } from '#modules/postings/contract/api/responses';
import styles from './release.module.css';

const SEEN = [
  'Name, city and date of application',
  'Resume and cover letter',
  'Education, career history, military information',
  'Salary, essay and the other questions',
];
const NOT_SEEN = [
  'Contact details and PPID, unless a resume names them',
  'References',
  'Certificates and clearances',
  'Stage; and the application cannot be printed',
];

/** What the reviewers of a board read (W13.2, W13.4, W13.7, W13.10). */
export const WhatReviewersSee = () => (
  <div className={styles.sees}>
    <Column title="They see" items={SEEN} />
    <Column title="They do not see" items={NOT_SEEN} />
  </div>
);

function Column({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** What a release to the district opens, and who gets a mail by it. */
export const WhatDistrictGets = ({ job: { organization } }: { job: JobToReview }) => (
  <p>
    Who posts for {organization.accountName} can read these applications with their contact details and references.
    Their applicants get a mail unless their outcome is decided.
  </p>
);
