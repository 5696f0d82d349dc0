import '#web/ui/layout/long-form.css';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApplicationResponse, Prefill } from '#modules/applications/contract/api/responses';
import type { JobDetail } from '#modules/postings/contract/api/responses';
import type { ProfileData } from '#modules/profiles/contract/api/responses';
import { useUnsavedChangesGuard } from '#web/lib/forms/use-unsaved-changes-guard';
import { hasRight } from '#web/lib/session/privileges';
import type { SessionUser } from '#web/lib/session/session';
import { ConflictNotice } from '#web/ui/conflict-notice';
import { ErrorSummary } from '#web/ui/fields/error-summary';
import { SectionNav } from '#web/ui/layout/section-nav';
import { ApplyBar } from './apply-bar';
import { Checklist } from './checklist';
import { FillStep } from './fill-step';
import type { FieldOf } from './questions-section';
import { type Requirement, requirements, type SectionId, sectionNav } from './requirements';
import { Steps } from './steps';
import { useApplyForm } from './use-apply-form';
import { useSteps } from './use-steps';

const ReviewStep = lazy(() => import('./review-step'));

interface Props {
  job: JobDetail;
  draft: ApplicationResponse | null;
  profile: ProfileData;
  user: SessionUser;
  prefill: Prefill | null;
}

/** The application form, with the requirements of submitting always visible. */
export function ApplyForm({ job, draft, profile, user, prefill }: Props) {
  const state = useApplyForm({ job, draft, profile, user, prefill });
  const { form, goingTo, saveAndGo, letter } = state;
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const root = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { isReview, showStep, setTarget } = useSteps();
  const hasLetter = letter.chosen !== null || Boolean(draft?.coverLetter && !letter.isCleared);
  const rules = requirements({ values: form.values, job, profile, hasLetter });
  const sections = sectionNav(rules, profile);

  useUnsavedChangesGuard(state.isDirty);
  useEffect(() => {
    if (goingTo) navigate(goingTo);
  }, [goingTo, navigate]);
  const showForm = useEffectEvent(() => showStep('fill'));
  useEffect(() => {
    // The summary of a refused submission leads to fields.
    if (form.submitCount > 0) showForm();
  }, [form.submitCount]);
  useEffect(() => {
    // Opens all sections, so that the summary's links reach the invalid fields.
    if (form.submitCount > 0)
      for (const details of root.current?.querySelectorAll('details') ?? []) details.open = true;
  }, [form.submitCount]);

  const markTouched = (path: string) => setTouched((old) => new Set(old).add(path));
  const missingMessage = (path: string) => {
    const rule = touched.has(path) ? rules.find((one) => one.path === path) : undefined;
    return rule && !rule.isMet ? rule.message : undefined;
  };
  const field: FieldOf = (path) => {
    const bound = form.field(path);
    const onBlur = () => {
      bound.onBlur();
      if (form.mantine.isDirty(path)) markTouched(path);
    };
    return { ...bound, error: bound.error ?? missingMessage(path), onBlur };
  };
  /** Shows a section of the form, and the control of a rule in it. */
  const change = (section: SectionId, control: string = section) => {
    setTarget({ section, control });
    showStep('fill');
  };
  const goTo = ({ path, section }: Requirement) => {
    markTouched(path);
    change(section, path);
  };
  const { file } = form.mantine.errors;
  const missing = rules.filter(({ isMet }) => !isMet).length;
  const isMissing = (path: Requirement['path']) => rules.some((rule) => rule.path === path && !rule.isMet);

  return (
    <form
      noValidate
      className="long-form"
      ref={root}
      onSubmit={(event) => {
        event.preventDefault();
        state.save();
      }}
    >
      <div className="long-columns">
        <SectionNav sections={Object.values(sections)} />
        <div className="long-sections">
          <Steps isReview={isReview} />
          {state.conflict && (
            <ConflictNotice
              message={state.conflict}
              subject="draft"
              onLoad={state.loadSaved}
              onKeepMine={state.keepMine}
            />
          )}
          <ErrorSummary {...form} />
          {(job.maySeeCandidates || job.mayEdit) && (
            <p className="note">
              You handle the applications of this position. A colleague handles yours: it is closed to you as an
              employer.
            </p>
          )}
          {state.isBack && (
            <p className="note">What you typed before your session ended is back. It is not saved yet.</p>
          )}
          {isReview ? (
            <Suspense>
              <ReviewStep
                {...{ job, draft, profile, user, state, field, rules, hasLetter }}
                onChange={change}
                goTo={goTo}
              />
            </Suspense>
          ) : (
            <FillStep
              {...{ job, draft, profile, user, prefill, state, sections, field, isMissing }}
              letterError={file ? String(file) : missingMessage('file')}
            />
          )}
          {!isReview &&
            (missing > 0 ? (
              <Checklist rules={rules} goTo={goTo} saveAndGo={saveAndGo} />
            ) : (
              <p className="note success" id="submit" tabIndex={-1}>
                Everything is there. Review your application below, then submit it; saving alone does not apply for the
                job.
              </p>
            ))}
        </div>
      </div>
      <ApplyBar {...{ draft, state, missing, isReview, showStep }} isAdmin={hasRight(user, 'manageJobs')} />
    </form>
  );
}
