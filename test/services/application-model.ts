import type { By, Stage, Step, Who } from './application-steps.js';

/**
 * A model of applications for one job, written from the specification and independent of the aggregate: which calls
 * succeed, and where each applicant stands afterwards.
 */

const MOVES: Record<Stage, string> = {
  new: 'underReview interview notSelected',
  underReview: 'new interview notSelected',
  interview: 'underReview offer notSelected',
  offer: 'interview notSelected',
  hired: '',
  notSelected: 'underReview',
};

interface Standing {
  stage: Stage;
  /** The move that led here; null for the submission. */
  by: Move | null;
}

interface Move {
  application: Application;
  from: Standing;
  state: 'stands' | 'undone' | 'replaced';
  isNotified: boolean;
}

interface Batch {
  by: By;
  moves: Move[];
  isOver: boolean;
}

export interface Application {
  type: 'draft' | 'submitted' | 'withdrawn';
  at: Standing;
  isReleased: boolean;
  isReleasedToReviewers: boolean;
}

const isDecided = ({ at }: Application) => at.stage === 'hired' || at.stage === 'notSelected';

export class ApplicationModel {
  job: 'open' | 'closed' | 'filled' = 'open';
  /** The last application of each person, first of those that are not withdrawn. */
  readonly active: (Application | null)[] = [null, null];
  readonly withdrawn: Application[][] = [[], []];
  readonly batches: Batch[] = [];

  constructor(readonly isBoardReview: boolean) {}

  submitted(who: Who): Application | null {
    const active = this.active[who];
    return active?.type === 'submitted' ? active : null;
  }

  /** Performs the step if it is possible. Returns whether it is. */
  perform(step: Step): boolean {
    switch (step.do) {
      case 'save':
      case 'submit':
        return this.write(step.who, step.do === 'submit');
      case 'withdraw':
        return this.withdraw(step.who);
      case 'again':
        return this.withdrawn[step.who]?.length && !this.active[step.who] ? this.write(step.who, false) : false;
      case 'toReviewers':
        return this.release(step, this.isBoardReview, 'isReleasedToReviewers');
      case 'toApplicants':
        return this.release(step, !this.isBoardReview, 'isReleased');
      case 'open':
        return this.mayOpen(step.by, this.submitted(step.who));
      case 'move':
        return this.move(step);
      case 'undo':
        return this.undo(step.by, this.batches.at(-1 - step.back));
      case 'settle':
        return this.settle();
      case 'close':
        return this.end(step.by, 'closed');
      case 'fill':
        return this.fill(step);
    }
  }

  private write(who: Who, submits: boolean): boolean {
    if (this.job !== 'open' || this.submitted(who)) return false;
    const application: Application = this.active[who] ?? {
      type: 'draft',
      at: { stage: 'new', by: null },
      isReleased: false,
      isReleasedToReviewers: false,
    };
    if (submits) application.type = 'submitted';
    this.active[who] = application;
    return true;
  }

  private withdraw(who: Who): boolean {
    const application = this.active[who];
    if (!application) return false;
    this.active[who] = null;
    if (application.type === 'submitted') {
      application.type = 'withdrawn';
      this.withdrawn[who]?.push(application);
    }
    return true;
  }

  /** Null unless there are applicants, and all of them have submitted. */
  private chosen(whom: readonly Who[]): Application[] | null {
    const chosen = whom.flatMap((who) => this.submitted(who) ?? []);
    return whom.length && chosen.length === whom.length ? chosen : null;
  }

  private release(
    { by, whom }: { by: By; whom: Who[] },
    isPossible: boolean,
    mark: 'isReleased' | 'isReleasedToReviewers',
  ): boolean {
    const chosen = this.chosen(whom);
    if (by !== 'manager' || !isPossible || !chosen) return false;
    for (const application of chosen) application[mark] = true;
    return true;
  }

  private mayOpen(by: By, application: Application | null): boolean {
    if (!application || by === 'manager') return application !== null;
    return by === 'reviewer' && this.isBoardReview ? application.isReleasedToReviewers : application.isReleased;
  }

  private move({ by, whom, to }: { by: By; whom: Who[]; to: Stage }): boolean {
    const chosen = this.chosen(whom);
    if (!chosen || by === 'reviewer' || to === 'hired' || this.job === 'filled') return false;
    if (by === 'poster' && !chosen.every(({ isReleased }) => isReleased)) return false;
    const moving = chosen.filter(({ at }) => at.stage !== to);
    if (!moving.every(({ at }) => MOVES[at.stage].split(' ').includes(to))) return false;
    const moves = moving.map((application) => this.stand(application, to));
    if (moves.length) this.batches.push({ by, moves, isOver: false });
    return true;
  }

  private stand(application: Application, stage: Stage): Move {
    const from = application.at;
    // An outcome of which nobody was notified ends with the next move.
    if (isDecided(application) && from.by && !from.by.isNotified) from.by.state = 'replaced';
    const move: Move = { application, from, state: 'stands', isNotified: false };
    application.at = { stage, by: move };
    return move;
  }

  private undo(by: By, batch: Batch | undefined): boolean {
    if (!batch || by !== batch.by) return false;
    const moves = batch.moves.filter(({ application }) => application.type === 'submitted');
    const standing = moves.filter(({ state, application, from }) => state === 'stands' || application.at !== from);
    const isPossible = (move: Move) => move.state === 'stands' && move.application.at.by === move && !batch.isOver;
    if (standing.length && (this.job === 'filled' || !standing.every(isPossible))) return false;
    for (const move of standing) {
      move.state = 'undone';
      move.application.at = move.from;
      if (move.from.by?.state === 'replaced') move.from.by.state = 'stands';
    }
    return true;
  }

  /** The time to undo passes, and those with an outcome are notified. */
  private settle(): boolean {
    for (const batch of this.batches) {
      batch.isOver = true;
      for (const move of batch.moves)
        if (move.state === 'stands' && move.application.at.by === move && isDecided(move.application))
          move.isNotified = true;
    }
    return true;
  }

  private end(by: By, to: 'closed' | 'filled'): boolean {
    if (by === 'reviewer' || this.job !== 'open') return false;
    this.job = to;
    return true;
  }

  private fill({ by, outcomes }: Extract<Step, { do: 'fill' }>): boolean {
    const everybody = ([0, 1] as const).flatMap((who) => {
      const application = this.submitted(who);
      return application ? [{ application, outcome: outcomes?.[who] ?? 'notSelected' }] : [];
    });
    const isPossible = ({ application, outcome }: (typeof everybody)[number]) =>
      isDecided(application) ? outcome === 'left out' || outcome === application.at.stage : outcome !== 'left out';
    if ((outcomes && !everybody.every(isPossible)) || !this.end(by, 'filled')) return false;
    for (const { application, outcome } of everybody)
      if (!isDecided(application) && outcome !== 'left out') this.stand(application, outcome);
    return true;
  }
}
