import { describe, expect, it } from '@jest/globals';
import { ConfigError, loadConfig } from './config.js';
import { Environment } from './config-schema.js';

const SECRET = 'x'.repeat(32);

function problemsOf(env: Record<string, string>): string[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('configuration', () => {
  it('runs embedded with demo data on this host when nothing is set', () => {
    expect(loadConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      role: 'all',
      databaseUrl: null,
      demo: true,
      mailbox: true,
      production: false,
    });
  });

  it('takes an empty variable for a missing one', () => {
    expect(loadConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: null, port: 3000 });
  });

  it('lists every problem at once', () => {
    const problems = problemsOf({ PORT: 'eighty', ROLE: 'boss', DATABASE_URL: 'mysql://x', HOST: '0.0.0.0' });
    expect(problems).toHaveLength(4);
    expect(problems.join('\n')).toMatch(/PORT must[\s\S]*ROLE must[\s\S]*DATABASE_URL must[\s\S]*HOST=0\.0\.0\.0/);
  });

  it('(S26) refuses default secrets, demo accounts and a missing mail server in production, all at once', () => {
    const problems = problemsOf({ NODE_ENV: 'production', DEMO: 'true', PORT: '-1' });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['PORT', 'TOKEN_SECRET', 'DEMO', 'SMTP_URL']);
  });

  it('(S26) refuses a short secret in production', () => {
    const env = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example', TOKEN_SECRET: SECRET };
    expect(problemsOf({ ...env, TOKEN_SECRET: SECRET.slice(1) })).toHaveLength(1);
    expect(loadConfig(env)).toMatchObject({ production: true, demo: false, mailbox: false });
  });

  it('asks for a shared database when the roles are split', () => {
    expect(problemsOf({ ROLE: 'worker' })).toEqual([expect.stringContaining('DATABASE_URL')]);
    expect(problemsOf({ ROLE: 'worker', DATABASE_URL: 'postgres://db.example/app' })).toEqual([]);
  });

  it('opens the mailbox to the network only when that is said', () => {
    expect(problemsOf({ HOST: '0.0.0.0' })).toHaveLength(1);
    expect(loadConfig({ HOST: '0.0.0.0', DEMO: 'true' }).mailbox).toBe(true);
    expect(loadConfig({ HOST: '0.0.0.0', DEMO: 'false' }).mailbox).toBe(false);
    expect(loadConfig({ HOST: '0.0.0.0', SMTP_URL: 'smtp://mail.example' }).mailbox).toBe(false);
  });

  it.each(['localhost', '127.0.0.1', '127.8.9.1', '::1'])('%s is this host', (host) => {
    expect(problemsOf({ HOST: host })).toEqual([]);
  });

  it.each([
    ['0.0.0.0', 'http://localhost:3000'],
    ['::1', 'http://[::1]:3000'],
  ])('makes a usable address of HOST=%s', (HOST, publicUrl) => {
    expect(loadConfig({ HOST, DEMO: 'true' }).publicUrl).toBe(publicUrl);
  });

  it('splits phone numbers', () => {
    expect(loadConfig({ SUPPORT_PHONES: '(717) 555-0100, (717) 555-0101' }).supportPhones).toHaveLength(2);
  });

  it('takes social links apart, also with = in the address', () => {
    const { socialLinks } = loadConfig({ SOCIAL_LINKS: 'Blog=https://blog.example/?a=1, On air =https://air.example' });
    expect(socialLinks).toEqual([
      { name: 'Blog', url: 'https://blog.example/?a=1' },
      { name: 'On air', url: 'https://air.example' },
    ]);
  });

  it.each(['https://blog.example', '=https://blog.example', 'Blog=javascript:alert(1)', 'Blog=https://', 'Blog'])(
    'refuses the social link %s',
    (SOCIAL_LINKS) => {
      expect(problemsOf({ SOCIAL_LINKS })).toEqual([
        'SOCIAL_LINKS must be pairs of name=https://… separated by commas.',
      ]);
    },
  );

  it('describes every variable for the README', () => {
    for (const [name, field] of Object.entries(Environment.shape)) {
      expect(`${name}: ${field.description}`).toMatch(/^[A-Z_]+: [A-Z].+\.$/i);
      expect(field.description).not.toContain('\n');
    }
  });
});
