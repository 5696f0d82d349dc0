import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { InputOrder } from '#modules/postings/contract/api/form';
import type { JobForEdit } from '#modules/postings/contract/api/responses';
import { INPUT_HEADER } from '#modules/postings/contract/api/rules';
import { randomKey } from '#web/lib/api/idempotency-key';
import { areDifferent } from '#web/lib/forms/are-different';
import { storedTokens } from '#web/lib/session/session';
import type { JobValues } from '../job-values';
import { type AutosaveOffer, toOffer, type Unanswered } from './offer';
import { putAutosave, useStoredAutosave } from './requests';

/** At most one request in this time while somebody types. */
const AUTOSAVE_INTERVAL_MS = 3_000;
const AUTOSAVE_RETRY_DELAY_MS = 30_000;

interface Options {
  /** Null while creating. */
  job: Pick<JobForEdit, 'id' | 'version'> | null;
  values: JobValues;
  /** The saved values. */
  baseline: JobValues;
  /** Files were added or removed, which is not kept. */
  hasFiles: boolean;
  /** The form already has what was typed before the session ended. */
  isBack: boolean;
  /** Nothing is kept for a posting that cannot be changed. */
  readOnly: boolean;
  /** During a submit, which removes what was kept. */
  busy: boolean;
}

export type Autosave = ReturnType<typeof useAutosave>;

/**
 * Keeps what is typed on the account while it differs from what is saved, and offers what was kept before. Until the
 * offer is answered nothing is kept.
 */
export function useAutosave({ job, values, baseline, hasFiles, isBack, readOnly, busy }: Options) {
  const id = job?.id ?? null;
  const { data, isSuccess, isError, errorUpdatedAt, refetch } = useStoredAutosave(id, !readOnly);
  const [isAnswered, setAnswered] = useState(isBack);
  const [used, setUsed] = useState<AutosaveOffer | null>(null);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  /** Of the first failure after the last success. */
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const [formKey] = useState(randomKey);
  const sequence = useRef(0);
  /** The input that the server has, as JSON; null for nothing, empty if that is not known. */
  const kept = useRef<string | null>(null);
  const retryAt = useRef(0);
  const running = useRef<Promise<unknown>>(undefined);
  /** `savedAt` of the input that was offered. Whatever is sent answers it. */
  const answered = useRef<string>(undefined);
  const isStopped = useRef(false);
  /** Saves since the last one that was confirmed. */
  const saves = useRef(0);

  const stored = data?.autosave;
  const offerOf = (found: typeof stored) =>
    isAnswered ? null : toOffer(found ?? null, baseline, job?.version ?? null);
  const offer = offerOf(stored);
  const isUnread = !(isSuccess || isAnswered || readOnly);
  const isKeeping = isSuccess && !offer && !readOnly && !busy;

  /** Input that could not be read yet stays to be offered. */
  const endOffer = () => {
    setAnswered(!isUnread || answered.current !== undefined);
    setUsed(null);
  };

  const toKeep = () => (areDifferent(values, baseline) ? JSON.stringify({ values, hasFiles }) : null);

  const nextInput = (): InputOrder => {
    sequence.current += 1;
    return { form: formKey, sequence: sequence.current, answered: answered.current };
  };

  async function send(typed: string | null): Promise<void> {
    kept.current = typed;
    const input = typed === null ? { values: null, hasFiles: false } : JSON.parse(typed);
    try {
      const { savedAt } = await putAutosave(id, { ...input, ...nextInput(), version: job?.version });
      if (kept.current !== typed) return;
      setKeptAt(savedAt);
      setFailedAt(null);
    } catch {
      if (kept.current !== typed) return;
      kept.current = '';
      retryAt.current = Date.now() + AUTOSAVE_RETRY_DELAY_MS;
      setKeptAt(null);
      setFailedAt((since) => since ?? new Date().toISOString());
    }
  }

  const keep = useEffectEvent((isLeaving: boolean) => {
    const typed = toKeep();
    if (!isKeeping || isStopped.current || typed === kept.current || !storedTokens()) return;
    if (!isLeaving && (running.current || Date.now() < retryAt.current)) return;
    const all = Promise.all([running.current, send(typed)]).then(() => {
      if (running.current === all) running.current = undefined;
    });
    running.current = all;
  });

  /**
   * A Save that is repeated after a lost response is answered, but not run again: it removes nothing that was kept
   * since.
   */
  const endSave = () => {
    const wasRepeated = saves.current > 1;
    saves.current = 0;
    if (wasRepeated) void send(null);
    else kept.current = null;
  };

  useEffect(() => {
    if (!stored) return;
    kept.current = '';
    answered.current = stored.savedAt;
  }, [stored]);

  useEffect(() => {
    const timer = setInterval(() => keep(false), AUTOSAVE_INTERVAL_MS);
    const leave = () => keep(true);
    const hide = () => document.visibilityState === 'hidden' && keep(true);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      keep(true);
    };
  }, []);

  return {
    offer,
    /** The used offer. */
    used,
    keptAt,
    /** Since when typing is not kept, because the server failed; null while it is. */
    notKeptSince: isError && isUnread ? new Date(errorUpdatedAt).toISOString() : failedAt,
    /** Whether the server may have input that was neither used nor discarded. */
    isUnanswered: isUnread || offer !== null,
    /** Finds input that a Save would remove unasked; reads again if the first read failed. */
    findUnanswered: async (): Promise<Unanswered | null> => {
      if (!isUnread) return offer && 'offer';
      const { data: found } = await refetch();
      if (!found) return 'unknown';
      return offerOf(found.autosave) && 'offer';
    },
    /** Whether something is typed that leaving the page keeps. */
    isKeeping: isKeeping && !failedAt && areDifferent(values, baseline),
    /** Keeps at once what is not kept yet. */
    flush: () => keep(true),
    /** Of a Save: an autosave under way then counts as older, even if it arrives later. */
    headersOfSave: () => {
      saves.current += 1;
      const { form, sequence: number, answered: other } = nextInput();
      return { [INPUT_HEADER]: [form, number, other].filter(Boolean).join('/') };
    },
    use: (taken: AutosaveOffer) => {
      setAnswered(true);
      setUsed(taken);
      setKeptAt(taken.savedAt);
    },
    discard: () => {
      endOffer();
      if (kept.current !== null) void send(null);
    },
    /** After a Save, which removed it. */
    reset: () => {
      endSave();
      endOffer();
      setKeptAt(null);
      setFailedAt(null);
    },
    /** After a new posting was created; its form goes on elsewhere. */
    stop: () => {
      isStopped.current = true;
      endSave();
    },
  };
}
