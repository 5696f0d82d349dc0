/** A call as seen by its client: the times of request and response in milliseconds, and the status. */
export interface Call {
  sentAt: number;
  answeredAt: number;
  status: number;
}

export const isAccepted = ({ status }: Call) => status === 200 || status === 201;
export const isRefused = ({ status }: Call) => status === 409;

/** Runs `work` and records the times of request and response. */
export async function recordCall(work: () => Promise<{ status: number }>): Promise<Call> {
  const sentAt = performance.timeOrigin + performance.now();
  const { status } = await work();
  return { sentAt, answeredAt: performance.timeOrigin + performance.now(), status };
}

/**
 * Checks the linearizability of a close or fill: accepted calls come before it, refused ones after it, and calls that
 * did not overlap keep their order. Returns the violations.
 */
export function linearizabilityViolations(calls: readonly Call[], closing: Call): string[] {
  const accepted = calls.filter(isAccepted);
  const refused = calls.filter(isRefused);
  const found: string[] = [];
  for (const call of accepted) {
    if (call.sentAt > closing.answeredAt) found.push('accepted although it was sent after the closing was answered');
  }
  for (const call of refused) {
    if (call.answeredAt < closing.sentAt) found.push('refused before the closing was sent');
    if (accepted.some(({ sentAt }) => sentAt > call.answeredAt)) found.push('accepted after another was refused');
  }
  return found;
}
