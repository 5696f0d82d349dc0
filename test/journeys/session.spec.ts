import type { Page, Request, Response } from '@playwright/test';
import { pageAs } from './page-as.js';
import { expect, expectLoaded, signInByForm, test, waitForHydration } from './site.js';

const REFUSED_STAYS_MS = 2_000;
const KEYS = ['user', 'accessToken', 'refreshToken'];
const storedKeys = (page: Page) => page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key)), KEYS);

test('[P5.4, P5.5, P7.1] sign-in keeps user and tokens in local storage and sends the token along', {
  tag: '@gate',
}, async ({ page }) => {
  await signInByForm(page, 'seeker@demo.example');
  await expect.poll(() => storedKeys(page)).toEqual(KEYS);
  const user = await page.evaluate(() => JSON.parse(localStorage.user));
  expect(user).toMatchObject({ email: 'seeker@demo.example', privileges: [{ id: 9 }] });
  const fields = ['id', 'firstName', 'lastName', 'contactName', 'contactSurname', 'termsAndConditionsAccepted'];
  expect(Object.keys(user)).toEqual(
    expect.arrayContaining([...fields, 'isEmailReceiver', 'zipCode', 'searchDistance', 'searchZipCode']),
  );

  const token = await page.evaluate(() => localStorage.accessToken);
  const calls: Request[] = [];
  page.on('request', (request) => calls.push(request));
  await page.goto('/applications');
  await expect(page.locator('.skeleton, .skeleton-space')).toHaveCount(0);
  await expect.poll(() => calls.some((call) => call.url().includes('/api/applications/list'))).toBe(true);
  for (const call of calls) {
    expect(new URL(call.url()).origin).toBe(new URL(page.url()).origin);
    if (call.url().includes('/api/'))
      await expect.poll(() => call.headerValue('authorization')).toBe(`Bearer ${token}`);
  }
});

test('[P5.9, P7.12] sign-out in one tab signs out the other (U36)', { tag: '@gate' }, async ({ browser, site }) => {
  const first = await pageAs(browser, site, 'seeker', '/applications');
  const second = waitForHydration(await first.context().newPage());
  await second.goto('/my-profile');
  await expect(second.getByRole('button', { name: 'Emily Novak', exact: true })).toBeVisible();
  const token = await first.evaluate<string>(() => localStorage.accessToken);
  // The other tab must not find out by a request of its own.
  const refused: string[] = [];
  second.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });

  await first.getByRole('button', { name: 'Emily Novak', exact: true }).click();
  const [call] = await Promise.all([
    first.waitForRequest('**/api/auth/signOut'),
    first.getByRole('button', { name: 'Sign Out' }).click(),
  ]);
  expect(call.method()).toBe('PATCH');
  expect(call.postData()).toBeNull();
  await expect(first).toHaveURL('/signin');
  await expect(second).toHaveURL(/\/signin/);
  expect(refused).toEqual([]);
  await expect.poll(() => first.evaluate(() => localStorage.length)).toBe(0);

  const used = await first.request.get('/api/applications/list', { headers: { authorization: `Bearer ${token}` } });
  expect(used.status()).toBe(401);
  await first.context().close();
});

test('[P7.12] a vanished access token signs out this tab too', async ({ page }) => {
  await signInByForm(page, 'seeker@demo.example', '/applications');
  await page.evaluate(() => localStorage.removeItem('accessToken'));
  await expect(page).toHaveURL(/\/signin/);
  await expect.poll(() => storedKeys(page)).toEqual([]);
});

test('[P7.13] a tab is signed in as soon as another one is', { tag: '@gate' }, async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site });
  const waiting = waitForHydration(await context.newPage());
  await waiting.goto('/positions');
  await expect(waiting.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await signInByForm(waitForHydration(await context.newPage()), 'seeker@demo.example');
  await expect(waiting.getByRole('button', { name: 'Emily Novak', exact: true })).toBeVisible();
  await context.close();
});

