import { describe, expect, it } from '@jest/globals';
import { DistinctPaths, safeFileName } from './file-names.js';

describe('a safe file name', () => {
  it.each([
    ['Resume.pdf', 'Resume.pdf'],
    ['../../etc/passwd', 'etc passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['/root.txt', 'root.txt'],
    ['C:\\a.txt', 'C a.txt'],
    ['.hidden', 'hidden'],
    ['...', 'file'],
    ['', 'file'],
    ['\u202Egpj.exe\u0000', 'gpj.exe'],
    ['Line\r\nfeed.pdf', 'Line feed.pdf'],
    ['con.txt', '_con.txt'],
    ['Contact.txt', 'Contact.txt'],
    ['Ends with dots. . .', 'Ends with dots'],
    ['Zeugnis e\u0301.pdf', 'Zeugnis é.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(96)}.pdf`],
    [`${'😀'.repeat(150)}.pdf`, `${'😀'.repeat(96)}.pdf`],
  ])('%j is %j', (name, safe) => {
    expect(safeFileName(name, 'file')).toBe(safe);
  });
});

describe('paths of files', () => {
  it('differ, also for systems that ignore case', () => {
    const paths = new DistinctPaths();
    const names = ['Resume.pdf', 'resume.PDF', 'Resume.pdf', 'Resume (2).pdf', 'Notes', 'Notes'];
    expect(names.map((name) => paths.add('documents', name))).toEqual([
      'documents/Resume.pdf',
      'documents/resume (2).PDF',
      'documents/Resume (3).pdf',
      'documents/Resume (2) (2).pdf',
      'documents/Notes',
      'documents/Notes (2)',
    ]);
    expect(paths.add('applications', 'Resume.pdf')).toBe('applications/Resume.pdf');
  });
});
