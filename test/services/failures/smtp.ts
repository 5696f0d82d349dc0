import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { newId } from '#platform/database/aggregate.js';
import { findFreePort } from '#src/adapters/ports.js';
import { SmtpMailTransport } from '#src/adapters/smtp-mail-transport.js';
import type { FailureSource, Provoked } from './provoked.js';

/** More than any response of these servers takes. */
const SILENCE_MS = 2_000;
const FROM = 'no-reply@gateway.example';

async function send(url: string, to = 'somebody@test.example'): Promise<unknown> {
  const mail = new SmtpMailTransport(url, FROM, SILENCE_MS);
  return mail.send({ id: newId(), to, subject: 's', text: 't', html: 'h' }).finally(() => mail.close());
}

/** Sends one mail to a real mail server with these options. */
async function sendTo(options: SMTPServerOptions, login = ''): Promise<unknown> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return send(`smtp://${login}127.0.0.1:${port}`).finally(
    () => new Promise<void>((done) => server.close(() => done())),
  );
}

const reply = (responseCode: number, words = 'Answered so by the test') =>
  Object.assign(new Error(words), { responseCode });

function refusing(step: 'onConnect' | 'onMailFrom' | 'onRcptTo' | 'onAuth', code: number, words?: string) {
  return sendTo({ [step]: (...args: unknown[]) => (args.at(-1) as (error: Error) => void)(reply(code, words)) });
}

function refusingText(code: number, words?: string) {
  return sendTo({
    onData: (stream, _session, done) => {
      stream.resume().once('end', () => done(reply(code, words)));
    },
  });
}

async function hangingUp(): Promise<unknown> {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return send(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`).finally(() => server.close());
}

const failure = (name: string, kind: Provoked['kind'], provoke: Provoked['provoke']): Provoked => ({
  name,
  kind,
  provoke,
});

export const smtp: FailureSource = {
  service: 'SMTP',
  start: async () => undefined,
  stop: async () => undefined,
  failures: [
    failure('nothing listens', 'transient', async () => send(`smtp://127.0.0.1:${await findFreePort()}`)),
    failure('a name nobody has', 'transient', () => send('smtp://mail.invalid:25')),
    failure('a server that hangs up', 'transient', hangingUp),
    failure('421 as a greeting', 'transient', () => refusing('onConnect', 421)),
    failure('554 as a greeting', 'transient', () => refusing('onConnect', 554)),
    failure('535 for the login', 'transient', () =>
      sendTo({ onAuth: (_a, _s, done) => done(reply(535)) }, 'user:wrong@'),
    ),
    failure('451 for the sender', 'transient', () => refusing('onMailFrom', 451)),
    failure('553 for the sender', 'transient', () => refusing('onMailFrom', 553)),
    failure('421 for the recipient', 'transient', () => refusing('onRcptTo', 421)),
    failure('450 for the recipient', 'deferred', () => refusing('onRcptTo', 450)),
    failure('452 for the text', 'deferred', () => refusingText(452)),
    failure('550 for the recipient because of a policy', 'deferred', () =>
      refusing('onRcptTo', 550, '5.7.1 Relaying denied'),
    ),
    failure('550 for the text because of a quota', 'deferred', () => refusingText(550, '5.4.5 Daily limit exceeded')),
    failure('silence after the text', 'unconfirmed', () => sendTo({ onData: (stream) => void stream.resume() })),
    failure('550 for the recipient', 'permanent', () => refusing('onRcptTo', 550)),
    failure('554 for the text', 'permanent', () => refusingText(554)),
    failure('a recipient that is no address', 'permanent', async () => {
      const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
      const listening = server.listen(0, '127.0.0.1');
      await once(listening, 'listening');
      const { port } = listening.address() as AddressInfo;
      return send(`smtp://127.0.0.1:${port}`, 'no\r\naddress').finally(() => server.close());
    }),
  ],
};
