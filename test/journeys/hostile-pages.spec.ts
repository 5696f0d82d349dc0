import { ADDRESSES, NUMBERS, TEXTS } from '../security/hostile-search.values.js';
import { expect, test } from './site.js';

const ALLOWED = [200, 400, 404, 414, 431];
const ASKED = [
  ...Object.values(TEXTS).map((text) => String(new URLSearchParams({ q: text, positionTitle: text, location: text }))),
  ...Object.values(ADDRESSES),
  ...NUMBERS.map((number) => String(new URLSearchParams({ page: number, radius: number, salaryMin: number }))),
];

test('(S21, S22) the search page comes whatever its address holds, and typed markup stays text', async ({
  request,
}) => {
  for (const asked of ASKED) {
    const answer = await request.get(`/positions?${asked}`);
    const html = await answer.text();
    const reported = { isAllowed: ALLOWED.includes(answer.status()), markup: /<script>alert|<img src=x/.test(html) };
    expect.soft({ asked: asked.slice(0, 200), ...reported }).toMatchObject({ isAllowed: true, markup: false });
  }
});
