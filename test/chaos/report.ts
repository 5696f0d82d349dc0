import type { Findings } from './checks/violations.js';
import type { Call, Outcome } from './history.js';
import type { Recovery } from './recovery.js';

export interface ChaosReport extends Findings {
  seed: number;
  seconds: number;
  plant: string | null;
  calls: readonly Call[];
  recoveries: readonly Recovery[];
}

const MAX_DETAILS = 5;
const OUTCOMES: Outcome[] = ['acknowledged', 'refused', 'unknown'];

/** The report in Markdown. */
export function formatReport(report: ChaosReport): string {
  const { seed, seconds, plant, violations, mails, orphans } = report;
  return [
    `## Chaos, seed ${seed}, ${seconds} s${plant ? `, planted ${plant}` : ''}`,
    callTable(report.calls),
    `${mails.delivered} mails received, ${mails.duplicates} of them again under a fault; ${orphans} files without a row.`,
    `${report.recoveries.length} faults. From the return of what was away, in seconds:`,
    recoveryTable(report.recoveries),
    `${violations.length} violations${violations.length ? ':' : '.'}`,
    ...violations.map(({ check, details }) => {
      const shown = details.slice(0, MAX_DETAILS).map((one) => `  - ${one}`);
      return [`- ${check}: ${details.length}`, ...shown].join('\n');
    }),
  ].join('\n\n');
}

/** The table for test/bench/README.md, for one or several runs. */
export function recoveryTable(recoveries: readonly Recovery[]): string {
  const byName = Map.groupBy(recoveries, ({ name }) => name);
  const rows = [...byName].sort().map(([name, all]) => {
    const of = (measure: 'firstWrite' | 'lastDelivery' | 'searchEqual') => formatSpread(all.map((one) => one[measure]));
    return `| ${name} | ${all.length} | ${of('firstWrite')} | ${of('lastDelivery')} | ${of('searchEqual')} |`;
  });
  return [
    '| fault | times | first acknowledged write, p50 / max | last waiting delivery, p50 / max | search equal, p50 / max |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function callTable(calls: readonly Call[]): string {
  const byWhat = Map.groupBy(calls, ({ what }) => what);
  const rows = [...byWhat].sort().map(([what, all]) => [what, ...countsOf(all), refusals(all)]);
  const head = ['call', ...OUTCOMES, 'refused as'];
  const table = [head, head.map(() => '---'), ...rows, ['all', ...countsOf(calls), '']];
  return table.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function refusals(calls: readonly Call[]): string {
  const refused = calls.filter(({ outcome }) => outcome === 'refused');
  const byCode = Map.groupBy(refused, ({ code, status }) => `${status} ${code}`.trim());
  return [...byCode].map(([code, all]) => `${code} (${all.length})`).join(', ');
}

const countsOf = (calls: readonly Call[]) =>
  OUTCOMES.map((outcome) => calls.filter((call) => call.outcome === outcome).length);

function formatSpread(times: readonly (number | null)[]): string {
  const known = times.map((ms) => ms ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
  const seconds = (ms: number | undefined) => (Number.isFinite(ms) ? ((ms ?? 0) / 1_000).toFixed(1) : 'never');
  return `${seconds(known[Math.floor((known.length - 1) / 2)])} / ${seconds(known.at(-1))}`;
}
