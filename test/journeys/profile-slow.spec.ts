import { education, openProfile, SCHOOL, storedProfile } from './profile-history.js';
import { expect, test } from './site.js';

/** A slow phone: 150 ms to the server and back, 1.6 Mbps. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

test('on a slow network a save shows that it runs, is sent once, and its loss keeps what was typed', async ({
  page,
}) => {
  await openProfile(page, { education: { educations: [SCHOOL] } });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', SLOW);
  await page.reload();
  const section = education(page);
  await section.edit();
  await section.press('Edit Millersville University');
  await section.field('School').fill('Temple University');

  let sent = 0;
  let answer: 'hold' | 'lose' = 'lose';
  let release = () => {};
  await page.route('**/education', async (route) => {
    sent += 1;
    if (answer === 'lose') return route.abort('connectionreset');
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return route.continue();
  });
  await section.press('Save');
  await expect(page.locator('.toast')).toContainText('What you typed is still here. Try again.');
  await expect(section.field('School').or(section.rows.first())).toBeVisible();
  await expect(section.root).toContainText('Temple University');
  expect((await storedProfile(page)).educationDetails).toMatchObject([{ name: 'Millersville University' }]);

  answer = 'hold';
  const lost = sent;
  await section.press('Save');
  await expect.poll(() => sent).toBe(lost + 1);
  await expect(section.button('Save')).toHaveAttribute('aria-busy', 'true');
  await section.button('Save').click({ force: true });
  release();
  await expect(page.locator('.toast')).toContainText('Education is saved.');
  expect(sent).toBe(lost + 1);
  await expect(section.rows).toContainText(['Temple University']);
  expect((await storedProfile(page)).educationDetails).toMatchObject([{ name: 'Temple University' }]);
});
