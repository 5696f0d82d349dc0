import type { FormEvent } from 'react';
import { createPortal } from 'react-dom';
import type { JobForEdit } from '#modules/postings/contract/api/responses';
import { TEMPLATE_LIMITS, TemplateRequest } from '#modules/postings/contract/api/templates';
import { toastSuccess } from '#web/lib/feedback/toasts';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { Button } from '#web/ui/button';
import { TextField } from '#web/ui/fields/text-field';
import { Dialog } from '#web/ui/overlays/dialog';
import { saveTemplate } from './queries';

interface Props {
  job: JobForEdit;
  /** Whether the form has changes that the template will not have. */
  dirty: boolean;
  onClose(): void;
}

/** Saves the posting as a template of its organization, under a name. Its form lies outside of the posting's form. */
export default function SaveTemplateDialog({ job, dirty, onClose }: Props) {
  const form = useZodForm({
    schema: TemplateRequest,
    initialValues: { name: job.title.slice(0, TEMPLATE_LIMITS.name) },
    idPrefix: 'template-',
    send: async (request) => {
      await saveTemplate(job.id, request);
      onClose();
      toastSuccess('The template is saved. A new posting can start from it.');
    },
  });
  const submit = (event: FormEvent) => {
    // In React the posting's form still surrounds this one.
    event.stopPropagation();
    form.submit(event);
  };
  return createPortal(
    <Dialog title="Save as template" onClose={onClose}>
      <form className="form" noValidate onSubmit={submit}>
        <p>
          Everybody who posts for {job.organization.accountName} can start from it. It has neither dates nor files.
          {dirty && ' It does not have the changes that you did not save.'}
        </p>
        <TextField {...form.field('name')} label="Template name" limit={TEMPLATE_LIMITS.name} autoComplete="off" />
        <div className="row-of-buttons">
          <Button look="fill" type="submit" busy={form.busy}>
            Save template
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>,
    document.body,
  );
}
