import { request } from 'node:http';
import type { TestApp } from './app.js';

/** Signs in from a local address such as 127.0.0.2. Returns the status. */
export function signInFromIp(
  app: Pick<TestApp, 'url'>,
  localAddress: string,
  email: string,
  password: string,
  headers = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${app.url}/api/auth/signin`,
      { method: 'POST', localAddress, headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify({ email, password }));
  });
}
