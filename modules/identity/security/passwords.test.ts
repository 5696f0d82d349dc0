import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, it } from '@jest/globals';
import { hashSync } from '@node-rs/argon2';
import type { Piscina } from 'piscina';
import { eventually } from '#test/support/eventually.js';
import { Passwords } from './passwords.js';

const passwords = new Passwords();
afterAll(() => passwords.onApplicationShutdown());

/** Nice values of the threads of this process (Linux). */
const niceValues = () =>
  readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });

it('verifies what it hashed, and nothing without a hash', async () => {
  const hash = await passwords.hash('Harrisburg-17');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(hash, 'Harrisburg-17')).toBe(true);
  expect(await passwords.verify(hash, 'Harrisburg-18')).toBe(false);
  expect(await passwords.verify(null, 'Harrisburg-17')).toBe(false);
});

it('takes a password in whatever form a keyboard composes it, also of a hash from before', async () => {
  const [composed, apart] = ['Café\u00a0Übung-17'.normalize('NFC'), 'Café Übung-17'.normalize('NFD')];
  const hash = await passwords.hash(apart);
  for (const typed of [composed, apart]) expect(await passwords.verify(hash, typed)).toBe(true);
  expect(await passwords.verify(hash, 'Cafe Ubung-17')).toBe(false);
  const earlier = hashSync(apart);
  for (const typed of [apart.normalize('NFC'), apart]) expect(await passwords.verify(earlier, typed)).toBe(true);
});

it('hashes in threads that leave the processor to the others', async () => {
  const usual = Math.min(...niceValues());
  await Promise.all(Array.from({ length: 5 }, () => passwords.hash('Harrisburg-17')));
  // The second thread may still start when the first one has hashed everything.
  await eventually(() => expect(niceValues().filter((nice) => nice === usual + 10)).toHaveLength(2));
});

it('refuses what waits for a thread that cannot start, and goes on with the next', async () => {
  const inside = passwords as unknown as { threads: Piscina };
  const { threads } = inside;
  const waiting = Promise.allSettled(Array.from({ length: 8 }, () => passwords.hash('Harrisburg-17')));
  threads.emit('error', new Error('no such program'));
  const next = inside.threads;
  threads.emit('error', new Error('an answer of a thread that is being destroyed'));
  expect((await waiting).map(({ status }) => status)).toContain('rejected');
  expect(inside.threads).toBe(next);
  expect(await passwords.verify(await passwords.hash('Harrisburg-17'), 'Harrisburg-17')).toBe(true);
});
