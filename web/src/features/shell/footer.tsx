import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { PRODUCT } from '../../product';

/** The same on every page, help included (P11.18, U47). */
export function Footer() {
  return (
    <footer className="foot">
      <div className="cols">
        <p className="brand">{PRODUCT}</p>
        <nav aria-label="Footer">
          <h2>Information</h2>
          <ul>
            <li>
              <Link to={paths.aboutUs}>About Us</Link>
            </li>
            <li>
              <Link to={paths.terms}>Terms & Conditions</Link>
            </li>
            <li>
              <Link to={paths.privacy}>Privacy</Link>
            </li>
            <li>
              <Link to={paths.help}>Help</Link>
            </li>
            <li>
              <Link to={paths.contactUs}>Contact Us</Link>
            </li>
          </ul>
        </nav>
        <section aria-labelledby="support">
          <h2 id="support">Support</h2>
          <p>
            Questions about a posting go to the person named in it. For everything else,{' '}
            <Link to={paths.contactUs}>contact us</Link>.
          </p>
        </section>
      </div>
      <p className="source">Data: GeoNames (CC BY 4.0), U.S. Census Bureau</p>
    </footer>
  );
}
