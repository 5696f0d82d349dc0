import { type ReactNode, useId, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useSession } from '#web/lib/session/session';
import { rememberedSearch } from '#web/lib/url-state/remembered-search';
import { paths } from '#web/paths';
import { icons } from '#web/ui/icons';
import { type MenuItem, menuFor } from './menu';
import { menuCounts } from './menu-counts';

const GATES: readonly string[] = [paths.welcomeGateway, paths.acceptTerms];

/** The menu on wide screens and, inside the sheet, on phones. */
export function SideMenu() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const { items, dashboard, administration, about } = menuFor(user);
  const off = GATES.includes(pathname);
  return (
    <nav className="side" aria-label="Main menu">
      {off && <p className="why">The menu opens once you have accepted the terms.</p>}
      <Items items={items} off={off} />
      {dashboard && (
        <Group name="dashboard" label="My Dashboard" to={off ? undefined : paths.dashboard}>
          <Items items={dashboard} off={off} />
        </Group>
      )}
      {administration && (
        <Group name="administration" label="Administration">
          <Items items={administration} off={off} />
        </Group>
      )}
      {dashboard && <hr />}
      <Items items={about} off={off} />
    </nav>
  );
}

function Items({ items, off }: { items: readonly MenuItem[]; off: boolean }) {
  const { pathname } = useLocation();
  const counts = menuCounts.use();
  return (
    <ul>
      {items.map(({ label, to, state, within }) => (
        <li key={label}>
          {off ? (
            <span className="off" aria-disabled="true">
              {label}
            </span>
          ) : state || within?.some((path) => pathname.startsWith(path)) ? (
            // Manage Content has the URL of Home, which alone is marked as the current page.
            <Link to={to} state={state} aria-current={state ? undefined : true}>
              {label}
              {!state && <Count of={counts[to]} />}
            </Link>
          ) : (
            // From its own page the link leads back to the table without filters.
            <NavLink to={pathname === to ? to : to + rememberedSearch(to)} end>
              {label}
              <Count of={counts[to]} />
            </NavLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The number of tasks that wait behind an entry. */
const Count = ({ of }: { of: number | undefined }) =>
  of ? (
    <b>
      {of}
      <span className="vh"> waiting</span>
    </b>
  ) : null;

interface GroupProps {
  name: string;
  label: string;
  /** Makes the heading a link with a toggle button next to it; without it the heading is the toggle. */
  to?: string;
  children: ReactNode;
}

/** A folding group of the menu; its state is stored. */
function Group({ name, label, to, children }: GroupProps) {
  const key = `menu.${name}`;
  const id = useId();
  const [open, setOpen] = useState(() => localStorage.getItem(key) !== 'closed');
  const toggle = () => {
    localStorage.setItem(key, open ? 'closed' : 'open');
    setOpen(!open);
  };
  return (
    <>
      <div className="group">
        {to && (
          <NavLink to={to} end>
            {label}
          </NavLink>
        )}
        <button
          type="button"
          className={to ? undefined : 'wide'}
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
        >
          <span className={to ? 'vh' : undefined}>{label}</span>
          {icons.chevron}
        </button>
      </div>
      <div id={id} className="sub" hidden={!open}>
        {children}
      </div>
    </>
  );
}
