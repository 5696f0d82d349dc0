import { useState } from 'react';
import { ApiError } from '../api/api-error';

export interface VersionConflict {
  /** The server's message; null without a conflict. */
  message: string | null;
  /** Bases the input on the newer version; the next save replaces that. */
  keepMine(): void;
}

interface Options<Latest> {
  /** The version that was read with the edited values. */
  basedOn: number;
  /** The version of the cached record. Undefined if it is no longer listed: then the next save replaces any version. */
  latest: Latest;
  /** Reads the record again, after a conflict. */
  refetch(): Promise<unknown>;
}

/** The version that edited values are based on, and the conflict if another one was saved meanwhile. */
export function useEditedVersion<Latest extends number | undefined>({ basedOn, latest, refetch }: Options<Latest>) {
  const [version, setVersion] = useState<number | Latest>(basedOn);
  const [message, setMessage] = useState<string | null>(null);
  const conflict: VersionConflict = {
    message,
    keepMine: () => {
      setVersion(latest);
      setMessage(null);
    },
  };
  /** Returns null after a conflict, whose notice then has the choices; throws other errors. */
  async function save<Saved>(send: (version: number | Latest) => Promise<Saved>): Promise<Saved | null> {
    try {
      const saved = await send(version);
      setMessage(null);
      return saved;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'stale')) throw error;
      await refetch();
      setMessage(error.message);
      return null;
    }
  }
  return { version, setVersion, conflict, save };
}
