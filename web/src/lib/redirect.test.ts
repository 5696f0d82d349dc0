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

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'user-dashboard',
    '',
    '/signin',
    '/signup',
  ])('[P5.6, P5.7] not to %j', (redir) => {
    expect(afterSignIn(seeker, redir)).toBe('/user-dashboard');
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
