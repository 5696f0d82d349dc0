import { describe, expect, it } from '@jest/globals';
import { ConfigError, loadConfig } from './config.js';
import { Environment } from './config-schema.js';

const SECRET = 'kept by the tests, of length 32.';
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://jobs.example',
  SMTP_URL: 'smtp://mail.example',
  TOKEN_SECRET: SECRET,
};

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

  it('logs JSON in production and plain lines elsewhere unless LOG_FORMAT says otherwise', () => {
    const formats = [{}, PRODUCTION, { LOG_FORMAT: 'json' }, { ...PRODUCTION, LOG_FORMAT: 'plain' }].map(
      (env) => loadConfig(env).logFormat,
    );
    expect(formats).toEqual(['plain', 'json', 'json', 'plain']);
    expect(problemsOf({ LOG_FORMAT: 'xml' })).toEqual(['LOG_FORMAT must be json or plain.']);
  });

  it('treats an empty variable as missing', () => {
    expect(loadConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: null, port: 3000 });
  });

  it('leaves the current salary out for Philadelphia, for other counties, or for none (T44)', () => {
    const counties = ['', ' Philadelphia , Allegheny ', 'none'].map(
      (names) => loadConfig({ NO_SALARY_HISTORY_COUNTIES: names }).noSalaryHistoryCounties,
    );
    expect(counties).toEqual([['Philadelphia'], ['Philadelphia', 'Allegheny'], []]);
  });

  it('lists every problem at once', () => {
    const problems = problemsOf({ PORT: 'eighty', ROLE: 'boss', DATABASE_URL: 'mysql://x', HOST: '0.0.0.0' });
    expect(problems).toHaveLength(4);
    expect(problems.join('\n')).toMatch(/PORT must[\s\S]*ROLE must[\s\S]*DATABASE_URL must[\s\S]*HOST=0\.0\.0\.0/);
  });

  it('(S26) refuses default secrets, demo accounts and a missing address or mail server in production, all at once', () => {
    const problems = problemsOf({ NODE_ENV: 'production', DEMO: 'true', PORT: '-1' });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'TOKEN_SECRET',
      'DEMO',
      'PUBLIC_URL',
      'SMTP_URL',
    ]);
  });

  it('(S26) refuses a short secret in production', () => {
    expect(problemsOf({ ...PRODUCTION, TOKEN_SECRET: SECRET.slice(1) })).toHaveLength(1);
    expect(loadConfig(PRODUCTION)).toMatchObject({ production: true, exposed: true, demo: false, mailbox: false });
  });

  it('requires a shared database when the roles are split', () => {
    expect(problemsOf({ ROLE: 'worker' })).toEqual([expect.stringContaining('DATABASE_URL')]);
    expect(problemsOf({ ROLE: 'worker', DATABASE_URL: 'postgres://db.example/app' })).toEqual([]);
  });

  const REACHABLE: Record<string, string>[] = [
    { HOST: '0.0.0.0' },
    { PUBLIC_URL: 'https://jobs.example' },
    { HOST: '::', PORT: '80' },
  ];

  it.each(REACHABLE)('(S26) has neither demo accounts nor the mailbox when other machines reach it: %j', (env) => {
    expect(problemsOf(env)).toEqual([expect.stringMatching(/^SMTP_URL is missing; (HOST|PUBLIC_URL)=/)]);
    const mailed = { ...env, SMTP_URL: 'smtp://mail.example' };
    expect(loadConfig(mailed)).toMatchObject({ demo: false, mailbox: false, exposed: true });
    expect(loadConfig({ ...mailed, DEMO: 'true' })).toMatchObject({ demo: true, mailbox: false });
    expect(loadConfig({ ...env, DEMO: 'true' })).toMatchObject({ demo: true, mailbox: false });
    expect(loadConfig({ ...env, DEMO: 'false' })).toMatchObject({ demo: false, mailbox: false });
  });

  it.each([...REACHABLE, {}])('(S26) rejects a secret that can be guessed, whatever NODE_ENV: %j', (env) => {
    const mailed = { ...env, SMTP_URL: 'smtp://mail.example' };
    expect(problemsOf({ ...mailed, TOKEN_SECRET: SECRET.slice(1) })).toEqual([
      'TOKEN_SECRET is too short; it needs at least 32 characters.',
    ]);
    expect(problemsOf({ ...mailed, TOKEN_SECRET: 'a'.repeat(32) })).toEqual([
      'TOKEN_SECRET is easy to guess; give random characters.',
    ]);
    expect(problemsOf({ ...mailed, TOKEN_SECRET: SECRET })).toEqual([]);
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:3000'])('%s is this host', (PUBLIC_URL) => {
    expect(loadConfig({ PUBLIC_URL })).toMatchObject({ demo: true, mailbox: true, exposed: false });
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

  it.each([
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/8, fd00::/8,::1', ['10.0.0.0/8', 'fd00::/8', '::1']],
    ['none', []],
  ])('(S12) trusts the proxies %s', (TRUSTED_PROXIES, trustedProxies) => {
    expect(loadConfig({ TRUSTED_PROXIES })).toMatchObject({ trustedProxies });
  });

  it.each(['true', '*', '10.0.0.0/33', '0.0.0.0/0', '::/0', 'proxy.example', '10.0.0.1,none', '10.0.0.0/8/8'])(
    '(S12) refuses the proxies %s',
    (TRUSTED_PROXIES) => {
      expect(problemsOf({ TRUSTED_PROXIES })).toEqual([
        'TRUSTED_PROXIES must be addresses or CIDR ranges separated by commas, or none.',
      ]);
    },
  );

  it('(S12) requires in production the proxy that terminates https', () => {
    const https = { ...PRODUCTION, PUBLIC_URL: 'https://jobs.example' };
    expect(problemsOf(https)).toEqual([expect.stringMatching(/^TRUSTED_PROXIES is missing; /)]);
    expect(loadConfig({ ...https, TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([]);
    expect(loadConfig({ ...https, TRUSTED_PROXIES: '127.0.0.1' }).trustedProxies).toEqual(['127.0.0.1']);
    expect(loadConfig(PRODUCTION).trustedProxies).toEqual([]);
  });

  it('splits phone numbers', () => {
    expect(loadConfig({ SUPPORT_PHONES: '(717) 555-0100, (717) 555-0101' }).supportPhones).toHaveLength(2);
  });

  it('parses social links, also with = in the URL', () => {
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

  it('describes every variable for docs/configuration.md', () => {
    for (const [name, field] of Object.entries(Environment.shape)) {
      expect(`${name}: ${field.description}`).toMatch(/^[A-Z_]+: [A-Z].+\.$/i);
      expect(field.description).not.toContain('\n');
    }
  });
});
