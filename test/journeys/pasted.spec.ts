import { CLIPBOARD, paste } from './clipboard.js';
import { pageAs } from './page-as.js';
import { newPosting, removePosting, uniqueTitle } from './postings.js';
import { expect, test } from './site.js';

/** As Excel and Word put them into the clipboard. */
const TABLE = '<table><tr><td>Step</td><td>Salary</td></tr><tr><td>B1</td><td><p>$52,000</p></td></tr></table>';
const item = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span>${text}</p>`;
const LIST = `${item(1, '·', 'Teach reading')}${item(2, 'o', 'in small groups')}${item(1, '·', 'Coach')}<p>And</p>${item(1, '1.', 'First')}`;

test('what is pasted is kept as it was meant, or refused with words', async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster');
  await page.context().grantPermissions(CLIPBOARD);
  const id = await newPosting(page, uniqueTitle('pasted'), { status: 'unsubmitted' });
  await page.goto(`/post-jobs/edit/${id}`);
  const phone = page.getByLabel('Phone Number');
  await phone.fill('+1 (717) 555-0143');
  await expect(phone).toHaveValue('(717)555-0143');

  for (const [typed, shown] of [
    ['+49 221 555 12345', '+49 221 555 12345'],
    ['+1 717 555 0143', '(717)555-0143'],
  ] as const) {
    await phone.fill('');
    await phone.pressSequentially(typed);
    await expect(phone).toHaveValue(shown);
  }

  const minimum = page.getByLabel('Minimum Salary');
  const error = page.locator('#salaryMin-error');
  // A browser's own paste: the text is what the field holds, whatever the field makes of it.
  for (const text of ['$50,000.00 - $55,000.00', '$16.50 - $18.00', '1.234.567', '50k', '58240¹']) {
    await paste(page, 'Minimum Salary', text);
    await minimum.blur();
    await expect(minimum).toHaveValue(text);
    await expect(error).toContainText('Minimum Salary must be one amount, such as 58,240.50');
  }
  await paste(page, 'Minimum Salary', '$52,000');
  await minimum.press('ArrowUp');
  await minimum.blur();
  await expect(minimum).toHaveValue('52,000.00');
  await expect(error).toHaveCount(0);

  const editor = page.getByRole('textbox', { name: 'Position Description' });
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.evaluate((html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, TABLE + LIST);
  await expect(editor.locator('p').first()).toHaveText('Step | Salary');
  await page.getByRole('button', { name: 'Save Position' }).click();
  await expect(page.getByText('The position is saved.')).toBeVisible();
  await page.reload();
  await expect(phone).toHaveValue('(717)555-0143');
  await expect(minimum).toHaveValue('52,000.00');
  await expect(editor.locator('ul ul li')).toHaveText('in small groups');
  expect((await editor.innerHTML()).replace(/<li><p>(.*?)<\/p>/g, '<li>$1')).toContain(
    '<p>Step | Salary</p><p>B1 | $52,000</p><ul><li>Teach reading<ul><li>in small groups</li></ul></li><li>Coach</li></ul><p>And</p><ol><li>First</li></ol>',
  );
  await removePosting(page, id);
  await page.context().close();
});
