import autocannon from 'autocannon';
import { CONNECTIONS, type Load } from '../load.js';
import { type BenchTarget, forgetSignIns } from './bench-target.js';
import { type PlannedRead, planReads } from './planned-reads.js';
import { startThinServer } from './thin-server.js';
import { type Person, signInAll } from './world.js';

const WARM_UP_S = 1;
/** Access tokens live for 15 minutes. */
const TOKEN_MS = 10 * 60_000;

export interface MeasuredRead extends PlannedRead {
  api: Load;
  /** The thin server with the slowest statement of the read; null for reads without one, and below the largest size. */
  thin: Load | null;
  /** The thin server with all statements of a read that has several. */
  thinAll: Load | null;
}

/** Measures every read, in turn with a thin server that sends its statements. */
export async function benchReads(target: BenchTarget, besideThin: boolean): Promise<MeasuredRead[]> {
  const { site, options, databaseUrl } = target;
  const reads = await planReads(target);
  const statements = reads.map(({ data }) => data);
  const thinServer = await startThinServer({ databaseUrl, statements });
  const token = tokensOf(target);
  const measured: MeasuredRead[] = [];
  try {
    for (const [n, read] of reads.entries()) {
      const as = await token(read.as);
      const api = await loadAs(site.url + read.path, as, options.seconds);
      const loadThin = (path: string, isWanted: boolean) =>
        besideThin && isWanted ? loadAs(`${thinServer.url}${path}?n=${n}`, as, options.seconds) : null;
      const thin = await loadThin('/', read.data.length > 0);
      const thinAll = await loadThin('/all', read.data.length > 1);
      measured.push({ ...read, api, thin, thinAll });
      console.log(formatMeasured(measured.at(-1) as MeasuredRead));
    }
  } finally {
    thinServer.stop();
  }
  return measured;
}

/** Returns tokens that are still valid for a while. */
function tokensOf({ site, world, database }: BenchTarget): (person: Person) => Promise<string> {
  let tokens: Record<Person, string> | undefined;
  let signedInAt = 0;
  return async (person) => {
    if (!tokens || Date.now() > signedInAt + TOKEN_MS) {
      await forgetSignIns(database);
      tokens = await signInAll(site.api, world);
      signedInAt = Date.now();
    }
    return tokens[person];
  };
}

/** Loads a URL as a signed-in user. Throws for any response that is not 2xx. */
async function loadAs(url: string, token: string, seconds: number): Promise<Load> {
  const load = { url, connections: CONNECTIONS, headers: { authorization: `Bearer ${token}` } };
  await autocannon({ ...load, duration: WARM_UP_S });
  const { requests, latency, non2xx, errors } = await autocannon({ ...load, duration: seconds });
  if (non2xx || errors) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

const formatMeasured = ({ route, as, name, api, rows, thin, thinAll }: MeasuredRead) =>
  `  ${route}, ${as}${name && `, ${name}`}: ${Math.round(api.perSecond)}/s, p50 ${api.p50} ms, p99 ${api.p99} ms, ${rows} rows` +
  [thin && `, ${ratioOf(api, thin)} of thin`, thinAll && `, ${ratioOf(api, thinAll)} of thin with all`]
    .filter(Boolean)
    .join('');

/** "0.52 of 3000/s". */
export const ratioOf = (api: Load, thin: Load) =>
  `${(api.perSecond / thin.perSecond).toFixed(2)} of ${Math.round(thin.perSecond)}/s`;
