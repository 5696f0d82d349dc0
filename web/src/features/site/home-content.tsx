import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasRight } from '#web/lib/session/privileges';
import { useSession } from '#web/lib/session/session';
import { paths } from '#web/paths';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { RichText } from '#web/ui/display/rich-text';
import { contentQuery } from './use-content';

const ContentForm = lazy(() => import('./content-form'));

/** The editable block with its picture; Manage Content opens it in place. */
export function HomeContent() {
  const content = useQuery(contentQuery);
  const editing = useEditing();
  const [wasPublished, setPublished] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const close = (published: boolean) => {
    setPublished(published);
    editing.close();
    heading.current?.focus();
  };

  return (
    <section aria-labelledby="before">
      <div className="ruled">
        <h2 id="before" ref={heading} tabIndex={-1}>
          Before you apply
        </h2>
      </div>
      <img src="/schoolhouse.svg" width={312} height={136} alt="Line drawing of a schoolhouse with a bell tower" />
      {editing.isOpen ? (
        <Suspense>
          <ContentForm onPublished={() => close(true)} onCancelled={() => close(false)} />
        </Suspense>
      ) : (
        <>
          {wasPublished && (
            <p className="note success" role="status">
              Published. This is what every visitor reads now.
            </p>
          )}
          <QueryBoundary query={content} rows={3}>
            {({ text }) => <RichText html={text} />}
          </QueryBoundary>
        </>
      )}
    </section>
  );
}

/** Opened by the menu's router state, for users who may publish. Selecting Home again does not close it. */
function useEditing() {
  const { user } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const [isWanted, setWanted] = useState(false);

  // Each use of the menu creates a new location.
  useEffect(() => {
    if (location.state?.isManage) setWanted(true);
  }, [location]);

  return {
    isOpen: isWanted && hasRight(user, 'manageContent'),
    close: () => {
      setWanted(false);
      navigate(paths.home, { replace: true, state: null, preventScrollReset: true });
    },
  };
}
