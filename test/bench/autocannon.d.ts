/** The used part of the load generator, which has no types of its own. */
declare module 'autocannon' {
  interface Client {
    /** The requests of this connection, in turn and repeated. */
    setRequests(requests: { path: string }[]): void;
  }
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers?: Record<string, string>;
    /** Replaces `[<id>]` by another id for each request. */
    idReplacement?: boolean;
    /** Called for each connection before its first request. */
    setupClient?: (client: Client) => void;
    /** Requests per second over all connections; by default as fast as possible. */
    overallRate?: number;
    /** Whether a response is as expected; others are counted as mismatches. */
    verifyBody?: (body: string) => boolean;
  }
  interface Result {
    requests: { average: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
    /** Responses for which `verifyBody` returned false. */
    mismatches: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
