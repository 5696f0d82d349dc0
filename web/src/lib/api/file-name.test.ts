import { expect, it } from '@jest/globals';
import { create } from 'content-disposition';
import { fileNameOf } from './file-name';

it.each([
  'resume.pdf',
  'Director of Pupil Services, sent 2026-11-24.pdf',
  'a "quoted" \\ name.pdf',
  'Łukasz 😀 100%.pdf',
])('the name %j survives the header', (name) => {
  expect(fileNameOf(create(name))).toBe(name);
});

it.each([null, '', 'attachment'])('the header %j has no name', (header) => {
  expect(fileNameOf(header)).toBe('file');
});
