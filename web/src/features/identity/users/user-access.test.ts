import { expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges';
import { editObstacle, endObstacle, resetObstacle } from './user-access.js';

const person = (id: string, privilege: number) => ({
  id,
  isAccessible: true,
  privileges: [{ id: privilege, name: '', isActive: true }],
});
const manager = person('manager', Privilege.ManageUsers);
const admin = person('admin', Privilege.SuperAdmin);
const seeker = person('seeker', Privilege.JobSeeking);

it('keeps user managers from changing, locking and removing Super Admins', () => {
  expect(editObstacle(seeker, manager)).toBeUndefined();
  expect(editObstacle(admin, person('other', Privilege.SuperAdmin))).toBeUndefined();
  expect(editObstacle(admin, manager)).toBe('Only a Super Admin can change a Super Admin.');
  expect(endObstacle(admin, manager, 'lock')).toBe('Only a Super Admin can change a Super Admin.');
});

it('keeps everybody from locking and removing themselves, but not from editing', () => {
  expect(editObstacle(manager, manager)).toBeUndefined();
  expect(endObstacle(manager, manager, 'remove')).toBe(
    'You cannot remove your own account. Another administrator can.',
  );
  expect(endObstacle(seeker, manager, 'remove')).toBeUndefined();
});

it('sends no link to a locked account', () => {
  expect(resetObstacle(seeker)).toBeUndefined();
  expect(resetObstacle({ ...seeker, isAccessible: false })).toBe('A locked account gets no link. Unlock it first.');
});
