import { newEmail } from './newcomer.js';
import { expect, PASSWORD, test } from './site.js';

const CALL = '**/api/users/confirmation';

test("[W21.1, W21.2, W21.3] a toast has the server's words, or that it is away, or that all went well", {
  tag: '@gate',
}, async ({ page }) => {
  const data = { firstName: 'June', lastName: 'Vogel', email: newEmail(), password: PASSWORD };
  await page.request.post('/api/users', { data });
  await page.goto('/signin');
  await page.getByLabel('Email', { exact: true }).fill(data.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const send = page.getByRole('button', { name: 'Send a new activation link' });
  const answers = {
    'The post office is closed today': {
      status: 422,
      json: { code: 'closed', message: 'The post office is closed today' },
    },
    'Server is not avaliable!': { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
    Success: { status: 200, json: {} },
  };
  for (const [words, answer] of Object.entries(answers)) {
    await page.route(CALL, (route) => route.fulfill(answer));
    await send.click();
    const role = answer.status === 200 ? 'status' : 'alert';
    await expect(page.getByRole(role).locator('.toast').filter({ hasText: words })).toBeVisible();
    await page.unroute(CALL);
  }
});
