import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ContentRequest, type ContentView, SITE_LIMITS } from '../../../../modules/site/contract/api';
import { api } from '../../lib/api';
import { askConfirm } from '../../lib/confirm';
import { toastSuccess } from '../../lib/toasts';
import { useLeaveGuard } from '../../lib/use-leave-guard';
import { useZodForm } from '../../lib/use-zod-form';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { QueryState } from '../../ui/query-state';
import { RichTextField } from '../../ui/rich-text-field';
import { contentQuery } from './use-content';

interface Props {
  onPublished(): void;
  onCancelled(): void;
}

/** Begins with what is published at this moment, not with what the page came with. */
export default function ContentForm(props: Props) {
  const current = useQuery({
    queryKey: [...contentQuery.queryKey, 'current'],
    queryFn: contentQuery.queryFn,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryState query={current} rows={3}>
      {({ text }) => <Form {...props} text={text} />}
    </QueryState>
  );
}

function Form({ text, onPublished, onCancelled }: Props & ContentView) {
  const queries = useQueryClient();
  const form = useZodForm<ContentView, ContentRequest>({
    schema: ContentRequest,
    initialValues: { text },
    send: async (body) => {
      const published = await api.post<ContentView>('/api/content', { body });
      queries.setQueryData(contentQuery.queryKey, published);
      toastSuccess('The new text is published.');
      onPublished();
    },
  });
  const isDirty = form.mantine.isDirty();
  useLeaveGuard(isDirty && !form.busy);

  const cancel = async () => {
    const question = {
      title: 'Discard your changes?',
      body: ['What you changed in this text is not published yet.'],
      yes: 'Discard changes',
      no: 'Keep editing',
    };
    if (!isDirty || (await askConfirm(question))) onCancelled();
  };

  return (
    <form className="form" onSubmit={form.submit} noValidate>
      <ErrorSummary {...form} />
      <RichTextField {...form.field('text')} label="Text of this block" limit={SITE_LIMITS.content} autoFocus />
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
