import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SectionId } from './requirements';

interface Target {
  section: SectionId;
  /** Id of the control in it. */
  control: string;
}

/** The step of the form, in the URL, so that Back leads from the review to the form. */
export function useSteps() {
  const [search, setSearch] = useSearchParams();
  const [target, setTarget] = useState<Target | null>(null);
  const isReview = search.get('step') === 'review';

  useEffect(() => {
    if (isReview || !target) return;
    const section = document.getElementById(target.section);
    const details = section?.querySelector('details');
    if (details) details.open = true;
    const control = document.getElementById(target.control) ?? section;
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
    setTarget(null);
  }, [isReview, target]);

  const showStep = (step: 'fill' | 'review') => {
    if ((step === 'review') !== isReview) setSearch(step === 'review' ? { step } : {}, { preventScrollReset: true });
  };
  return { isReview, showStep, setTarget };
}
