import { expectSuccess } from './applicants.js';
import { apiGet, authHeaders, pageAs } from './page-as.js';
import { newPosting, removePosting, uniqueTitle } from './postings.js';
import { expect, test } from './site.js';

test('of templates that are picked one after the other, the last one alone is in the form, and nothing counts as typed', async ({
  browser,
  site,
}) => {
  const page = await pageAs(browser, site, 'poster', '/postings');
  const headers = await authHeaders(page);
  const word = uniqueTitle('order');
  const id = await newPosting(page, word, { status: 'unsubmitted', addressLine2: 'Room 7' });
  const [first, second] = [`${word} first`, `${word} second`];
  for (const name of [first, second])
    await expectSuccess(page.request.post(`/api/jobs/${id}/template`, { headers, data: { name } }));
  const templates: { id: string; name: string }[] = await apiGet(page, '/api/jobs/templates');
  const made = templates.filter(({ name }) => name.startsWith(word));
  const idOf = (name: string) => made.find((template) => template.name === name)?.id;
  // The server leaves out what the form no longer accepts.
  await page.route(`**/api/jobs/templates/${idOf(second)}`, async (route) => {
    const response = await route.fetch();
    const { content, ...template } = await response.json();
    const { addressLine2: _, ...rest } = content;
    await route.fulfill({ response, json: { ...template, content: rest } });
  });

  await page.goto('/post-jobs');
  const pick = async (name: string) => {
    const field = page.getByRole('combobox', { name: 'Start from a template' });
    await field.click();
    await field.fill(name);
    await page.getByRole('option', { name }).click();
    await expect(page.getByText(`Filled in from the template ${name}.`)).toBeVisible();
  };
  const line = page.getByLabel('Address Line 2');
  await pick(first);
  await expect(line).toHaveValue('Room 7');
  await pick(second);
  await expect(line).toHaveValue('');
  await expect(page.getByLabel('Title')).toHaveValue(word);
  await pick(first);
  await expect(line).toHaveValue('Room 7');

  for (const template of made)
    await expectSuccess(page.request.delete(`/api/jobs/templates/${template.id}`, { headers }));
  await removePosting(page, id);
  await page.context().close();
});
