import type { Json, Reply } from '../support/http.js';
import { any, type Operation, type States } from './checks/linearizability.js';

export type Outcome = 'acknowledged' | 'refused' | 'unknown';

/** One call of a simulated user; times in milliseconds since 1970. */
export interface Call {
  who: string;
  what: string;
  /** The last instance called. */
  instance: string;
  begunAt: number;
  endedAt: number;
  outcome: Outcome;
  /** The response's status; 0 without a response. */
  status: number;
  code: string;
  isWrite: boolean;
}

export interface Cut {
  instance: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** A call's effect on one register. */
export interface Step {
  register: string;
  /** States in which the call succeeds. */
  from: States;
  /** New states, none for a read. `answered` reads the actual one from the response. */
  to?: readonly string[];
  answered?: (body: Json) => string;
  /** Error codes that mean the state was none of `from`. */
  refusedBy?: readonly string[];
}

/** All calls of the simulated users. */
export class History {
  readonly calls: Call[] = [];
  /** Connections that closed before the response. */
  readonly cuts: Cut[] = [];
  private readonly registers = new Map<string, Operation[]>();

  add(call: Call, reply: Reply | null, steps: readonly Step[]): void {
    this.calls.push(call);
    for (const step of steps) {
      const operation = operationOf(call, reply, step);
      if (operation) this.operationsOf(step.register).push(operation);
    }
  }

  /** Sets the initial state of a register. */
  setInitialState(register: string, state: string): void {
    this.operationsOf(register).push({ what: `at first: ${state}`, begunAt: 0, endedAt: 0, from: any, to: [state] });
  }

  /** Registers with their operations, in order of first use. */
  get usedRegisters(): ReadonlyMap<string, readonly Operation[]> {
    return this.registers;
  }

  private operationsOf(register: string): Operation[] {
    const operations = this.registers.get(register) ?? [];
    this.registers.set(register, operations);
    return operations;
  }
}

function operationOf(call: Call, reply: Reply | null, step: Step): Operation | null {
  const { who, what, outcome, code, begunAt, endedAt } = call;
  const { from, to, answered, refusedBy = [] } = step;
  const reported = { what: `${what} by ${who}: ${outcome} ${call.status || ''} ${code}`.trim(), begunAt, endedAt };
  switch (outcome) {
    case 'acknowledged':
      return { ...reported, from, ...(to && { to: answered ? [answered(reply?.body)] : to }) };
    case 'unknown':
      return to ? { ...reported, endedAt: Number.POSITIVE_INFINITY, from, to, isUnknown: true } : null;
    case 'refused':
      return refusedBy.includes(code) ? { ...reported, from: (state) => !from(state) } : null;
  }
}
