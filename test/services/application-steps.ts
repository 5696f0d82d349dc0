import fc from '../support/fast-check.js';

const STAGES = ['new', 'underReview', 'interview', 'offer', 'hired', 'notSelected'] as const;
export type Stage = (typeof STAGES)[number];

const BY = ['poster', 'manager', 'reviewer'] as const;
export type By = (typeof BY)[number];

/** The two applicants. */
export type Who = 0 | 1;

export type Step =
  | { do: 'save' | 'submit' | 'withdraw' | 'again'; who: Who }
  | { do: 'toReviewers' | 'toApplicants'; by: By; whom: Who[] }
  | { do: 'open'; by: By; who: Who }
  | { do: 'move'; by: By; whom: Who[]; to: Stage }
  | { do: 'undo'; by: By; back: number }
  | { do: 'settle' }
  | { do: 'close'; by: By }
  | { do: 'fill'; by: By; outcomes: ('hired' | 'notSelected' | 'left out')[] | null };

const by = fc.oneof(
  { weight: 3, arbitrary: fc.constant('manager' as const) },
  { weight: 2, arbitrary: fc.constantFrom(...BY) },
);
const who = fc.constantFrom<Who>(0, 1);
const whom = fc.oneof({ weight: 4, arbitrary: fc.subarray<Who>([0, 1], { minLength: 1 }) }, fc.constant<Who[]>([]));
const to = fc.oneof(fc.constantFrom('underReview', 'notSelected'), fc.constantFrom(...STAGES));
const outcomes = fc.option(
  fc.array(fc.constantFrom('hired', 'notSelected', 'left out'), { minLength: 2, maxLength: 2 }),
  { freq: 3 },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('save', 'submit', 'withdraw', 'again'), who }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('toReviewers', 'toApplicants'), by, whom }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('open' as const), by, who }) },
  { weight: 10, arbitrary: fc.record({ do: fc.constant('move' as const), by, whom, to }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('undo' as const), by, back: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'settle' } as const) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), by }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fill' as const), by, outcomes }) },
);
/** Most sequences begin with two applicants, released to the poster or to the reviewers. */
const BEGIN: Step[] = [
  { do: 'submit', who: 0 },
  { do: 'submit', who: 1 },
  { do: 'toApplicants', by: 'manager', whom: [0, 1] },
  { do: 'toReviewers', by: 'manager', whom: [0] },
];
export const applicationSequence = fc.record({
  isBoardReview: fc.boolean(),
  steps: fc
    .tuple(fc.constantFrom(0, 2, 4, 4), fc.array(step, { minLength: 8, maxLength: 24, size: 'max' }))
    .map(([begin, steps]) => [...BEGIN.slice(0, begin), ...steps]),
});
