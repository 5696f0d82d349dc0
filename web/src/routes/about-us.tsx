import { Link } from 'react-router-dom';
import { PostingCost } from '#web/features/site/posting-cost';
import { paths } from '#web/paths';
import { PRODUCT } from '#web/product';
import { Page } from '#web/ui/layout/page';

/** P9.1. */
export function Component() {
  return (
    <Page title="About Us">
      <div className="rich measure">
        <p>
          {PRODUCT} is the job board for public education in Pennsylvania. School districts, charter schools, career and
          technology centers and intermediate units announce their open positions here, from superintendent to school
          bus driver.
        </p>
        <h2>If you look for work</h2>
        <p>
          <Link to={paths.findJob}>Search the open positions</Link> by title, type, organization and place. You need no
          account to look. To apply, you <Link to={paths.signUp}>create a profile</Link> once and use it for as many
          applications as you like. That is free, and no employer sees your profile until you apply.
        </p>
        <h2>If you hire</h2>
        <p>
          You <Link to={paths.postJobs}>post positions</Link> for your organization, take applications here or on a site
          of your own, and share them with the people who decide with you.
        </p>
        <PostingCost />
        <h2>What we do not do</h2>
        <p>
          We do not choose among applicants or rank them. What you send reaches the employer of the position and the
          people who review applications for it, once an administrator of this site has released it to them. Each
          employer decides alone whom to interview and whom to hire.
        </p>
      </div>
    </Page>
  );
}
