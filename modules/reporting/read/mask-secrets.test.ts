import { describe, expect, it } from '@jest/globals';
import { describeSecret, describeServer, removeCredentials } from './mask-secrets.js';

describe('a masked server', () => {
  it.each([
    ['postgres://board:hunter2@db.internal:5433/board', 'db.internal, port 5433, database board'],
    ['postgresql://db.internal/board?password=hunter2&sslmode=require', 'db.internal, database board'],
    ['postgres:///board?host=/run/postgresql&password=hunter2', 'database board'],
    ['postgres://board:hun@ter2@db.internal/board', 'db.internal, database board'],
    ['postgres://board:hunter2@[fd00::1]:5432/board', '[fd00::1], port 5432, database board'],
    ['rediss://:hunter2@redis.internal:6380/3', 'redis.internal, port 6380, database 3'],
    ['redis://redis.internal?password=hunter2', 'redis.internal'],
    ['https://elastic:hunter2@search.internal:9243/hunter2?apiKey=hunter2', 'search.internal, port 9243'],
    ['smtps://no-reply:hunter2@mail.example:465/?pool=true#hunter2', 'mail.example, port 465'],
  ])('shows of %s only host, port and database', (url, text) => {
    expect(describeServer(url)).toBe(text);
  });

  it.each([
    'postgres://board:12/hunter2@db.internal/board',
    'postgres://hunter2?x@db.internal/board',
    'postgres://hunter2#x@db.internal/board',
    'postgres://hunter2/x%40db.internal',
    'https://elastic:12\\hunter2@search.internal',
    'postgres:hunter2',
    'postgres:board:hunter2@db.internal',
  ])('shows nothing of %s, where the password may pass for something else', (url) => {
    expect(describeServer(url)).toBe('');
  });
});

describe('a public URL', () => {
  it.each([
    ['https://jobs.example', 'https://jobs.example'],
    ['https://video.example/@board', 'https://video.example/@board'],
    ['unix:///run/clamav/clamd.ctl', 'unix:///run/clamav/clamd.ctl'],
    ['https://board:hunter2@jobs.example/a', 'https://jobs.example/a (the rest is not shown)'],
    ['https:board:hunter2@jobs.example/a', 'https://jobs.example/a (the rest is not shown)'],
    ['tcp://:hunter2@scan.internal:3310?key=hunter2#hunter2', 'tcp://scan.internal:3310 (the rest is not shown)'],
    ['https://board:12/hunter2@jobs.example', 'not shown'],
    ['unix:board:hunter2@run', 'not shown'],
  ])('%s is shown as %s', (url, text) => {
    expect(removeCredentials(url)).toBe(text);
  });
});

it.each([
  [31, ''],
  [32, 'at least 32 characters'],
  [63, 'at least 32 characters'],
  [64, 'at least 64 characters'],
  [500, 'at least 128 characters'],
])('a secret of %i characters tells a bound of its length', (length, text) => {
  expect(describeSecret('x'.repeat(length))).toBe(text);
});
