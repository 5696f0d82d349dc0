import { STAGE_MOVES, STAGE_NAMES, STAGES, type Stage } from '#modules/applications/contract/api/stage-rules';
import { listNames } from '../list-names';

/** A stage to which applicants may be moved, or the reason why not. */
export interface StageChoice {
  stage: Stage;
  isPossible: boolean;
  /** The consequence, or the reason. */
  hint: string;
}

/** Only outcomes are mailed. */
const CONSEQUENCES: Partial<Record<Stage, string>> = {
  underReview: 'They see it in My Applications',
  interview: 'They see it in My Applications',
  offer: 'They see it in My Applications',
  notSelected: 'Asks for the message first',
};

/**
 * The stages for applicants who are in these stages: first those that are possible for all of them, further ones before
 * earlier ones. Applicants may be in the chosen stage already; they stay there.
 */
export function stageChoices(current: readonly Stage[]): StageChoice[] {
  const choices = STAGES.filter((stage) => current.some((one) => one !== stage)).map((stage) => {
    const isPossible = current.every((one) => one === stage || STAGE_MOVES[one].includes(stage));
    const isBack = isPossible && current.every((one) => STAGES.indexOf(one) >= STAGES.indexOf(stage));
    const hint = isPossible ? (isBack ? 'Back' : (CONSEQUENCES[stage] ?? '')) : obstacle(stage);
    return { stage, isPossible, hint, rank: isBack ? 1 : isPossible ? 0 : 2 };
  });
  return choices.sort((one, other) => one.rank - other.rank).map(({ rank: _, ...choice }) => choice);
}

function obstacle(stage: Stage): string {
  const sources = STAGES.filter((one) => STAGE_MOVES[one].includes(stage)).map((one) => STAGE_NAMES[one]);
  return sources.length ? `Only from ${listNames(sources, { conjunction: 'or' })}` : 'By Fill Position';
}
