import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import escapeHtml from 'escape-html';
import { Feed } from 'feed';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { z } from 'zod';
import { ListedJobs } from '#modules/postings/contract/listed-jobs.js';
import { salaryText } from '#modules/shared/salary.js';
import { notFoundError } from '#platform/errors/domain-error.js';
import { Public } from '#platform/http/access.js';
import { localDate } from '#platform/time/local-time.js';
import { Config } from '#src/config.js';
import { type JobListItem, JobSearchQuery } from './contract/api/search.js';
import { SitemapJobs } from './index/sitemap-jobs.js';
import { SearchJobs } from './query/search-jobs.js';
import { parseItem } from './query/serialized-job-list.js';

const XML = 'application/xml; charset=utf-8';
const ATOM = 'application/atom+xml; charset=utf-8';
/** A fifth of the maximum of the sitemap protocol. */
const MAX_JOBS_PER_SITEMAP = 10_000;
/** Static pages. */
const STATIC_PATHS = [
  '/',
  '/positions',
  '/post-jobs',
  '/about-us',
  '/faq',
  '/employer-info',
  '/contact-us',
  '/privacy',
];
const Part = z.coerce.number().int().min(1).max(10_000);

/** Sitemaps and feeds of open jobs. All URLs are those of the pages. */
@Public()
@Controller()
export class JobFeedsController {
  constructor(
    private readonly config: Config,
    private readonly searchJobs: SearchJobs,
    private readonly sitemapJobs: SitemapJobs,
    private readonly listed: ListedJobs,
  ) {}

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  robots(): string {
    return `User-agent: *\nDisallow: /api/\nDisallow: /mailbox\n\nSitemap: ${this.config.publicUrl}/sitemap.xml\n`;
  }

  @Get('sitemap.xml')
  @Header('content-type', XML)
  async sitemaps(): Promise<string> {
    const parts = Math.ceil((await this.sitemapJobs.count()) / MAX_JOBS_PER_SITEMAP);
    const names = ['pages', ...Array.from({ length: parts }, (_, part) => `jobs/${part + 1}`)];
    const index = new SitemapIndexStream();
    for (const name of names) index.write({ url: `${this.config.publicUrl}/sitemaps/${name}` });
    index.end();
    return String(await streamToPromise(index));
  }

  @Get('sitemaps/pages')
  @Header('content-type', XML)
  pages(): Promise<string> {
    return this.sitemap(STATIC_PATHS.map((url) => ({ url })));
  }

  @Get('sitemaps/jobs/:part')
  @Header('content-type', XML)
  async jobs(@Param('part', { schema: Part }) part: number): Promise<string> {
    const entries = await this.sitemapJobs.findPage((part - 1) * MAX_JOBS_PER_SITEMAP, MAX_JOBS_PER_SITEMAP);
    if (!entries.length) throw notFoundError('This address');
    return this.sitemap(
      entries.map(({ id, updatedAt }) => ({ url: `/job-post/${id}`, lastmod: updatedAt.toISOString() })),
    );
  }

  /**
   * The newest jobs of any search of /positions, with the parameters and validation of GET /api/jobs. Unknown ones are
   * ignored, since feed readers keep addresses with parameters of trackers.
   */
  @Get('positions.atom')
  @Header('content-type', ATOM)
  async feed(@Query({ schema: JobSearchQuery }) query: JobSearchQuery): Promise<string> {
    const newest: JobSearchQuery = { ...query, sortedBy: 'startDate', sortedAlgorithm: 'DESC', offset: 0 };
    const results = await this.searchJobs.find({ ...newest, isPositionsPage: true }, null);
    const items = results.items.map(parseItem);
    const changes = await this.listed.lastChanges(items.map(({ id }) => id));
    const { publicUrl } = this.config;
    const parameters = new URLSearchParams();
    for (const name of FEED_PARAMETERS)
      for (const value of [query[name] ?? []].flat()) parameters.append(name, String(value));
    const queryString = parameters.size ? `?${parameters}` : '';
    const url = `${publicUrl}/positions${queryString}`;
    const feed = new Feed({
      id: url,
      link: url,
      title: ['Education jobs in Pennsylvania', ...parameters.values()].join(' · '),
      copyright: 'Career Gateway',
      updated: [...changes.values()].sort((a, b) => b.getTime() - a.getTime())[0],
      generator: false,
      feedLinks: { atom: `${publicUrl}/positions.atom${queryString}` },
    });
    for (const job of items) feed.addItem(toFeedItem(job, publicUrl, changes.get(job.id)));
    return feed.atom1().replace(INVALID_XML_CHARACTERS, '');
  }

  private async sitemap(items: { url: string; lastmod?: string }[]): Promise<string> {
    const sitemap = new SitemapStream({ hostname: this.config.publicUrl });
    for (const item of items) sitemap.write(item);
    sitemap.end();
    return String(await streamToPromise(sitemap));
  }
}

/** Characters that XML forbids, even escaped. */
const INVALID_XML_CHARACTERS = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const FEED_PARAMETERS = [
  'q',
  'positionTitle',
  'location',
  'radius',
  'region',
  'county',
  'iu',
  'position',
  'positionGroup',
  'organization',
  'organizationType',
  'postedWithin',
  'remote',
  'salaryMin',
] as const;

/** Feed readers interpret title and description as HTML. */
function toFeedItem(job: JobListItem, publicUrl: string, changedAt = new Date(job.startDate)) {
  const link = `${publicUrl}/job-post/${job.id}`;
  const location = [job.city, job.state].filter(Boolean).join(', ');
  const deadline = localDate(new Date(job.endDate));
  const salary = salaryText(job);
  const pay = salary && ` Salary ${salary}.`;
  return {
    id: link,
    link,
    title: escapeHtml(job.title),
    date: changedAt,
    published: new Date(job.startDate),
    author: [{ name: job.organization.accountName }],
    description: escapeHtml(
      `${job.organization.accountName}, ${location}. ${job.position.name}. Deadline ${deadline}.${pay}`,
    ),
  };
}
