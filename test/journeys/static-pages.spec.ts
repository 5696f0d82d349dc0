import { apiGet, pageAs } from './page-as.js';
import { expect, test } from './site.js';

test('[P9.1, P9.2, P9.11, P9.12] the static pages say what they are for', { tag: '@gate' }, async ({ page }) => {
  const main = page.getByRole('main');
  const title = page.getByRole('heading', { level: 1 });
  for (const [address, heading, ...said] of [
    [
      '/about-us',
      'About Us',
      'job board for public education in Pennsylvania',
      'once an administrator of this site has',
    ],
    ['/terms-and-conditions', 'Terms & Conditions', 'An account belongs to one person.'],
    [
      '/privacy',
      'Privacy',
      'confidential',
      'cannot be searched from outside',
      'only when you apply',
      'requires us to disclose any of it, we give you notice before',
      'Whoever opens it is recorded.',
      'you download what we keep about you, and delete your account',
    ],
    ['/support', 'Support', 'turn to the person named in the posting'],
    [
      '/employer-info',
      'Employer Information',
      'Posting is free for members, except for chief school administrator',
      'superintendent, executive director, administrative director and vocational director',
    ],
  ] as const) {
    await page.goto(address);
    await expect(title).toHaveText(heading);
    for (const words of said) await expect(main).toContainText(words);
  }
});

test('[P9.3, P9.5, P9.6, P9.7, P9.9, P9.10] Help for whoever is no employer', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/faq');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
  const steps = main.getByRole('group').filter({ hasText: 'Job Seekers' }).getByRole('listitem');
  await expect(steps.first()).toBeHidden();
  await main.getByText('Job Seekers', { exact: true }).click();
  await expect(steps).toHaveText([
    /^Sign up/,
    /^Confirm your email address/,
    /select “I am a Job Seeker”/,
    /accept/,
    /^Create your profile\. Save each section .* click Add .* before you click Save/,
  ]);
  for (const words of [
    'Choose “I am an Employer”',
    'accept the terms and request access',
    'click the trash icon',
    'and confirm',
    'change your password',
    'search ZIP code',
    'search distance',
    'A checkbox decides',
    'save it as a draft',
    'submit it, or delete it',
    'must accept the disclaimer before you can submit',
    'in progress, submitted or withdrawn',
  ]) {
    await expect(main).toContainText(words);
  }
  await expect(main.getByRole('heading', { name: 'Employer guide' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact-us');
});

test('[P9.4, P9.8, P9.12] Help for whoever has posting rights', { tag: '@gate' }, async ({ browser, site }) => {
  const page = await pageAs(browser, site, 'poster', '/faq');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Employer guide' })).toBeVisible();
  for (const words of [
    'Save it.',
    'Post it. Only then is it visible',
    'give the full address, with http:// or https://',
    'requests access',
    'change your password',
    'Posting is free for members, except for chief school administrator',
  ]) {
    await expect(main).toContainText(words);
  }
  await expect(main.getByRole('heading', { name: 'Job seeker guide' })).toHaveCount(0);
  await page.context().close();
});

/** A phone number of the configuration in display format (W20.10). */
const asShown = (phone: string) => phone.replace(') ', ')');

test('[P11.18] the footer leads to the static pages and to us, at the same place everywhere (U47)', {
  tag: '@gate',
}, async ({ page }) => {
  await page.goto('/');
  const { phones, social } = await apiGet(page, '/api/common/support');
  const footer = page.getByRole('contentinfo');
  const everywhere = [
    'About Us',
    'Terms & Conditions',
    'Privacy',
    'Help',
    'Contact Us',
    ...phones.map(asShown),
    /@/,
    ...social.map(({ name }: { name: string }) => name),
  ];
  for (const address of ['/', '/signin', '/no-such-page']) {
    await page.goto(address);
    await expect(footer.getByRole('link')).toHaveText(everywhere);
  }
  for (const { name, url } of social) await expect(footer.getByRole('link', { name })).toHaveAttribute('href', url);
  for (const [name, address] of [
    ['About Us', '/about-us'],
    ['Terms & Conditions', '/terms-and-conditions'],
    ['Privacy', '/privacy'],
    ['Help', '/faq'],
    ['Contact Us', '/contact-us'],
  ] as const) {
    await footer.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
  }
});
