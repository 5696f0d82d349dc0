import autocannon from 'autocannon';
import { CONNECTIONS, type Load } from '../load.js';
import type { BenchRequest } from './requests.js';

/** Enough connections for a moderate rate, without waiting for each other. */
const PACED_CONNECTIONS = 4;

/** Sends the requests over HTTP, split among the connections. Throws if any response is not 2xx. */
export async function loadApi(
  url: string,
  requests: readonly BenchRequest[],
  { seconds, perSecond }: { seconds: number; perSecond?: number },
): Promise<Load> {
  const connections = perSecond ? PACED_CONNECTIONS : CONNECTIONS;
  let next = 0;
  const {
    requests: throughput,
    latency,
    non2xx,
    errors,
  } = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(perSecond && { overallRate: perSecond }),
    setupClient: (client) => {
      const first = next++ % connections;
      client.setRequests(requests.filter((_, at) => at % connections === first).map(({ path }) => ({ path })));
    },
  });
  if (non2xx || errors) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  return { perSecond: throughput.average, p50: latency.p50, p99: latency.p99 };
}
