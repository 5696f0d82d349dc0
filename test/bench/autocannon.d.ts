/** As much of the load generator as we use; it brings no types of its own. */
declare module 'autocannon' {
  interface Client {
    /** What this connection asks, one after the other and again from the first. */
    setRequests(requests: { path: string }[]): void;
  }
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Puts another id in the place of `[<id>]` for each request. */
    idReplacement?: boolean;
    /** Called for each connection before it asks. */
    setupClient?: (client: Client) => void;
    /** Requests per second of all connections together; as fast as answers come without it. */
    overallRate?: number;
    /** Whether an answer is what was hoped for; others are counted. */
    verifyBody?: (body: string) => boolean;
  }
  interface Result {
    requests: { average: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
    /** Answers that `verifyBody` did not like. */
    mismatches: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
