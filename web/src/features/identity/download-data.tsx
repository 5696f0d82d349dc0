import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DATA_EXPORT_HOURS, type DataExportResponse } from '#modules/identity/contract/api/data-export';
import { api } from '#web/lib/api/client';
import { saveBlob } from '#web/lib/api/download';
import { queryClient } from '#web/lib/api/query-client';
import { toastError } from '#web/lib/feedback/toasts';
import { dayAndTime, formatFileSize } from '#web/lib/formatting/format';
import type { SessionUser } from '#web/lib/session/session';
import { Button } from '#web/ui/button';

const POLL_MS = 2_000;

const pathOf = (userId: string) => `/api/users/${userId}/data-export`;

/** Also fetched when the user comes back to the tab, because the file ends after a day. */
const dataExportQuery = (userId: string) =>
  queryOptions({
    queryKey: ['data-export', userId],
    queryFn: ({ signal }) => api.get<DataExportResponse>(pathOf(userId), { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? POLL_MS : false),
    staleTime: 0,
  });

/** Asks for what is kept about the user, waits for it and downloads it. */
export function DownloadData({ user: { id } }: { user: SessionUser }) {
  const { data, isPending, isError, refetch, isFetching } = useQuery(dataExportQuery(id));
  const request = useMutation({
    mutationFn: () => api.post<DataExportResponse>(pathOf(id)),
    onSuccess: (made) => {
      queryClient.setQueryData(dataExportQuery(id).queryKey, made);
      focusHeading();
    },
    onError: toastError,
  });
  const ask = (label: string) => (
    <Button busy={isPending || request.isPending} onClick={() => request.mutate()}>
      {label}
    </Button>
  );
  return (
    <aside className="next" aria-labelledby="download-data">
      <h2 id="download-data" tabIndex={-1}>
        Download my data
      </h2>
      <p>
        Your account, profile, documents, applications and messages in one ZIP file, and who opened them. Once it is
        made, you have {DATA_EXPORT_HOURS} hours to download it.
      </p>
      <div role="status">{data && <State data={data} />}</div>
      {isError && !data && (
        <>
          <p className="note error" role="alert">
            We could not look up your download.
          </p>
          <Button busy={isFetching} onClick={() => refetch()}>
            Retry
          </Button>
        </>
      )}
      {(isPending || data?.state === 'none') && ask('Prepare my data')}
      {data?.state === 'failed' && ask('Try again')}
      {data?.state === 'ready' && (
        <div className="row-of-buttons">
          <Save userId={id} />
          {ask('Prepare it again')}
        </div>
      )}
    </aside>
  );
}

/** The pressed button is gone. */
const focusHeading = () => requestAnimationFrame(() => document.getElementById('download-data')?.focus());

function State({ data: { state, size, requestedAt, expiresAt } }: { data: DataExportResponse }) {
  if (state === 'preparing')
    return (
      <div className="note">We are preparing your file. You can leave this page: we email you when it is there.</div>
    );
  if (state === 'failed') return <div className="note error">Your file could not be made.</div>;
  if (state === 'ready' && requestedAt && expiresAt && size !== null)
    return (
      <div className="note success">
        Your file of {dayAndTime(requestedAt)} is ready, {formatFileSize(size)}. You can download it until{' '}
        <b>{dayAndTime(expiresAt)}</b>.
      </div>
    );
  return null;
}

function Save({ userId }: { userId: string }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const file = await api.file(`${pathOf(userId)}/file`);
      saveBlob(file, file.name);
    } catch (error) {
      toastError(error);
      // Its day may be over.
      await queryClient.invalidateQueries({ queryKey: dataExportQuery(userId).queryKey });
    }
    setBusy(false);
  };
  return (
    <Button look="fill" busy={busy} onClick={save}>
      Download
    </Button>
  );
}
