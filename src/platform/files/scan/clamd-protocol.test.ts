import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { parseVerdict, TOO_LARGE, toChunks } from './clamd-protocol.js';
import { ScannerUnavailableError } from './virus-scanner.js';

describe('a reply of clamd', () => {
  it.each([
    ['stream: OK\0', { state: 'clean' }],
    ['stream: OK\n', { state: 'clean' }],
    ['stream: Eicar-Test.UNOFFICIAL FOUND\0', { state: 'refused', finding: 'Eicar-Test.UNOFFICIAL' }],
    ['stream: A name of spaces FOUND\0', { state: 'refused', finding: 'A name of spaces' }],
    ['INSTREAM size limit exceeded. ERROR\0', { state: 'refused', finding: TOO_LARGE }],
  ])('%j is a verdict', (reply, verdict) => {
    expect(parseVerdict(reply)).toEqual(verdict);
  });

  it.each([
    '',
    '\0',
    'PONG\0',
    'stream: OK\0stream: OK\0',
    'stream: OK ERROR\0',
    'stream:  FOUND\0',
    'xstream: OK\0',
    "stream: Can't allocate memory ERROR\0",
    'UNKNOWN COMMAND\0',
    'COMMAND READ TIMED OUT\0',
  ])('(S10) %j is none, and never passes', (reply) => {
    expect(() => parseVerdict(reply)).toThrow(ScannerUnavailableError);
  });
});

describe('the chunks of a scan', () => {
  it('have their lengths in front, and an empty one ends them', async () => {
    const content = Readable.from([Buffer.from('abc'), Buffer.alloc(0), Buffer.alloc(258, 'x')]);
    const chunks: Buffer[] = [];
    for await (const chunk of toChunks(content)) chunks.push(chunk);
    expect(chunks.map((chunk) => [...chunk.subarray(0, 4)])).toEqual([
      [0, 0, 0, 3],
      [0, 0, 1, 2],
      [0, 0, 0, 0],
    ]);
    expect(chunks.map((chunk) => chunk.length - 4)).toEqual([3, 258, 0]);
  });
});
