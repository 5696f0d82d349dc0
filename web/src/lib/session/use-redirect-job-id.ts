import { useSearchParams } from 'react-router-dom';
import { paths } from '#web/paths';
import { redirectJobId } from './redirect';

/** The job whose application the page's `redir`, or the mailed link's `jobId`, leads to; null without one. */
export function useRedirectJobId(): string | null {
  const [search] = useSearchParams();
  return redirectJobId(search.get('redir') ?? paths.apply(search.get('jobId') ?? ''));
}
