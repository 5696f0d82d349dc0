import { expect, it } from '@jest/globals';
import { renderText } from '#web/testing/render-text';
import { organizationsQuery, useOrganizations } from './directory';

const organization = (accountName: string, isUsable: boolean) => ({
  accountNumber: accountName,
  accountName,
  isUsable,
});
const all = [organization('Ambler', true), organization('Berwick', false), organization('Camp Hill', true)];

function Names() {
  return useOrganizations()
    .data?.map(({ accountName }) => accountName)
    .join(', ');
}

it('[P2.16] lists for the public search hold no disabled organization, whatever an administrator may read', () => {
  const answers: [readonly unknown[], unknown][] = [[organizationsQuery.queryKey, all]];
  expect(renderText(<Names />, { path: '/', pattern: '/', answers })).toBe('Ambler, Camp Hill');
});
