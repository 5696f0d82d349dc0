import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { may } from '../../lib/privileges';
import { useSession } from '../../lib/session';
import { paths } from '../../paths';
import { QueryState } from '../../ui/query-state';
import { RichText } from '../../ui/rich-text';
import { contentQuery } from './use-content';

const ContentForm = lazy(() => import('./content-form'));

/** The editors' block with its picture; opened in place by Manage Content (P1.3–P1.6). */
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
          <QueryState query={content} rows={3}>
            {({ text }) => <RichText html={text} />}
          </QueryState>
        </>
      )}
    </section>
  );
}

/** Opened by the menu's state, and for whoever may publish only; a further press on Home closes nothing. */
function useEditing() {
  const { user } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const [isWanted, setWanted] = useState(false);

  // The location is another one each time the menu is used.
  useEffect(() => {
    if (location.state?.isManage) setWanted(true);
  }, [location]);

  return {
    isOpen: isWanted && may(user, 'manageContent'),
    close: () => {
      setWanted(false);
      navigate(paths.home, { replace: true, state: null, preventScrollReset: true });
    },
  };
}
