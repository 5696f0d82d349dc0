import { useState } from 'react';
import type { Applicant } from '#modules/applications/contract/api/lists';

/** The applicants for whom the dialog asks for the message. */
export interface Refusal {
  chosen: readonly Applicant[];
  moving: readonly Applicant[];
  /** Those who are in Not selected already. */
  staying: readonly Applicant[];
}

/** The open dialog, and the messages that were typed and not sent: each belongs to exactly the people it is for. */
export function useRefusal(send: (refusal: Refusal, message: string) => Promise<boolean>) {
  const [asked, setAsked] = useState<Refusal | null>(null);
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string | null>>(new Map());
  const setDraft = (refusal: Refusal, draft: string | null) =>
    setDrafts((now) => new Map(now).set(keyOf(refusal), draft));
  // Another dialog may be open by then.
  const closeFor = (refusal: Refusal) => setAsked((now) => (now === refusal ? null : now));

  const ask = (chosen: readonly Applicant[]) => {
    const isThere = ({ stage }: Applicant) => stage === 'notSelected';
    setAsked({ chosen, moving: chosen.filter((one) => !isThere(one)), staying: chosen.filter(isThere) });
  };
  const confirm = async (refusal: Refusal, message: string) => {
    setDraft(refusal, (await send(refusal, message)) ? null : message);
    closeFor(refusal);
  };
  const leave = (refusal: Refusal, draft: string | null) => {
    setDraft(refusal, draft);
    closeFor(refusal);
  };
  return { asked, draft: (asked && drafts.get(keyOf(asked))) ?? null, ask, confirm, leave };
}

const keyOf = ({ moving }: Refusal) =>
  moving
    .map(({ id }) => id)
    .sort()
    .join();
