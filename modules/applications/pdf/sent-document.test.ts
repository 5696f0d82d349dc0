import { describe, expect, it } from '@jest/globals';
import { sentApplication } from '#test/support/fixtures/sent-application.js';
import { sentPdfName } from '../read/sent-pdf.js';
import { type SentApplication, toSentDocument } from './sent-document.js';

const section = (sent: SentApplication, title: string) =>
  toSentDocument(sent).sections.find((one) => one.title === title)?.blocks;
const answer = (name: string, value: string) => ({ kind: 'answer', name, value });

describe('the document of what was sent', () => {
  it('says where the current salary is not asked for', () => {
    const { job } = sentApplication();
    const sent = sentApplication({ currentSalary: null, job: { ...job, asksForSalaryHistory: false } });
    expect(JSON.stringify(toSentDocument(sent))).toContain('Not asked for positions in this county');
  });

  it('has the sections of the form, in its order', () => {
    const { title, author, lines, sections, foot } = toSentDocument(sentApplication());
    expect({ title, author }).toEqual({ title: 'Director of Pupil Services', author: 'Rachel Hoover' });
    expect(lines).toEqual([
      'Warwick School District · Lititz, PA 17543 · Listing no. 20407',
      'Application of Rachel Hoover',
      // The day in Pennsylvania.
      'Submitted November 24, 2026 at 8:30 PM',
    ]);
    expect(foot).toBe('Career Gateway · Submitted November 24, 2026 at 8:30 PM · Rachel Hoover');
    expect(sections.map((one) => one.title)).toEqual([
      'Applicant Information',
      'Education',
      'Career History',
      'References',
      'Application Questions',
      'Essay',
      'Supporting Documents',
      'Disclaimer',
    ]);
  });

  it('tells every answer', () => {
    const sent = sentApplication();
    expect(section(sent, 'Applicant Information')).toEqual([
      answer('Name', 'Rachel Hoover'),
      answer('Email', 'rachel.hoover@mail.example'),
      answer('Address', '218 East Main Street\nApartment 2\nLititz, PA 17543'),
      answer('Cell phone', '(717)555-0186'),
      answer('Home phone', 'No information'),
      answer('Business phone', '(717)555-0143, extension 211'),
      answer('PPID', '8042917'),
    ]);
    expect(section(sent, 'Career History')).toEqual([
      {
        kind: 'entry',
        name: 'Supervisor of Pupil Services',
        lines: [
          'Ephrata Area School District · Central Office',
          'July 2022 to now',
          'Reason for leaving: A larger district',
          'Supervisor: Dana Zook · (717)555-0199',
          'Lead 14 counselors in seven buildings.',
        ],
      },
      answer('Do you claim veteran’s preference?', 'Yes'),
      answer('Were you honorably discharged?', 'Yes'),
    ]);
    expect(section(sent, 'Application Questions')).toEqual([
      answer('Current Salary', '$94,500.00'),
      answer('Expected Salary', '$112,000.50'),
      answer('Expected Benefits', 'Family medical'),
      answer('Have you ever been terminated from a position?', 'No'),
      answer('Has a contract of yours ever not been renewed?', 'Yes'),
      answer('Contract Not Renewed Reason', 'The substitute position ended with the school year.'),
      answer('Performance assessment', 'Completed'),
    ]);
    expect(section(sent, 'Supporting Documents')).toEqual([
      { kind: 'entry', name: 'Cover-letter-Warwick.pdf', lines: ['Cover letter'] },
      { kind: 'entry', name: 'Act-34.pdf', lines: ['Credential/Clearance, Act 34, 2025'] },
    ]);
    expect(section(sent, 'Disclaimer')).toContainEqual(answer('Answer', 'I agree'));
  });

  it('tells sections that were not asked from empty ones', () => {
    const before = sentApplication({ educationDetails: null, careerDetails: null, employmentQuestions: null });
    const notAsked = [{ kind: 'text', text: 'Not asked then' }];
    expect(section(before, 'Education')).toEqual(notAsked);
    expect(section(before, 'Career History')).toEqual(notAsked);
    const empty = sentApplication({ educationDetails: [], careerDetails: [], employmentQuestions: null, essay: '' });
    expect(section(empty, 'Education')).toEqual([{ kind: 'text', text: 'No information' }]);
    expect(section(empty, 'Career History')).toEqual([
      { kind: 'text', text: 'No information' },
      answer('Do you claim veteran’s preference?', 'No information'),
    ]);
    expect(section(empty, 'Essay')).toContainEqual({ kind: 'text', text: 'No information' });
  });

  it('keeps all thirty digits of a salary', () => {
    const sent = sentApplication({ currentSalary: '123456789012345678901234567890' });
    expect(section(sent, 'Application Questions')).toContainEqual(
      answer('Current Salary', '$123,456,789,012,345,678,901,234,567,890.00'),
    );
  });
});

describe('the name of the file', () => {
  it.each([
    ['Director of Pupil Services', 'Director of Pupil Services, sent 2026-11-24.pdf'],
    ['K/12: "Aide" <half-time>\r\n', 'K 12 Aide half-time, sent 2026-11-24.pdf'],
    ['../../etc', '.. .. etc, sent 2026-11-24.pdf'],
    ['', 'Application, sent 2026-11-24.pdf'],
    ['x'.repeat(300), `${'x'.repeat(100)}, sent 2026-11-24.pdf`],
  ])('%j', (title, name) => {
    expect(sentPdfName(title, '2026-11-25T01:30:00.000Z')).toBe(name);
  });
});
