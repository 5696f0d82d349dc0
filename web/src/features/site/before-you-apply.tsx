import { Link } from 'react-router-dom';
import { paths } from '../../paths';

/** Home's right column, until editors write it themselves. */
export function BeforeYouApply() {
  return (
    <section aria-labelledby="before">
      <div className="ruled">
        <h2 id="before">Before you apply</h2>
      </div>
      <img src="/schoolhouse.svg" width={312} height={136} alt="Line drawing of a schoolhouse with a bell tower" />
      <div className="rich">
        <p>Every public school employer in Pennsylvania asks for three clearances. Start them early.</p>
        <ul>
          <li>State Police record check (Act 34)</li>
          <li>Child abuse history (Act 151)</li>
          <li>FBI fingerprint check (Act 114)</li>
        </ul>
        <p>You add the certificates to your profile once and send them with each application.</p>
        <h3>For employers</h3>
        <p>
          Posting is free for members, except for chief school administrator positions.{' '}
          <Link to={paths.postJobs}>How to post a job</Link>
        </p>
      </div>
    </section>
  );
}
