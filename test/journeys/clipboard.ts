import type { Page } from '@playwright/test';

/** Pastes into an emptied field. The context needs the permissions of the clipboard. */
export async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.getByLabel(label).clear();
  await page.keyboard.press('ControlOrMeta+V');
}

export const CLIPBOARD = ['clipboard-read', 'clipboard-write'];
