import type { Load } from '../load.js';
import { type MeasuredRead, ratioOf } from './bench-reads.js';

export interface Round {
  label: string;
  set: string;
  size: number;
  reads: MeasuredRead[];
}

const GOALS = { p99: 50, ratio: 0.5, growth: 2 };
const HEAD = [
  'route',
  'who',
  'sort or filter',
  'a second',
  'p50',
  'p99',
  'p50 to a tenth',
  'statements',
  'rows',
  'buffers',
];

/** The reads of a round as Markdown; figures that miss a goal are bold. `tenth` is the round of the smallest size. */
export function readsTable({ label, reads }: Round, tenth: Round | undefined): string {
  const bold = (text: string, missed: boolean) => (missed ? `**${text}**` : text);
  const rows = reads.map((read) => {
    const { route, as, name, api } = read;
    const small = tenth?.reads.find((other) => other.route === route && other.as === as && other.name === name);
    // Latencies are whole milliseconds.
    const growth = small && api.p50 / Math.max(1, small.api.p50);
    const ratio = (thin: Load | null) =>
      thin ? bold(ratioOf(api, thin), api.perSecond / thin.perSecond < GOALS.ratio) : '';
    return [
      `\`${route}\``,
      as,
      name,
      String(Math.round(api.perSecond)),
      `${api.p50} ms`,
      bold(`${api.p99} ms`, api.p99 > GOALS.p99),
      growth === undefined ? '' : bold(growth.toFixed(1), growth > GOALS.growth),
      ...[read.statements, read.rows, read.buffers].map(String),
      ratio(read.thin),
      ratio(read.thinAll),
    ];
  });
  const head = [...HEAD, 'of a thin server', 'with all statements'];
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [`### Reads, ${label}`, '', ...lines].join('\n');
}