test('[P7.2, P7.3] many calls refused at once make exactly one refresh and are all retried (U36)', async ({ page }) => {
  // A page without requests of its own, so that all counted calls are the dashboard's.
  await signInByForm(page, 'admin@demo.example', '/about-us');
  await page.evaluate(() => {
    localStorage.accessToken = 'worn.out.token';
  });
  const refreshes: Response[] = [];
  const refused = new Set<string>();
  const answered = new Set<string>();
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (pathname === '/api/auth/refresh') refreshes.push(response);
    else if (response.status() === 401) refused.add(pathname + search);
    else if (response.ok() && pathname.startsWith('/api/')) answered.add(pathname + search);
  });
  await page.goto('/user-dashboard');
  await expect(page.getByRole('heading', { name: /Administrative Functions/ })).toBeVisible();
  await expect.poll(() => refused.size).toBeGreaterThan(1);
  await expect.poll(() => [...refused].filter((call) => !answered.has(call))).toEqual([]);
  await expectLoaded(page);
  expect(refreshes).toHaveLength(1);
  const stored = await page.evaluate(() => [localStorage.accessToken, localStorage.refreshToken]);
  for (const refresh of refreshes) {
    const { accessToken, refreshToken } = await refresh.json();
    expect(stored).toEqual([accessToken, refreshToken]);
  }
  await expect(page).toHaveURL('/user-dashboard');
});

test('[P7.3] two tabs whose token has ended make exactly one refresh between them, and both go on (S13)', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site });
  const first = waitForHydration(await context.newPage());
  await signInByForm(first, 'admin@demo.example', '/about-us');
  const second = waitForHydration(await context.newPage());
  await second.goto('/about-us');
  const tokenOf = (page: Page) => page.evaluate<string>(() => localStorage.accessToken);
  await first.evaluate(() => {
    localStorage.accessToken = 'worn.out.token';
  });
  await expect.poll(() => tokenOf(second)).toBe('worn.out.token');

  const refusedOn = (page: Page) =>
    page.waitForResponse((response) => response.url().includes('/api/') && response.status() === 401);
  const bothRefused = Promise.all([first, second].map(refusedOn));
  const refreshes: Response[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/api/auth/refresh')) refreshes.push(response);
  });
  // Withheld until both tabs need it.
  await context.route('**/api/auth/refresh', async (route) => {
    await bothRefused;
    await route.continue();
  });
  await Promise.all([first, second].map((page) => page.goto('/user-dashboard')));
  for (const page of [first, second]) {
    await expect(page.getByRole('heading', { name: /Administrative Functions/ })).toBeVisible();
    await expectLoaded(page);
    await expect(page).toHaveURL('/user-dashboard');
  }
  expect(refreshes.map((response) => response.status())).toEqual([200]);
  const fresh = await refreshes[0]?.json();
  for (const page of [first, second]) await expect.poll(() => tokenOf(page)).toBe(fresh.accessToken);

  // The shared record contains a token, so it is removed with the session.
  await expect.poll(() => refreshRecord(first)).toEqual({ refused: 'worn.out.token', accessToken: fresh.accessToken });
  await first.evaluate(() => localStorage.clear());
  await expect.poll(() => refreshRecord(second)).toBeNull();
  await context.close();
});

/** The last refresh shared by the tabs; null for none. */
const refreshRecord = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('keyval-store');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('keyval').objectStore('keyval').get('last-refresh');
          reading.onsuccess = () => resolve(reading.result ?? null);
        };
      }),
  );

test('[P7.5] a refused refresh empties local storage and leads to sign-in two seconds later', async ({ page }) => {
  await signInByForm(page, 'seeker@demo.example', '/applications');
  await page.evaluate(() => {
    localStorage.accessToken = 'worn.out.token';
    localStorage.refreshToken = 'unknown-token';
  });
  // Measured by the browser's clock, because events may reach the test late on a busy machine.
  const refused = page.waitForResponse('**/api/auth/refresh').then((response) => {
    const { startTime, responseStart } = response.request().timing();
    return startTime + responseStart;
  });
  await page.reload();
  await expect(page).toHaveURL(/\/signin/);
  expect(Date.now() - (await refused)).toBeGreaterThanOrEqual(REFUSED_STAYS_MS);
  await expect.poll(() => storedKeys(page)).toEqual([]);
});
