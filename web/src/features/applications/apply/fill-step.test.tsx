import { describe, expect, it } from '@jest/globals';
import type { ComponentProps } from 'react';
import { renderHtml, renderText } from '#web/testing/render-text';
import { applyValues } from './apply-values';
import { FillStep } from './fill-step';
import { QuestionsSection } from './questions-section';
import { SECTIONS, type SectionId } from './requirements';

type Step = ComponentProps<typeof FillStep>;
type Path = Parameters<Step['isMissing']>[0];

const RULE =
  'A minimum of three (3) references is required. Please add your references to your profile and then return to this application.';

const section = (id: SectionId) => ({ id, title: SECTIONS[id], text: '', isComplete: false });
const sections = Object.fromEntries(Object.keys(SECTIONS).map((id) => [id, section(id as SectionId)]));
const values = applyValues(null, []);
const form = { values, mantine: { errors: {} } };
const field = (id: keyof typeof values) => ({ id, value: values[id], onChange: () => {}, onBlur: () => {} });
const profile = {
  contactDetails: {},
  educationDetails: [],
  careerDetails: [],
  employmentQuestions: null,
  referencesDetails: [],
  supportingDocumentsDetails: [],
};
const job = { title: 'Art Teacher', salaryUnit: 'year' };

const step = (...missing: Path[]) =>
  renderText(
    <FillStep
      {...({ job, profile, sections, field, draft: null, prefill: null } as unknown as Step)}
      user={{ email: 'june@mail.example' } as Step['user']}
      state={{ form, letter: {}, uploading: {}, saveAndGo: () => {} } as unknown as Step['state']}
      isMissing={(path) => missing.includes(path)}
      letterError={undefined}
    />,
  );

it('[W10.8] the rule of three references stands at the references until there are three', () => {
  expect(step('references')).toContain(`${RULE} Add a reference`);
  expect(step()).not.toContain(RULE);
});

describe('the questions', () => {
  const questions = (changes: object) =>
    renderHtml(
      <QuestionsSection
        {...({ form, field, section: section('questions'), prefill: null } as unknown as ComponentProps<
          typeof QuestionsSection
        >)}
        job={{ ...job, ...changes } as Step['job']}
      />,
    );

  it('[W10.18] have a box to tick for a performance assessment, with the link to it', () => {
    const html = questions({ isPerformanceAssessment: true, performanceAssessmentURL: 'https://tests.example/1' });
    expect(html).toMatch(/<input id="isPerformanceAssessment" type="checkbox"/);
    expect(html).toContain('I have completed the performance assessment');
    expect(html).toContain('href="https://tests.example/1"');
    expect(questions({ isPerformanceAssessment: false })).not.toContain('performance assessment');
  });

  it('[W10.15] show the question of the essay', () => {
    expect(questions({ isEssayRequired: true, essayQuestion: 'Why here?' })).toContain('Why here?');
  });
});
