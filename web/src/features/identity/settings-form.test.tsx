import { expect, it } from '@jest/globals';
import type { SessionUser } from '#web/lib/session/session';
import { renderHtml } from '#web/testing/render-text';
import { SettingsForm } from './settings-form';

const user = {
  id: '0198a000-0000-7000-8000-000000000001',
  firstName: 'June',
  lastName: 'Vogel',
  email: 'june@mail.example',
  pendingEmail: null,
  isEmailReceiver: true,
  searchZipCode: null,
  searchDistance: null,
  removalDueAt: null,
} as SessionUser;

it('[W20.7] each text with a limit says how many characters are left, the current password too', () => {
  const html = renderHtml(<SettingsForm user={user} />);
  const left = (id: string) => html.split(` id="${id}"`)[1]?.match(/(\d+) characters left/)?.[1];
  expect(['newPassword', 'confirmNewPassword', 'currentPassword', 'searchZipCode', 'email'].map(left)).toEqual([
    '32',
    '32',
    '32',
    '5',
    String(125 - 'june@mail.example'.length),
  ]);
});
