import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { Feed } from 'feed';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { z } from 'zod';
import { Config } from '../../src/config.js';
import { notFound } from '../../src/platform/errors.js';
import { escapeHtml } from '../../src/platform/escape-html.js';
import { Public } from '../../src/platform/http/access.js';
import { localDate } from '../../src/platform/local-time.js';
import { type JobListItem, JobSearchQuery } from './contract/api-search.js';
import { JobAddresses } from './read/job-addresses.js';
import { readItem } from './read/job-search/found-jobs.js';
import { SearchJobs } from './read/job-search/search-jobs.js';

const XML = 'application/xml; charset=utf-8';
const ATOM = 'application/atom+xml; charset=utf-8';
/** A fifth of what a sitemap may hold. */
const PER_SITEMAP = 10_000;
/** Pages that do not come and go. */
const STANDING = ['/', '/positions', '/post-jobs', '/about-us', '/faq', '/employer-info', '/contact-us', '/privacy'];
const Part = z.coerce.number().int().min(1).max(10_000);

/** Open jobs for machines: search engines and feed readers. All addresses are those of the pages. */
@Public()
@Controller()
export class JobFeedsController {
  constructor(
    private readonly config: Config,
    private readonly searchJobs: SearchJobs,
    private readonly addresses: JobAddresses,
  ) {}

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  robots(): string {
    return `User-agent: *\nDisallow: /api/\nDisallow: /mailbox\n\nSitemap: ${this.config.publicUrl}/sitemap.xml\n`;
  }

  @Get('sitemap.xml')
  @Header('content-type', XML)
  async sitemaps(): Promise<string> {
    const parts = Math.ceil((await this.addresses.count()) / PER_SITEMAP);
    const names = ['pages', ...Array.from({ length: parts }, (_, part) => `jobs/${part + 1}`)];
    const index = new SitemapIndexStream();
    for (const name of names) index.write({ url: `${this.config.publicUrl}/sitemaps/${name}` });
    index.end();
    return String(await streamToPromise(index));
  }

  @Get('sitemaps/pages')
  @Header('content-type', XML)
  pages(): Promise<string> {
    return this.sitemap(STANDING.map((url) => ({ url })));
  }

  @Get('sitemaps/jobs/:part')
  @Header('content-type', XML)
  async jobs(@Param('part', { schema: Part }) part: number): Promise<string> {
    const found = await this.addresses.part((part - 1) * PER_SITEMAP, PER_SITEMAP);
    if (!found.length) throw notFound('This address');
    return this.sitemap(
      found.map(({ id, updatedAt }) => ({ url: `/job-post/${id}`, lastmod: updatedAt.toISOString() })),
    );
  }

  /** The newest jobs of any search of /positions, by the same parameters. Bad ones are refused as GET /api/jobs does. */
  @Get('positions.atom')
  @Header('content-type', ATOM)
  async feed(@Query({ schema: JobSearchQuery }) query: JobSearchQuery): Promise<string> {
    const newest: JobSearchQuery = { ...query, sortedBy: 'startDate', sortedAlgorithm: 'DESC', offset: 0 };
    const found = await this.searchJobs.find({ ...newest, isPositionsPage: true }, null);
    const items = found.items.map(readItem);
    const { publicUrl } = this.config;
    const asked = new URLSearchParams();
    for (const name of SHOWN) for (const value of [query[name] ?? []].flat()) asked.append(name, String(value));
    const parameters = asked.size ? `?${asked}` : '';
    const address = `${publicUrl}/positions${parameters}`;
    const feed = new Feed({
      id: address,
      link: address,
      title: ['Education jobs in Pennsylvania', ...asked.values()].join(' · '),
      copyright: 'Career Gateway',
      updated: items[0] ? new Date(items[0].startDate) : undefined,
      generator: false,
      feedLinks: { atom: `${publicUrl}/positions.atom${parameters}` },
    });
    for (const job of items) feed.addItem(entryOf(job, publicUrl));
    return feed.atom1().replace(NOT_XML, '');
  }

  private async sitemap(items: { url: string; lastmod?: string }[]): Promise<string> {
    const sitemap = new SitemapStream({ hostname: this.config.publicUrl });
    for (const item of items) sitemap.write(item);
    sitemap.end();
    return String(await streamToPromise(sitemap));
  }
}

/** Characters that make a document unreadable for feed readers, however they are written. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const SHOWN = [
  ...['q', 'positionTitle', 'location', 'radius', 'region', 'county', 'iu', 'position', 'positionGroup'],
  ...['organization', 'organizationType', 'postedWithin', 'remote', 'salaryMin'],
] as const;

/** Title and description are HTML to a reader. */
function entryOf(job: JobListItem, publicUrl: string) {
  const link = `${publicUrl}/job-post/${job.id}`;
  const place = [job.city, job.state].filter(Boolean).join(', ');
  const deadline = localDate(new Date(job.endDate));
  return {
    id: link,
    link,
    title: escapeHtml(job.title),
    date: new Date(job.startDate),
    published: new Date(job.startDate),
    author: [{ name: job.organization.accountName }],
    description: escapeHtml(`${job.organization.accountName}, ${place}. ${job.position.name}. Deadline ${deadline}.`),
  };
}
