import { describe, expect, it } from '@jest/globals';
import { postSignInPath, redirectJobId, signInUrl, withApplicationRedirect } from './redirect';

const seeker = { privileges: [{ id: 9 }] };
const nobody = { privileges: [] };

describe('the redirect after sign-in', () => {
  it('[P5.6] goes to the requested path of this site', () => {
    expect(postSignInPath(seeker, '/user-application/7?draft=1#references')).toBe(
      '/user-application/7?draft=1#references',
    );
  });

  const ELSEWHERE = [
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'https:evil.example',
    'https:/evil.example',
    '\t//evil.example',
    '%09//evil.example',
    '%2F%2Fevil.example',
    '%252F%252Fevil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'https://here.invalid@evil.example/',
  ];

  it.each([...ELSEWHERE, 'user-dashboard', '', '/signin', '/signup'])(
    '[P5.6, P5.7] does not go to %j (S19)',
    (redir) => {
      expect(postSignInPath(seeker, redir)).toBe('/user-dashboard');
    },
  );

  it('(S19) stays on this site whatever an accepted path decodes to', () => {
    for (const redir of ['/%2Fevil.example', '/%5Cevil.example', '/%09/evil.example', '/a?next=//evil.example']) {
      expect(postSignInPath(seeker, redir)).toBe(redir);
      expect(new URL(redir, 'https://site.example').host).toBe('site.example');
    }
  });

  it('[P5.7] goes to the dashboard with any privilege, to the gateway without', () => {
    expect(postSignInPath(seeker, null)).toBe('/user-dashboard');
    expect(postSignInPath(nobody, null)).toBe('/welcome-gateway');
  });

  it('[P3.10] returns to the complete URL', () => {
    const address = signInUrl('/positions?location=York, PA&page=2');
    expect(new URL(address, 'http://site').searchParams.get('redir')).toBe('/positions?location=York, PA&page=2');
  });
});

describe('the job to apply for (U54)', () => {
  const JOB = '0199a5c0-0000-7000-8000-000000000001';

  it('is read from the path of its application only (S19)', () => {
    expect(redirectJobId(`/user-application/${JOB}`)).toBe(JOB);
    expect(redirectJobId(`/user-application/${JOB}#references`)).toBe(JOB);
    const elsewhere = [null, '', '/positions', `/job-post/${JOB}`, `//evil.example/user-application/${JOB}`];
    for (const redir of [...elsewhere, `/user-application/${JOB}/..//evil.example`, '/user-application/x'])
      expect(redirectJobId(redir)).toBeNull();
  });

  it('is passed on from page to page', () => {
    expect(withApplicationRedirect(null, '/signup')).toBe('/signup');
    const address = new URL(withApplicationRedirect(JOB, '/signup'), 'http://site');
    expect(redirectJobId(address.searchParams.get('redir'))).toBe(JOB);
  });
});
