import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { fullTitle, ServerTitle } from '../lib/page-title';

interface PageProps {
  /** The h1 and, with the product's name, the document's title. */
  title: string;
  /** The document's title where it says more than the h1, such as a count. */
  documentTitle?: string;
  /** One line below the h1. */
  lead?: ReactNode;
  /** Above the h1: breadcrumb. */
  above?: ReactNode;
  /** Right of the h1: the page's one or two actions. */
  actions?: ReactNode;
  /** `band` puts the heading on a grey band (lists, work areas); `plain` on white (forms, texts). */
  head?: 'band' | 'plain';
  /** Inside the heading's band, such as a search panel. */
  panel?: ReactNode;
  /** Beside all of it where there is room, below it elsewhere; with a plain head. */
  aside?: ReactNode;
  children?: ReactNode;
}

let firstPage = true;

/** Every page: its only h1, its title, and the focus on that h1 after a change of route (P11.20, U42). */
export function Page({
  title,
  documentTitle,
  lead,
  above,
  actions,
  head = 'plain',
  panel,
  aside,
  children,
}: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const full = fullTitle(documentTitle ?? title);
  const onServer = useContext(ServerTitle);
  if (onServer) onServer.title = full;

  useEffect(() => {
    document.title = full;
  }, [full]);

  useEffect(() => {
    if (firstPage) firstPage = false;
    else heading.current?.focus({ preventScroll: true });
  }, []);

  const page = (
    <>
      <div className={head === 'band' ? 'band' : 'page-head'}>
        <div className="wrap">
          {above}
          <div className="page-title">
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {actions && <div className="row-of-buttons">{actions}</div>}
          </div>
          {lead && <p className="lead">{lead}</p>}
          {panel}
        </div>
      </div>
      <div className="wrap body">{children}</div>
    </>
  );
  if (!aside) return page;
  return (
    <div className="wrap beside">
      <div>{page}</div>
      {aside}
    </div>
  );
}
