import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useSupport } from '#web/lib/queries/use-support';
import { paths } from '#web/paths';
import { PRODUCT } from '#web/product';
import { PhoneLink } from '#web/ui/display/phone-link';
import { useNearViewport } from '#web/ui/layout/use-near-viewport';

const INFORMATION = [
  ['About Us', paths.aboutUs],
  ['Terms & Conditions', paths.terms],
  ['Privacy', paths.privacy],
  ['Help', paths.help],
  ['Contact Us', paths.contactUs],
] as const;

/** The same on every page, help included. */
export function Footer() {
  const root = useRef<HTMLElement>(null);
  const { data } = useSupport(useNearViewport(root));
  return (
    <footer ref={root} className="foot">
      <div className="cols">
        <p className="brand">{PRODUCT}</p>
        <nav aria-label="Footer">
          <h2>Information</h2>
          <ul className="two">
            {INFORMATION.map(([name, to]) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="foot-support">
          <h2 id="foot-support">Support</h2>
          <ul>
            {data?.phones.map((phone) => (
              <li key={phone}>
                <PhoneLink phone={phone} />
              </li>
            ))}
            {data && (
              <li>
                <a href={`mailto:${data.email}`}>{data.email}</a>
              </li>
            )}
          </ul>
        </section>
        {data && data.social.length > 0 && (
          <nav aria-label="Social media">
            <h2>Follow</h2>
            <ul>
              {data.social.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <p className="source">Data: GeoNames (CC BY 4.0), U.S. Census Bureau</p>
    </footer>
  );
}
