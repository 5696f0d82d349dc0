import { release } from './applicants.js';
import { expectFits, WIDTHS } from './layout-faults.js';
import { pageAs } from './page-as.js';
import { expect, expectAccessible, test } from './site.js';
import { bar, choose, entry, jobWithApplicants, moveByApi, note, stagesOf } from './stages-page.js';

test('a stage that somebody else has changed meanwhile is asked about, and stands until one says otherwise @gate', async ({
  browser,
  site,
}) => {
  const { manager, jobId, ids, path, close } = await jobWithApplicants(browser, site);
  await release(manager, jobId, ids);
  const poster = await pageAs(browser, site, 'poster');
  await poster.goto(`${path}?sortedBy=candidate`);
  await moveByApi(manager, jobId, ids[0], ['new', 'interview']);

  await poster.getByRole('button', { name: 'Move Ann Allen' }).click();
  await entry(poster, 'Move to Under review').click();
  const single = poster.getByRole('dialog', { name: 'Ann Allen is in Interview now' });
  await expect(single).toContainText(/You saw\s*New/);
  await expect(single).toContainText(/moved to Interview, \d+:\d\d [AP]M, (just now|a minute ago)/);
  const leave = single.getByRole('button', { name: 'Leave in Interview' });
  await expect(leave).toBeFocused();
  await expectAccessible(poster);
  for (const width of WIDTHS) {
    await poster.setViewportSize({ width, height: 800 });
    await expectFits(poster);
  }
  await poster.setViewportSize({ width: 1280, height: 800 });
  await leave.click();
  await expect(single).toHaveCount(0);
  await expect.poll(async () => (await stagesOf(poster, jobId))['Ann Allen']).toBe('interview');

  await moveByApi(manager, jobId, ids[0], ['interview', 'underReview']);
  for (const name of ['Ann Allen', 'Ben Brandt', 'Cora Zook']) await choose(poster, name);
  await bar(poster).getByRole('button', { name: 'Move to …' }).click();
  await entry(poster, 'Interview').click();
  const several = poster.getByRole('dialog', { name: '1 of 3 applicants was moved meanwhile' });
  await several.getByRole('button', { name: 'Move the other 2' }).click();
  await expect(note(poster)).toContainText('2 applicants moved to Interview: Ben Brandt, Cora Zook.');
  await expect
    .poll(() => stagesOf(poster, jobId))
    .toEqual({
      'Ann Allen': 'underReview',
      'Ben Brandt': 'interview',
      'Cora Zook': 'interview',
    });
  await close(poster);
});
