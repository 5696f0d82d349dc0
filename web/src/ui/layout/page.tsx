import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { fullTitle, ServerTitle } from '#web/lib/ssr/page-title';

interface PageProps {
  /** The h1 and, with the product's name, the document title. */
  title: string;
  /** The document title if it differs from the h1, such as one with a count. */
  documentTitle?: string;
  /** One line below the h1. */
  lead?: ReactNode;
  /** Above the h1: breadcrumb. */
  above?: ReactNode;
  /** Right of the h1: at most two actions. */
  actions?: ReactNode;
  /** `band` puts the heading on a grey band (lists, work areas); `plain` on white (forms, texts). */
  head?: 'band' | 'plain';
  /** Inside the heading's band, such as a search panel. */
  panel?: ReactNode;
  /** Next to the page on wide screens, below it elsewhere; requires a plain head. */
  aside?: ReactNode;
  children?: ReactNode;
}

let firstPage = true;

/** The layout of every page: its only h1, the document title, and the focus on the h1 after navigation. */
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
