import { describe, expect, it } from '@jest/globals';
import { menuFor } from './menu';

const labels = (items: readonly { label: string }[] | null) => items?.map(({ label }) => label) ?? null;
const menuOf = (...ids: number[]) => menuFor({ privileges: ids.map((id) => ({ id })) });

describe('side menu', () => {
  it('[P11.1] anonymous visitors', () => {
    const { items, dashboard, administration, about } = menuFor(null);
    expect(labels([...items, ...about])).toEqual([
      'Home',
      'Sign In',
      'Find a Job',
      'Post a Job',
      'About Us',
      'Contact Us',
    ]);
    expect(dashboard).toBeNull();
    expect(administration).toBeNull();
  });

  it('[P11.2, P11.3] all entries for Super Admin, in order', () => {
    const { dashboard, administration } = menuOf(8);
    expect(labels(dashboard)).toEqual([
      'Review Applicants',
      'My Postings',
      'My Profile',
      'My Settings',
      'My Applications',
    ]);
    expect(labels(administration)).toEqual([
      'Manage Jobs',
      'Manage Data',
      'Manage Users',
      'Manage Organizations',
      'Manage Content',
      'Reporting',
      'Area 51',
    ]);
  });

  it.each([
    [3, ['Manage Jobs']],
    [4, ['Manage Users']],
    [5, ['Manage Organizations']],
    [6, ['Manage Content']],
    [7, ['Reporting']],
    [10, ['Manage Data']],
    [1, null],
    [2, null],
    [9, null],
  ])('[P11.4, P11.7–P11.12] privilege %i sees of Administration %j', (id, expected) => {
    expect(labels(menuOf(id).administration)).toEqual(expected);
  });

  it('[P11.5, P11.6] Review Applicants for Manage Jobs, My Postings for Job Posting', () => {
    const own = ['My Profile', 'My Settings', 'My Applications'];
    expect(labels(menuOf(3).dashboard)).toEqual(['Review Applicants', ...own]);
    expect(labels(menuOf(1).dashboard)).toEqual(['My Postings', ...own]);
    expect(labels(menuOf(2, 9).dashboard)).toEqual(own);
  });

  it('[P12.2] several privileges show the union of their entries', () => {
    expect(labels(menuOf(4, 7).administration)).toEqual(['Manage Users', 'Reporting']);
  });

  it('links to these routes', () => {
    const { items, dashboard, administration, about } = menuOf(8);
    const routes = [...items, ...(dashboard ?? []), ...(administration ?? []), ...about].map(({ to }) => to);
    expect(routes).toEqual([
      '/',
      '/positions',
      '/post-jobs',
      '/review-applicants',
      '/postings',
      '/my-profile',
      '/user-account-settings',
      '/applications',
      '/manage-jobs',
      '/manage-data',
      '/user-management',
      '/manage-organizations',
      '/',
      '/reporting',
      '/area-51',
      '/about-us',
      '/contact-us',
    ]);
  });

  it('[P1.4] Manage Content links to Home with the state that opens the editor', () => {
    expect(menuOf(6).administration).toEqual([{ label: 'Manage Content', to: '/', state: { isManage: true } }]);
  });

  it('[P11.14, P11.15] Post a Job links to the form with posting rights, to the request for Manage Jobs, and is hidden otherwise', () => {
    const post = (menu: ReturnType<typeof menuFor>) => menu.items.find(({ label }) => label === 'Post a Job')?.to;
    expect(post(menuFor(null))).toBe('/post-jobs');
    expect(post(menuOf(1))).toBe('/post-jobs');
    expect(post(menuOf(8))).toBe('/post-jobs');
    expect(post(menuOf(3))).toBe('/requests/job-posting');
    expect(post(menuOf(9))).toBeUndefined();
    expect(post(menuOf())).toBeUndefined();
  });
});
