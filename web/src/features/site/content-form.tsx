import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ContentRequest, type ContentResponse, SITE_LIMITS } from '#modules/site/contract/api/site';
import { api } from '#web/lib/api/client';
import { openConfirm } from '#web/lib/feedback/confirm';
import { toastSuccess } from '#web/lib/feedback/toasts';
import { useUnsavedChangesGuard } from '#web/lib/forms/use-unsaved-changes-guard';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { Button } from '#web/ui/button';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { ErrorSummary } from '#web/ui/fields/error-summary';
import { RichTextField } from '#web/ui/fields/rich-text-field';
import { Mantine } from '#web/ui/mantine';
import { contentQuery } from './use-content';

interface Props {
  onPublished(): void;
  onCancelled(): void;
}

/** Loads the currently published text, which may be newer than the page's. */
export default function ContentForm(props: Props) {
  const current = useQuery({
    queryKey: [...contentQuery.queryKey, 'current'],
    queryFn: contentQuery.queryFn,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryBoundary query={current} rows={3}>
      {({ text }) => <Form {...props} text={text} />}
    </QueryBoundary>
  );
}

function Form({ text, onPublished, onCancelled }: Props & ContentResponse) {
  const queries = useQueryClient();
  const form = useZodForm<ContentResponse, ContentRequest>({
    schema: ContentRequest,
    initialValues: { text },
    send: async (body) => {
      const published = await api.post<ContentResponse>('/api/content', { body });
      queries.setQueryData(contentQuery.queryKey, published);
      toastSuccess('The new text is published.');
      onPublished();
    },
  });
  const isDirty = form.mantine.isDirty();
  useUnsavedChangesGuard(isDirty && !form.busy);

  const cancel = async () => {
    const confirmation = {
      title: 'Discard your changes?',
      body: ['What you changed in this text is not published and will be lost.'],
      confirmLabel: 'Discard changes',
      cancelLabel: 'Keep editing',
      danger: true,
    };
    if (!isDirty || (await openConfirm(confirmation))) onCancelled();
  };

  return (
    <form className="form" onSubmit={form.submit} noValidate>
      <ErrorSummary {...form} />
      <Mantine>
        <RichTextField {...form.field('text')} label="Text of this block" limit={SITE_LIMITS.content} autoFocus />
      </Mantine>
      <div className="row-of-buttons">
        <Button type="submit" look="fill" busy={form.busy}>
          Publish
        </Button>
        <Button look="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
