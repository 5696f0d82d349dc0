import { beforeAll, describe, expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges.js';
import type { TestApp } from '../support/app.js';
import { createSignedInUser, type TestUser } from '../support/fixtures/users.js';
import { sharedApp } from '../support/shared-app.js';
import { zip } from '../support/zip.js';

let app: TestApp;
let manager: TestUser;
beforeAll(async () => {
  app = await sharedApp();
  manager = await createSignedInUser(app, { privileges: [Privilege.ManageOrganizations] });
});

const HEADER = 'accountNumber,accountName,accountType,active';
const MB = 1024 ** 2;
const sheet = (content: string) => zip([{ name: 'xl/worksheets/sheet1.xml', content }]);
const attributes = Array.from({ length: 300_000 }, (_, at) => `a${at}=""`).join(' ');

const UNREADABLE = /^The file is no spreadsheet that can be read\. Please save it as XLSX or CSV\./;
const QUOTES = /^Line \d+ of the file could not be read: quotation marks do not match\./;
const TOO_LONG = /^Line \d+ of the file could not be read: it is too long\./;

/** Each of them once kept the instance from everybody else for seconds to minutes. */
const FILES: [what: string, name: string, content: string | Buffer, message: RegExp][] = [
  ['tags 200,000 deep', 'deep.xlsx', sheet('<a>'.repeat(200_000)), UNREADABLE],
  ['a tag of 300,000 attributes', 'wide.xlsx', sheet(`<row ${attributes}/>`), /./],
  ['500,000 end tags without a beginning', 'ends.xlsx', sheet('</a>'.repeat(500_000)), /./],
  ['a line of 4 MB', 'line.csv', `${HEADER}\n${'x'.repeat(4 * MB)}`, TOO_LONG],
  ['a quotation mark that nothing closes', 'quote.csv', `${HEADER}\n"${'x,\n'.repeat(MB)}`, QUOTES],
  ['4,000,000 commas', 'commas.csv', `${HEADER}\n${','.repeat(4_000_000)}`, /^Line 2 has \d+ columns/],
];

describe('a file that is made to keep its reader busy', () => {
  it.each(FILES)('with %s is refused with a reason', async (_, name, content, message) => {
    const form = new FormData();
    form.append('file', new Blob([content as string]), name);
    const { status, body } = await app.post('/api/organizations?dryRun=true', { as: manager.token, form });
    expect(status).toBe(400);
    expect(body.fields).toMatchObject([{ path: 'file', message: expect.stringMatching(message) }]);
  });
});
