import { describe, expect, it } from '@jest/globals';
import { afterSignIn, signInThen } from './redirect';

const seeker = { privileges: [{ id: 9 }] };
const nobody = { privileges: [] };

describe('where sign-in leads', () => {
  it('[P5.6] to a path of this site that was asked for', () => {
    expect(afterSignIn(seeker, '/user-application/7?draft=1#references')).toBe(
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

  it.each([...ELSEWHERE, 'user-dashboard', '', '/signin', '/signup'])('[P5.6, P5.7] not to %j (S19)', (redir) => {
    expect(afterSignIn(seeker, redir)).toBe('/user-dashboard');
  });

  it('(S19) stays on this site whatever an accepted path decodes to', () => {
    for (const redir of ['/%2Fevil.example', '/%5Cevil.example', '/%09/evil.example', '/a?next=//evil.example']) {
      expect(afterSignIn(seeker, redir)).toBe(redir);
      expect(new URL(redir, 'https://site.example').host).toBe('site.example');
    }
  });

  it('[P5.7] to the dashboard with any privilege, to the gateway with none', () => {
    expect(afterSignIn(seeker, null)).toBe('/user-dashboard');
    expect(afterSignIn(nobody, null)).toBe('/welcome-gateway');
  });

  it('[P3.10] is asked to come back with the whole address', () => {
    const address = signInThen('/positions?location=York, PA&page=2');
    expect(new URL(address, 'http://site').searchParams.get('redir')).toBe('/positions?location=York, PA&page=2');
  });
});
