import { expect, it } from '@jest/globals';
import { renderHtml } from '#web/testing/render-text';
import { JobText } from './job-text';
import type { JobDetail } from './use-job';

const ID = '0198a000-0000-7000-8000-000000000001';
const html = (scan: 'clean' | 'scanning' | 'refused') =>
  renderHtml(
    <JobText
      job={
        {
          description: '',
          updatedAt: '2026-11-20T15:04:05.000Z',
          files: [{ id: ID, fileName: 'Duties.pdf', size: 2_048, scan }],
        } as unknown as JobDetail
      }
    />,
  );

it('[W9.9] attached files are links to their download', () => {
  expect(html('clean')).toContain(`<a href="/api/jobs/files/${ID}" download="Duties.pdf">Duties.pdf</a>`);
});

it.each(['scanning', 'refused'] as const)('(S8) a file that is %s is named, and no link', (scan) => {
  expect(html(scan)).toContain('Duties.pdf');
  expect(html(scan)).not.toContain('<a ');
});
