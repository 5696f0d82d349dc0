import { expect, it } from '@jest/globals';
import { readLines } from './lines';

function linesOf(...parts: string[]): Promise<string[]> {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part));
      controller.close();
    },
  });
  return collect(new Response(body));
}

async function collect(response: Response): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of readLines(response)) lines.push(line);
  return lines;
}

it('joins lines that arrive in parts, and divides those that arrive together', async () => {
  expect(await linesOf('{"a":1}\n{"b"', ':2}\n\n{"c":3}\n')).toEqual(['{"a":1}', '{"b":2}', '{"c":3}']);
});

it('has the last line without its end, and none of an empty response', async () => {
  expect(await linesOf('{"a":1}')).toEqual(['{"a":1}']);
  expect(await linesOf()).toEqual([]);
  expect(await collect(new Response(null))).toEqual([]);
});
