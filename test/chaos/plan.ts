import { FAULTS, type FaultName } from './faults.js';

const MIN_FAULT_S = 2;
const MAX_FAULT_S = 9;
const MIN_GAP_S = 2;
const MAX_GAP_S = 5;
/** Time without faults at the start and at the end. */
const MARGIN_S = 3;
/** Faults that take minutes to recover from: lost deliveries are repeated once they are two minutes overdue. */
const SLOW_TO_RECOVER: FaultName[] = ['Elasticsearch restarted', 'Redis flushed'];
const MIN_RUN_FOR_SLOW_S = 120;

export interface PlannedFault {
  name: FaultName;
  /** Seconds since the start of the run; a fault that takes longer than planned delays the next ones. */
  at: number;
  /** Duration in seconds, if it can be chosen. */
  seconds: number;
  /** Selects one of several instances; from 0 to below 1. */
  target: number;
}

/** Plans the faults of a run by its seed: each kind once in random order, repeated while there is time. */
export function planFaults(random: () => number, seconds: number): PlannedFault[] {
  const between = (min: number, max: number) => Math.round((min + random() * (max - min)) * 10) / 10;
  const plan: PlannedFault[] = [];
  let remaining: FaultName[] = [];
  for (let at = MARGIN_S; at < seconds - MARGIN_S - MAX_FAULT_S; ) {
    if (!remaining.length) remaining = (Object.keys(FAULTS) as FaultName[]).filter((name) => fits(name, seconds));
    const [name] = remaining.splice(Math.floor(random() * remaining.length), 1) as [FaultName];
    const lasts = between(MIN_FAULT_S, MAX_FAULT_S);
    plan.push({ name, at, seconds: lasts, target: random() });
    at = Math.round((at + lasts + between(MIN_GAP_S, MAX_GAP_S)) * 10) / 10;
  }
  return plan;
}

const fits = (name: FaultName, seconds: number) => seconds >= MIN_RUN_FOR_SLOW_S || !SLOW_TO_RECOVER.includes(name);
