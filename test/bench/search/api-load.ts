import autocannon from 'autocannon';
import { CONNECTIONS } from '../load.js';
import type { Asked } from './requests.js';
import type { Answered } from './runs.js';

/** As many as never wait for each other at a moderate rate. */
const PACED_CONNECTIONS = 4;

/** Asks all of it over HTTP, each connection its own part; throws when any answer is not 2xx. */
export async function loadApi(
  url: string,
  asked: readonly Asked[],
  { seconds, perSecond }: { seconds: number; perSecond?: number },
): Promise<Answered> {
  const connections = perSecond ? PACED_CONNECTIONS : CONNECTIONS;
  let next = 0;
  const { requests, latency, non2xx, errors, mismatches } = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(perSecond && { overallRate: perSecond }),
    verifyBody: (body) => !body.includes('"degraded":true'),
    setupClient: (client) => {
      const first = next++ % connections;
      client.setRequests(asked.filter((_, at) => at % connections === first).map(({ path }) => ({ path })));
    },
  });
  if (non2xx || errors) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, degraded: mismatches };
}
