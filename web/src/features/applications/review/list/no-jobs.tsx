import { useFreshUser } from '#web/lib/session/use-fresh-user';
import { paths } from '#web/paths';
import { ButtonLink } from '#web/ui/button';
import { EmptyList } from '#web/ui/display/query-boundary';

interface Props {
  isAdmin: boolean;
  hasOrganizations: boolean;
}

/** The empty list of jobs to review, with what fills it. */
export function NoJobs({ isAdmin, hasOrganizations }: Props) {
  useFreshUser();
  if (isAdmin)
    return (
      <EmptyList action={<ButtonLink to={paths.manageJobs}>Manage Postings</ButtonLink>}>
        Jobs appear here once somebody has applied for them.
      </EmptyList>
    );
  if (!hasOrganizations)
    return <EmptyList>You review for no organization yet. An administrator can assign one to you.</EmptyList>;
  return (
    <EmptyList>
      Jobs appear here once an administrator releases applications to you, for a board review until its review-by date.
    </EmptyList>
  );
}
