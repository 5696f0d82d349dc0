import { describe, expect, it } from '@jest/globals';
import { menuFor } from './menu';

const labels = (items: readonly { label: string }[] | null) => items?.map(({ label }) => label) ?? null;
const menuOf = (...ids: number[]) => menuFor({ privileges: ids.map((id) => ({ id })) });

describe('side menu', () => {
  it('[P11.1] signed out', () => {
    const { items, dashboard, administration } = menuFor(null);
    expect(labels(items)).toEqual(['Home', 'Sign In', 'Find a Job', 'Post a Job', 'About Us', 'Contact Us']);
    expect(dashboard).toBeNull();
    expect(administration).toBeNull();
  });

  it('[P11.2, P11.3] everything for Super Admin, in order', () => {
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

  it('[P12.2] several privileges give the union', () => {
    expect(labels(menuOf(4, 7).administration)).toEqual(['Manage Users', 'Reporting']);
  });

  it('[P11.13] the routes', () => {
    const { items, dashboard, administration } = menuOf(8);
    const routes = [...items, ...(dashboard ?? []), ...(administration ?? [])].map(({ to }) => to);
    expect(routes).toEqual([
      '/',
      '/positions',
      '/post-jobs',
      '/about-us',
      '/contact-us',
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
    ]);
  });

  it('[P1.4] Manage Content goes home with the flag that opens the editor', () => {
    expect(menuOf(6).administration).toEqual([{ label: 'Manage Content', to: '/', state: { isManage: true } }]);
  });

  it('[P11.14, P11.15] Post a Job: to the form with posting rights, to the request without, hidden from the rest', () => {
    const post = (menu: ReturnType<typeof menuFor>) => menu.items.find(({ label }) => label === 'Post a Job')?.to;
    expect(post(menuFor(null))).toBe('/post-jobs');
    expect(post(menuOf(1))).toBe('/post-jobs');
    expect(post(menuOf(8))).toBe('/post-jobs');
    expect(post(menuOf(3))).toBe('/requests/job-posting');
    expect(post(menuOf(9))).toBeUndefined();
    expect(post(menuOf())).toBeUndefined();
  });
});
