import { createServer } from 'node:net';
import { BootError } from './boot-error.js';

/** Throws BootError when we could not listen there; asked before engines are started, which takes a while. */
export function checkPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => reject(new BootError(sentence(error.code, host, port))));
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

function sentence(code: string | undefined, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop the program that listens there, or set PORT to another, as in PORT=${port + 1} npm start.`;
    case 'EACCES':
      return `This user may not listen on port ${port}: set PORT to one from 1024 upwards.`;
    default:
      return `Cannot listen on ${host}, port ${port} (${code}): set HOST to an address of this machine, as in HOST=127.0.0.1.`;
  }
}
