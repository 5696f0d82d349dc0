import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Privilege } from '#modules/shared/privileges.js';
import { startApp, type TestApp } from '#test/support/app.js';
import { eventually } from '#test/support/eventually.js';
import { ALBERT_GALLATIN, HARRISBURG } from '#test/support/fixtures/postings.js';
import { createSignedInUser, type TestUser } from '#test/support/fixtures/users.js';
import { type ZipEntry, zip } from '#test/support/zip.js';

const HEADER = 'accountNumber,accountName,accountType,active';
let app: TestApp;
let manager: TestUser;
beforeAll(async () => {
  app = await startApp();
  manager = await createSignedInUser(app, { privileges: [Privilege.ManageOrganizations] });
});
afterAll(() => app?.close());

type Content = string | Uint8Array<ArrayBuffer>;
const send = (content: Content, query = '', name = 'organizations.csv') => {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  return app.post(`/api/organizations${query}`, { as: manager.token, form });
};
const csv = (...lines: string[]) => [HEADER, ...lines, ''].join('\n');
const stored = () =>
  app.rows('select account_number, account_name, account_type, active from organization order by account_number');

describe('POST /api/organizations', () => {
  it('adds and changes organizations, and the same file changes nothing again [W15.5]', async () => {
    const file = csv(
      '900000001,Keystone School Law,Law Firm,yes',
      `${ALBERT_GALLATIN},Albert Gallatin,School District,no`,
      `${HARRISBURG},Harrisburg City School District,School District,TRUE`,
    );
    const before = (await stored()).length;
    const checked = await send(file, '?dryRun=true');
    expect([checked.status, checked.body]).toEqual([
      200,
      expect.objectContaining({
        isApplied: false,
        lines: 3,
        added: 1,
        refused: 0,
        missing: 776,
        fileName: 'organizations.csv',
      }),
    ]);
    expect(checked.body.deactivated).toEqual([{ accountName: 'Albert Gallatin', openPostings: 0 }]);
    expect(checked.body.items[0]).toEqual({
      line: 2,
      accountNumber: '900000001',
      accountName: 'Keystone School Law',
      outcome: 'added',
      reason: 'Law Firm',
    });
    expect(checked.body.items[1]).toMatchObject({
      line: 3,
      outcome: 'changed',
      reason: 'Name: Albert Gallatin Area School District → Albert Gallatin; Becomes not active',
    });
    expect(await stored()).toHaveLength(before);

    const applied = await send(file);
    expect(applied.body).toEqual({ ...checked.body, isApplied: true });
    const { body } = await app.get('/api/organizations/admin?searchString=law%20firm', { as: manager.token });
    expect(body.items).toMatchObject([{ accountNumber: '900000001', active: true, action: 'enabled' }]);
    const again = await send(file);
    expect(again.body).toMatchObject({ added: 0, changed: 0, unchanged: 3, items: [] });
    const events = await app.rows("select 1 from fact where name = 'OrganizationsImported'");
    expect(events).toHaveLength(1);
  });

  it('refuses a file with wrong lines as a whole, with line and reason, unless they are left out', async () => {
    const file = csv(
      '11321180,Eight Digits,Charter School,yes',
      '900000010,,Charter School,yes',
      '900000011,=cmd(),Charter School,yes',
      '900000012,No Type,,yes',
      '900000013,Maybe,Charter School,maybe',
      '900000014,First,Charter School,yes',
      '900000014,Second,Charter School,yes',
      'A00000015,Letters,Charter School,yes',
      `900000016,${'n'.repeat(256)},Charter School,yes`,
    );
    const before = await stored();
    const checked = await send(file, '?dryRun=true');
    expect(checked.body).toMatchObject({ added: 1, refused: 8 });
    const named = await send(csv(`${HARRISBURG},,School District,yes`), '?dryRun=true');
    expect(named.body).toMatchObject({ refused: 1, missing: before.length - 1 });
    expect(
      checked.body.items
        .filter(({ outcome }: { outcome: string }) => outcome === 'refused')
        .map(({ line, reason }: { line: number; reason: string }) => [line, reason]),
    ).toEqual([
      [2, 'accountNumber has 8 digits; it needs 9.'],
      [3, 'accountName is missing.'],
      [4, 'accountName begins with "=", as a formula does.'],
      [5, 'accountType is missing.'],
      [6, 'active must be yes or no.'],
      [8, 'accountNumber stands on line 7 already.'],
      [9, 'accountNumber may only have digits; it needs 9.'],
      [10, 'accountName has more than 255 characters.'],
    ]);
    const refused = await send(file);
    expect([refused.status, refused.body.code]).toEqual([422, 'refused_lines']);
    expect(await stored()).toEqual(before);
    const applied = await send(file, '?leaveOutRefused=true');
    expect(applied.body).toMatchObject({ isApplied: true, added: 1, refused: 8 });
    expect(await stored()).toHaveLength(before.length + 1);
  });

  it('leaves invisible characters out, and keeps names with the signs of the keyboard', async () => {
    const file = csv(
      '900000041,Owl\u200b Academy,Charter\u00ad School,yes',
      '900000042,\u200b,Charter School,yes',
      '900000044,***,Charter School,yes',
      '900000045,Owl School,!!!,yes',
      '900000043,Bell\u0007 \u2013 St.\u00a0Mary\u2019s,Charter School,yes',
    );
    const { body } = await send(file, '?dryRun=true');
    expect(body.items.map(({ accountName, reason }: never) => [accountName, reason])).toEqual([
      ['Owl Academy', 'Charter School'],
      ['', 'accountName is missing.'],
      ['***', 'accountName has no letter.'],
      ['Owl School', 'accountType has no letter.'],
      ["Bell - St. Mary's", 'Charter School'],
    ]);
  });

  it('takes cells of several lines, and names the lines behind them as they are in the file', async () => {
    const rows = [
      '900000051,North School,Charter School,yes,"Open Mon, Tue\r\nClosed ""Wed"", Thu, Fri, Sat, Sun"',
      '',
      '900000052,South School,Charter School,perhaps,',
    ];
    const { body } = await send(`${HEADER},Notes\r\n${rows.join('\r\n')}\r\n`, '?dryRun=true');
    expect(body).toMatchObject({ lines: 2, refused: 1 });
    expect(body.items.map(({ line }: { line: number }) => line)).toEqual([2, 5]);
  });

  it.each<[string, Content, string]>([
    ['no column', 'number,name\n1,2\n', 'It has no column accountNumber, accountName, accountType, active.'],
    ['two columns of one name', `${HEADER},Active\n900000027,N,T,yes,no\n`, 'It has two columns active.'],
    ['only a header', `${HEADER}\n`, 'The file has no organizations below its header.'],
    ['bytes that are no text', Buffer.from([0x50, 0, 0, 0, 0x51, 0x0a]), 'no table of text'],
    [
      'a quotation mark that takes in the next lines, up to another one',
      csv(
        '900000021,North School,Charter School,yes',
        '900000022,"South School,Charter School,yes',
        '900000023,East School,Charter School,yes',
        '900000024,"West" School,Charter School,yes',
      ),
      'Line 3 of the file could not be read: quotation marks do not match',
    ],
    [
      'a byte of Windows in a file of UTF-8',
      Buffer.concat([
        Buffer.from(csv('900000025,Zoë Chloé School,Charter School,yes', '900000026,M')),
        Buffer.from('ñoz School,Charter School,yes', 'latin1'),
      ]),
      'Line 4 has bytes that are no letter in UTF-8',
    ],
    ['an open quotation mark', csv('900000020,"Open,Law Firm,yes'), 'could not be read: quotation marks'],
    ['5,000 columns', `${HEADER}${',x'.repeat(5_000)}\n`, 'columns; a file may have 100'],
    [
      '20,001 lines',
      csv(...Array.from({ length: 20_001 }, (_, n) => `${900_100_000 + n},N,T,yes`)),
      'more than 20,000 lines',
    ],
  ])('refuses a file with %s', async (_, content, message) => {
    const before = await stored();
    const { status, body } = await send(content);
    expect([status, body.fields[0].path]).toEqual([400, 'file']);
    expect(body.message).toContain(message);
    expect(await stored()).toEqual(before);
  });

  it('asks for one file, and takes CSV and XLSX only', async () => {
    const none = await app.post('/api/organizations', { as: manager.token, form: new FormData() });
    expect(none.status).toBe(400);
    expect((await send(csv(), '', 'organizations.pdf')).status).toBe(400);
    expect((await send(Buffer.alloc(21 * 1024 * 1024, 'a'))).status).toBe(413);
  });

  it('leaves nothing when its connection dies half-way, and applies the same file afterwards', async () => {
    const file = csv(...Array.from({ length: 1_500 }, (_, n) => `${930_000_000 + n},Firm ${n},Half,yes`));
    const before = await stored();
    let release = () => {};
    // A number of the second batch, so that the first is stored by then.
    const held = app.database.transaction(async (em) => {
      await em.execute(
        `insert into organization (id, account_number, account_name, account_type, created_at, updated_at)
         values (gen_random_uuid(), '930001400', 'Held', 'Half', now(), now())`,
      );
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      throw new Error('rolled back');
    });
    const importing = send(file);
    await eventually(async () => {
      const ended = await app.rows(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into organization%' and pid <> pg_backend_pid()`,
      );
      expect(ended).toHaveLength(1);
    });
    expect((await importing).status).toBe(503);
    release();
    await expect(held).rejects.toThrow('rolled back');
    expect(await stored()).toEqual(before);
    expect((await send(file)).body).toMatchObject({ added: 1_500, refused: 0 });
  });
});

