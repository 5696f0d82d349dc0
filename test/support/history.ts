/** What one caller saw of one call: when it was sent and answered, in milliseconds, and how it ended. */
export interface Call {
  sentAt: number;
  answeredAt: number;
  status: number;
}

export const isAccepted = ({ status }: Call) => status === 200 || status === 201;
export const isRefused = ({ status }: Call) => status === 409;

/** Runs `work` and notes when it was sent and answered. */
export async function noted(work: () => Promise<{ status: number }>): Promise<Call> {
  const sentAt = performance.timeOrigin + performance.now();
  const { status } = await work();
  return { sentAt, answeredAt: performance.timeOrigin + performance.now(), status };
}

/**
 * Whether the submissions can be put in one order with the closing, accepted before and refused behind it, without
 * turning around any two calls that did not overlap: linearizability of a switch that goes off once. Answers what
 * contradicts it.
 */
export function contradictions(submissions: readonly Call[], closing: Call): string[] {
  const accepted = submissions.filter(isAccepted);
  const refused = submissions.filter(isRefused);
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
