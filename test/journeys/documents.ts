import type { Browser, Page } from '@playwright/test';
import { pdfOf, textPdf } from '#modules/profiles/demo/text-pdf.js';
import { zip } from '../support/zip.js';
import { type Applicant, apply, expectSuccess, newApplicant, release } from './applicants.js';
import { apiGet, authHeaders } from './page-as.js';
import { newPosting, uniqueTitle } from './postings.js';

interface UploadedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const pdf = (content: string) => ({ mimeType: 'application/pdf', buffer: Buffer.from(content, 'latin1') });

/** One page, in a font that every browser has. */
const RESUME_PDF = {
  name: 'June Vogel resume.pdf',
  ...pdf(textPdf(['June Vogel', 'Taught algebra in Lititz.'])),
};

const LINES = [1, 2, 3].map((page) => `BT /F1 20 Tf 72 700 Td (Line on page ${page}) Tj ET`);
const PAGE = '/Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >>';
const THREE_PAGES = {
  name: 'Transcript.pdf',
  ...pdf(
    pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [4 0 R 6 0 R 8 0 R] /Count 3 >>',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...LINES.flatMap((line, index) => [
        `<< ${PAGE} /Contents ${5 + 2 * index} 0 R >>`,
        `<< /Length ${line.length} >>\nstream\n${line}\nendstream`,
      ]),
    ]),
  ),
};

/**
 * Eight black lines of eight points as a fax machine sends them: group 4, the format of most scanners for black on
 * white.
 */
const FAX = '\x26\xa2\xff\xfe';
const DRAWN = 'q 612 0 0 792 0 0 cm /Im1 Do Q';
const SCANNED_PAGE = {
  name: 'Scanned clearance.pdf',
  ...pdf(
    pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /Im1 5 0 R >> >> >>',
      `<< /Length ${DRAWN.length} >>\nstream\n${DRAWN}\nendstream`,
      `<< /Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 8 /Rows 8 >> /Length ${FAX.length} >>\nstream\n${FAX}\nendstream`,
    ]),
  ),
};

export const DOCX = {
  name: 'Letter of a colleague.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: zip([{ name: '[Content_Types].xml', content: '<Types/>' }, { name: 'word/document.xml' }]),
};
const TEXT = {
  name: 'Notes.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Read <b>before</b> the interview.\n'),
};

/** Uploads to the profile of the applicant, as resumes. Returns the ids in the same order. */
async function upload({ page, id }: Applicant, ...files: readonly UploadedFile[]): Promise<string[]> {
  const ids: string[] = [];
  const headers = await authHeaders(page);
  for (const file of files) {
    const multipart = { files: file, fileData: JSON.stringify([{ fileName: file.name, documentType: 'RESU' }]) };
    const saved = await expectSuccess(
      page.request.patch(`/api/users/${id}/supporting-documents`, { headers, multipart }),
    );
    const { supportingDocumentsDetails } = await saved.json();
    ids.push(supportingDocumentsDetails.find(({ fileName }: { fileName: string }) => fileName === file.name).id);
  }
  return ids;
}

export const FRAME = '/document-frame.html';
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
export const shown = (page: Page) => page.frameLocator('.document-box iframe').getByRole('region', { name: 'Pages' });

/** Opens an application and scrolls to its documents. */
export async function openDocuments(page: Page, id: string): Promise<void> {
  await page.goto(`/review-application/${id}`);
  await page.getByRole('heading', { name: 'Documents', exact: true }).scrollIntoViewIfNeeded();
  await tab(page, 'Resume').scrollIntoViewIfNeeded();
}

/** A demo application whose resume is a PDF of text; the first one in the order of the page. */
export async function demoApplication(page: Page): Promise<{ id: string; resume: string }> {
  const { items: jobs } = await apiGet(page, '/api/jobs/admin/reviewApplicants?limit=100');
  for (const job of jobs) {
    const { items } = await apiGet(page, `/api/applications/admin/data?jobId=${job.id}`);
    for (const { id } of items) {
      const { files } = await apiGet(page, `/api/applications/review/${id}`);
      const resume = files
        .map(({ fileName }: { fileName: string }) => fileName)
        .find((name: string) => /^Resume \w/.test(name));
      if (resume) return { id, resume };
    }
  }
  throw new Error('No demo application has a resume.');
}

/** An application with documents of every kind, released to the organization. */
export async function newApplication(browser: Browser, site: string, manager: Page): Promise<string> {
  const jobId = await newPosting(manager, uniqueTitle('to read'), { isProfileRequired: false });
  const seeker = await newApplicant(browser, site);
  const [resumeId = '', ...others] = await upload(seeker, RESUME_PDF, THREE_PAGES, SCANNED_PAGE, TEXT, DOCX);
  const id = await apply({ ...seeker, resumeId }, jobId);
  await seeker.page.context().close();
  const headers = await authHeaders(manager);
  const data = { selectedFiles: others };
  await expectSuccess(manager.request.patch(`/api/applications/admin/${id}`, { headers, data }));
  await release(manager, jobId, [id]);
  return id;
}