describe('a spreadsheet', () => {
  const row = (number: number, cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;
  const sheet = (...rows: string[]) =>
    `<?xml version="1.0"?><worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`;
  const inline = (reference: string, text: string) => `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const header = ['accountNumber', 'accountName', 'accountType', 'active'].map((name, n) =>
    inline(`${'ABCD'[n]}1`, name),
  );
  const xlsx = (parts: ZipEntry[]) =>
    new Uint8Array(zip([{ name: '[Content_Types].xml', content: '<Types/>' }, ...parts] as ZipEntry[]));
  const SHEET = 'xl/worksheets/sheet1.xml';

  it('is read by its cells: shared and inline texts, numbers, truth values and formulas with a value', async () => {
    const strings =
      '<sst><si><t>Law</t></si><si><r><t>Owl </t></r><r><t>&amp; Co</t></r><rPh><t>x</t></rPh></si></sst>';
    const cells = [
      '<c r="A2"><v>9.00000031E8</v></c>',
      '<c r="B2" t="s"><v>1</v></c>',
      '<c r="C2" t="str"><f>A1&amp;B1</f><v>Law Firm</v></c>',
      '<c r="D2" t="b"><v>1</v></c>',
    ];
    const content = xlsx([
      { name: 'xl/sharedStrings.xml', content: strings },
      { name: SHEET, content: sheet(row(1, header), row(2, cells)) },
    ]);
    const { status, body } = await send(content, '?dryRun=true', 'organizations.xlsx');
    expect([status, body.items]).toEqual([
      200,
      [{ line: 2, accountNumber: '900000031', accountName: 'Owl & Co', outcome: 'added', reason: 'Law Firm' }],
    ]);
  });

  it('is read with prefixed tags, by the sheet that spreadsheet programs show first', async () => {
    const rows = (name: string) => [
      row(1, header),
      row(2, [inline('A2', '900000035'), inline('B2', name), inline('C2', 'Law Firm'), inline('D2', 'yes')]),
    ];
    const prefixed = (xml: string) => xml.replace(/<(\/?)(\w)/g, '<$1x:$2');
    const content = xlsx([
      { name: 'xl/workbook.xml', content: '<workbook><sheets><sheet r:id="b"/><sheet r:id="a"/></sheets></workbook>' },
      {
        name: 'xl/_rels/workbook.xml.rels',
        content:
          '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/><Relationship Id="b" Target="worksheets/sheet2.xml"/></Relationships>',
      },
      { name: SHEET, content: sheet(...rows('Last')) },
      { name: 'xl/worksheets/sheet2.xml', content: prefixed(sheet(...rows('First'))) },
    ]);
    const { status, body } = await send(content, '?dryRun=true', 'organizations.xlsx');
    expect([status, body.items]).toEqual([200, [expect.objectContaining({ accountName: 'First' })]]);
  });

  it('has lines of its own where the file says nonsense, and long cells do not fill the report', async () => {
    const cells = (number: string, name: string) => [
      inline('A2', number),
      inline('B2', name),
      inline('C2', 'Law Firm'),
    ];
    const rows = [
      `<row r="1">${header.join('')}</row>`,
      `<row r="1e300">${cells('900000033', 'Owl').join('')}${inline('D2', 'yes')}</row>`,
      `<row r="2.5">${cells('900000034', 'n'.repeat(30_000)).join('')}${inline('D2', 'yes')}</row>`,
    ];
    const { status, body } = await send(xlsx([{ name: SHEET, content: sheet(...rows) }]), '?dryRun=true', 'a.xlsx');
    expect([status, body.items]).toEqual([
      200,
      [
        expect.objectContaining({ line: 2, outcome: 'added' }),
        expect.objectContaining({ line: 3, outcome: 'refused', accountName: 'n'.repeat(255) }),
      ],
    ]);
  });

  it.each<[string, ZipEntry[], string]>([
    ['bomb', [{ name: SHEET, content: 'x', declaredSize: 51 * 1024 * 1024 }], 'unpacks to more than 50 MB'],
    [
      'part that is larger than it says',
      [{ name: SHEET, content: sheet(row(1, header)).repeat(50), declaredSize: 10 }],
      'no spreadsheet that can be read',
    ],
    ['archive without sheets', [{ name: 'readme.txt', content: 'x' }], 'no spreadsheet that can be read'],
    [
      'sheet of 5,000 columns',
      [{ name: SHEET, content: sheet(row(1, [inline('GJH1', 'x')])) }],
      'more than 100 columns',
    ],
  ])('is refused as a %s', async (_, parts, message) => {
    const { status, body } = await send(xlsx(parts), '', 'organizations.xlsx');
    expect([status, body.message]).toEqual([400, expect.stringContaining(message)]);
  });

  it('never reads an external entity', async () => {
    const content = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${sheet(
      row(1, header),
      row(2, [inline('A2', '900000032'), inline('B2', 'Name &e;'), inline('C2', 'Law Firm'), inline('D2', 'yes')]),
    ).replace(/<\?xml[^>]*>/, '')}`;
    const { status, body } = await send(xlsx([{ name: SHEET, content }]), '?dryRun=true', 'organizations.xlsx');
    expect([status, body.items]).toEqual([200, [expect.objectContaining({ accountName: 'Name &e;' })]]);
  });

  it('is refused if it is none', async () => {
    expect((await send('not a zip', '', 'organizations.xlsx')).status).toBe(400);
    expect((await send(new Uint8Array(Buffer.from('PK\x03\x04 broken')), '', 'organizations.xlsx')).status).toBe(400);
  });
});

