import type { ScanState } from '#modules/profiles/contract/api/documents';

const SCAN_POLL_MS = 3_000;

/** The `refetchInterval` of a query with files: some seconds while the virus scanner owes a verdict on one. */
export const pollWhileScanning = (files: readonly { scan: ScanState }[] | undefined) =>
  files?.some(({ scan }) => scan === 'scanning') ? SCAN_POLL_MS : false;
