import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { PRODUCT } from '../product';
import { Page } from '../ui/page';

export function Component() {
  return (
    <Page title="About Us">
      <div className="rich measure">
        <p>
          {PRODUCT} is the job board for public education in Pennsylvania: school districts, charter schools, career and
          technology centers, intermediate units and the law firms that are members post their open positions here.
        </p>
        <p>
          People who look for work <Link to={paths.findJob}>search the positions</Link> by title, type, organization and
          place, keep one profile, and apply with it as often as they like.
        </p>
        <p>
          Employers <Link to={paths.postJobs}>post positions</Link>, read the applications that come in, and decide.
          Posting is free for members, except for chief school administrator positions: superintendent, executive
          director, administrative director and vocational director.
        </p>
      </div>
    </Page>
  );
}