/** Files as spreadsheet programs and people write them. */
describe('a file of organizations that was brought', () => {
  const brought = async (name: string, query = '?dryRun=true') => {
    const content = await readFile(new URL(`../../test/uploads/${name}`, import.meta.url));
    const { status, body } = await send(new Uint8Array(content), query, name);
    return { status, ...body };
  };

  it.each([
    ['orgs-utf16-tab.csv', [[2, 'Zz Björk Area SD']]],
    ['orgs-sep-line.csv', [[3, 'Zz Björk Area SD']]],
    [
      'orgs-mixed-line-ends.csv',
      [
        [2, 'A'],
        [3, 'B'],
      ],
    ],
    ['orgs-hidden-first-sheet.xlsx', [[2, 'Zz']]],
    ['orgs-x000D.xlsx', [[2, 'Zz Area School District']]],
  ])('%s is read as its writer meant it', async (name, added) => {
    const { status, items } = await brought(name);
    expect(status).toBe(200);
    const isAdded = ({ outcome }: { outcome: string }) => outcome === 'added';
    expect(
      items.filter(isAdded).map(({ line, accountName }: { line: number; accountName: string }) => [line, accountName]),
    ).toEqual(added);
  });

  it('has no name that is an error of its spreadsheet', async () => {
    const { added, changed, items } = await brought('orgs-errors.xlsx');
    expect([added, changed, items.map(({ reason }: { reason: string }) => reason)]).toEqual([
      0,
      0,
      ['accountName is an error of the spreadsheet: #N/A.', 'accountType is an error of the spreadsheet: #REF!.'],
    ]);
  });

  it('renames nothing for a no-break space', async () => {
    expect(await brought('orgs-nbsp-name.csv')).toMatchObject({ changed: 0, unchanged: 1 });
  });

  it('has types in any case, which place its organizations, and tells those that no organization has', async () => {
    expect((await brought('orgs-type-case.csv', '')).newTypes).toEqual([]);
    const places = () =>
      app.rows(
        "select account_type, county, iu from organization where account_number in ('115229996', '115229997', '115229998')",
      );
    expect(await places()).toEqual(Array(3).fill({ account_type: 'School District', county: 22, iu: 15 }));
    const changed = csv('115229998,Zz One SD,Law  Frim,yes', '115229997,Zz Two SD,LAW FRIM,yes');
    expect((await send(changed, '?dryRun=true')).body).toMatchObject({ changed: 2, newTypes: ['Law Frim'] });
    await send(changed);
    expect((await places()).filter(({ county }) => county === null)).toEqual(
      Array(2).fill({ account_type: 'Law Frim', county: null, iu: null }),
    );
    const path = '/api/organizations/115229998';
    await app.patch(path, { as: manager.token, body: { accountType: 'School District' } });
    expect((await places()).filter(({ county }) => county === 22)).toHaveLength(2);
  });
});
