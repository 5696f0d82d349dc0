import { DeferredError } from './deferred-error.js';
import { DomainError } from './domain-error.js';

/**
 * How a call to a backing service failed:
 * - `transient`: the service is unavailable for now, so everything that needs it waits;
 * - `deferred`: the service responds, but postpones this one request or takes too long for it;
 * - `unconfirmed`: the service has the request and timed out, so a retry may be a duplicate;
 * - `storageFull`: there is no room for the data;
 * - `permanent`: the service rejects this request for good.
 */
export type FailureKind = 'transient' | 'deferred' | 'unconfirmed' | 'storageFull' | 'permanent';

interface RawFailure {
  name: string;
  code: string;
  message: string;
  /** Of an HTTP response. */
  statusCode: number | undefined;
  /** Of a reply of an SMTP server. */
  responseCode: number | undefined;
  response: string | undefined;
  /** The SMTP command that failed; `API` where no server was called. */
  command: string | undefined;
}

/**
 * Classifies errors of every backing service (PostgreSQL, Redis, Elasticsearch, SMTP, the file system). Null for any
 * other error, such as a bug.
 */
export function failureKind(error: unknown): FailureKind | null {
  if (error instanceof DomainError) return domainFailure(error);
  if (error instanceof DeferredError) return 'deferred';
  if (typeof error !== 'object' || error === null) return null;
  // Destructured, because some clients define them as getters.
  const { name, message, code, statusCode, responseCode, response, command } = error as Partial<RawFailure>;
  const failure = {
    name: name ?? '',
    message: message ?? '',
    code: String(code ?? ''),
    statusCode,
    responseCode,
    response,
    command,
  };
  return (
    smtpFailure(failure) ??
    systemFailure(failure) ??
    postgresFailure(failure) ??
    redisFailure(failure) ??
    elasticsearchFailure(failure)
  );
}

/** Whether to retry later, without a limit. */
export function isTransient(error: unknown): boolean {
  const kind = failureKind(error);
  return kind !== null && kind !== 'permanent';
}

function domainFailure({ kind }: DomainError): FailureKind | null {
  if (kind === 'unavailable') return 'transient';
  return kind === 'storageFull' ? 'storageFull' : null;
}

/** Codes of nodemailer. ETIMEDOUT is missing because the system uses it too. */
const SMTP_UNAVAILABLE =
  /^(ECONNECTION|ESOCKET|EDNS|ETLS|EREQUIRETLS|EPROTOCOL|EAUTH|ENOAUTH|EOAUTH2|EPROXY|EMAXLIMIT)$/;
/** nodemailer's message for a timed-out session: the mail may have been delivered. */
const SMTP_TIMEOUT_MESSAGE = 'Timeout';
/** RFC 3463: rejected by a policy, such as relaying or a block list, or by an exceeded quota. */
const SMTP_POLICY = /^5\d\d[ -]5\.(7\.\d+|4\.5)\b/;

/**
 * A rejected sender or login is a configuration error: mails wait until an operator fixes it. A rejected recipient or
 * body concerns one mail, unless a policy or a quota rejects it.
 */
function smtpFailure({ code, message, command, responseCode = 0, response }: RawFailure): FailureKind | null {
  if (code === 'ETIMEDOUT' && message === SMTP_TIMEOUT_MESSAGE) return 'unconfirmed';
  // 421 ends the session, whatever the command.
  if (SMTP_UNAVAILABLE.test(code) || responseCode === 421) return 'transient';
  if (!/^(EENVELOPE|EMESSAGE|EMAXRECIPIENTS)$/.test(code)) return null;
  if (command === 'MAIL FROM' && responseCode > 0) return 'transient';
  const mayChange = (responseCode > 0 && responseCode < 500) || SMTP_POLICY.test(response ?? '');
  return mayChange ? 'deferred' : 'permanent';
}

const SYSTEM_DISK_FULL = /^(ENOSPC|EDQUOT)$/;
const SYSTEM_UNAVAILABLE =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EMFILE|ENFILE|EROFS)$/;

function systemFailure({ code }: RawFailure): FailureKind | null {
  if (SYSTEM_DISK_FULL.test(code)) return 'storageFull';
  return SYSTEM_UNAVAILABLE.test(code) ? 'transient' : null;
}

/** Disk full. */
const POSTGRES_DISK_FULL = '53100';
/** Query canceled, as by statement_timeout; lock not available in time. */
const POSTGRES_TOO_LONG = /^(57014|55P03)$/;
/**
 * SQLSTATEs: lost connection, except 08P01 (a message the server cannot parse); failed login; no such database;
 * insufficient resources; shutdown; deadlock; serialization failure; read-only after a failover; a transaction that
 * said nothing for too long.
 */
const POSTGRES_UNAVAILABLE = /^(08(?!P01)|28|3D000|53|57P|40P01|40001|25006|25P03)/;
/** Errors of the driver and its pool have no code. */
const POSTGRES_DRIVER =
  /Connection terminated|Connection ended|timeout exceeded when trying to connect|not queryable|timeout expired|Query read timeout/i;

function postgresFailure({ code, message }: RawFailure): FailureKind | null {
  if (code === POSTGRES_DISK_FULL) return 'storageFull';
  if (POSTGRES_TOO_LONG.test(code)) return 'deferred';
  const isSqlstate = /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code);
  return (isSqlstate && POSTGRES_UNAVAILABLE.test(code)) || POSTGRES_DRIVER.test(message) ? 'transient' : null;
}

const REDIS_REPLY =
  /^(LOADING|READONLY|MASTERDOWN|CLUSTERDOWN|TRYAGAIN|BUSY|MISCONF|OOM|NOAUTH|WRONGPASS|NOREPLICAS)\b/;
const REDIS_DRIVER = /Connection is closed|Stream isn't writeable|Command aborted due to connection close/;

function redisFailure({ name, message }: RawFailure): FailureKind | null {
  if (name === 'MaxRetriesPerRequestError' || REDIS_DRIVER.test(message)) return 'transient';
  return name === 'ReplyError' && REDIS_REPLY.test(message) ? 'transient' : null;
}

/** Failed login, missing index, overload, shutdown. */
const TRANSIENT_STATUSES = [401, 403, 404, 429, 502, 503, 504];

/** Whether a retry may get another response from Elasticsearch. */
export const isTransientStatus = (status: number | undefined) => TRANSIENT_STATUSES.includes(status ?? 0);

function elasticsearchFailure({ name, statusCode }: RawFailure): FailureKind | null {
  if (
    /^(ConnectionError|TimeoutError|NoLivingConnectionsError|RequestAbortedError|DeserializationError|ProductNotSupportedError)$/.test(
      name,
    )
  )
    return 'transient';
  return name === 'ResponseError' && isTransientStatus(statusCode) ? 'transient' : null;
}
