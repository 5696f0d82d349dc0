import { Link, Navigate, useParams } from 'react-router-dom';
import type { HistoryThing } from '#modules/reporting/contract/api/history';
import type { HistoryKind } from '#modules/shared/history-kinds';
import { HistoryView, useHistoryChoice } from '#web/features/reporting/history/history-view';
import { useHistory } from '#web/features/reporting/history/use-history';
import { ApiError } from '#web/lib/api/api-error';
import { listOfPostings, type Place } from '#web/lib/session/list-of-postings';
import { type SessionUser, useSession } from '#web/lib/session/session';
import { useUrlSearch } from '#web/lib/url-state/use-url-search';
import { withFilters } from '#web/lib/url-state/with-filters';
import { paths } from '#web/paths';
import { ButtonLink } from '#web/ui/button';
import { Page } from '#web/ui/layout/page';

/** The list that a thing is in, and the thing itself. */
const PLACES: Record<HistoryKind, { home(user: SessionUser | null): Place; open(id: string): Place }> = {
  users: {
    home: () => ({ to: paths.manageUsers, label: 'Manage Users' }),
    open: (id) => ({ to: paths.manageUser(id), label: 'Open the user' }),
  },
  organizations: {
    home: () => ({ to: paths.manageOrganizations, label: 'Manage Organizations' }),
    open: (id) => ({ to: `${paths.manageOrganizations}?search=${id}`, label: 'Open the organization' }),
  },
  jobs: {
    home: listOfPostings,
    open: (id) => ({ to: paths.postJobsEdit(id), label: 'Open the posting' }),
  },
  applications: {
    home: () => ({ to: paths.reviewApplicants, label: 'Review Applicants' }),
    open: (id) => ({ to: paths.reviewApplication(id), label: 'Open the application' }),
  },
};

/** A malformed, unknown or inaccessible id: users cannot tell them apart. */
const MISSING_STATUSES = new Set([400, 403, 404]);

/** /history/{kind}/{id}: what happened to an account, an organization, a posting or an application. */
export function Component() {
  const { kind = '', id = '' } = useParams();
  return Object.hasOwn(PLACES, kind) ? (
    <HistoryPage key={`${kind} ${id}`} kind={kind as HistoryKind} id={id} />
  ) : (
    <Missing />
  );
}

function HistoryPage({ kind, id }: { kind: HistoryKind; id: string }) {
  const { user } = useSession();
  const [choice, setChoice] = useHistoryChoice();
  const subject = { kind, id };
  const history = useHistory(subject, choice);
  const thing = history.data?.thing;
  const home = PLACES[kind].home(user);
  const open = PLACES[kind].open(id);

  // Others than administrators have no such filter, and an address may be mistyped.
  if (history.error instanceof ApiError && history.error.status === 400 && choice.by) return <WithoutActor />;
  if (history.error instanceof ApiError && MISSING_STATUSES.has(history.error.status)) return <Missing />;
  return (
    <Page
      title={thing ? `What happened to ${thing.name}` : 'History'}
      documentTitle={thing && `History of ${thing.name}`}
      head="band"
      above={<Breadcrumb {...{ home, open, thing }} />}
      lead={thing?.about.join(' · ')}
      actions={thing && !thing.isRemoved && <ButtonLink to={open.to}>{open.label}</ButtonLink>}
    >
      <HistoryView {...{ subject, history, choice }} onChange={setChoice} />
    </Page>
  );
}

function WithoutActor() {
  const [search] = useUrlSearch();
  return <Navigate to={`?${withFilters(search, { by: '' })}`} replace />;
}

const Breadcrumb = ({ home, thing, open }: { home: Place; open: Place; thing: HistoryThing | undefined }) => (
  <nav aria-label="Breadcrumb">
    <ol className="crumb">
      <li>
        <Link to={home.to}>{home.label}</Link>
      </li>
      {thing && <li>{thing.isRemoved ? thing.name : <Link to={open.to}>{thing.name}</Link>}</li>}
      <li>History</li>
    </ol>
  </nav>
);

const Missing = () => (
  <Page title="History not found" lead="What it is about does not exist, or is not yours to see.">
    <ButtonLink look="fill" to={paths.dashboard}>
      Dashboard
    </ButtonLink>
  </Page>
);
