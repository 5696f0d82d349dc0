import { STAGE_NAMES, type Stage } from '#modules/applications/contract/api/stage-names';
import { StatusTag, type Tone } from './status-tag';

const TONES: Record<Stage, Tone> = {
  new: 'neutral',
  underReview: 'info',
  interview: 'info',
  offer: 'warning',
  hired: 'success',
  notSelected: 'outline',
};

export const StageTag = ({ stage }: { stage: Stage }) => (
  <StatusTag tone={TONES[stage]}>{STAGE_NAMES[stage]}</StatusTag>
);
