import { lazy, Suspense } from 'react';
import type { SessionUser } from '#web/lib/session/session';
import type { JobValues } from '../form/job-values';
import type { ReferenceData } from '../reference-data';
import { isAdminLevel } from '../rights';
import { useTemplates } from './queries';

const TemplatePicker = lazy(() => import('./template-picker'));

interface Props {
  user: SessionUser;
  referenceData: ReferenceData;
  /** Whether any organization of the user has a template; administrators choose one first. */
  hasTemplates: boolean;
  /** The chosen organization: administrators are offered its templates only. */
  organization: string;
  /** The form has the values of the last one that was picked. */
  isFilled: boolean;
  /** Resolves to whether the template was filled in. */
  onPick(values: Partial<JobValues>): Promise<boolean>;
}

/** "Start from a template" above a new posting; nothing without templates. */
export function TemplateStart({ user, organization, hasTemplates, ...props }: Props) {
  const isAdmin = isAdminLevel(user);
  const { data = [] } = useTemplates(isAdmin ? organization : undefined, isAdmin ? organization !== '' : hasTemplates);
  const isOffered = (number: string) =>
    props.referenceData.organizations.some(({ accountNumber }) => accountNumber === number);
  const templates = data.filter((template) => isOffered(template.organization));
  if (templates.length === 0) return null;
  return (
    <Suspense>
      <TemplatePicker {...props} templates={templates} />
    </Suspense>
  );
}
