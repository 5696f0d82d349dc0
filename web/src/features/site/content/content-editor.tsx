import { useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { ContentRequest, SITE_LIMITS } from '#modules/site/contract/api/site';
import { isStale } from '#web/lib/api/api-error';
import { openConfirm } from '#web/lib/feedback/confirm';
import { dayAndTime } from '#web/lib/formatting/format';
import { useUnsavedChangesGuard } from '#web/lib/forms/use-unsaved-changes-guard';
import { useZodForm } from '#web/lib/forms/use-zod-form';
import { Button } from '#web/ui/button';
import { ErrorSummary } from '#web/ui/fields/error-summary';
import { RichTextField } from '#web/ui/fields/rich-text-field';
import { Page } from '#web/ui/layout/page';
import { Mantine } from '#web/ui/mantine';
import { contentQuery } from '../use-content';
import styles from './content.module.css';
import { ContentConflict } from './content-conflict';
import { beginEditing, type ContentState, contentReducer, type ShownText } from './content-machine';
import { ContentPreview } from './content-preview';
import { ContentReceipt } from './content-receipt';
import { latestText, publishText } from './queries';
import { TextsSoFar } from './texts-so-far';

interface Props {
  /** The text in use when the page opened. */
  current: ShownText;
  onLeave(): void;
}

const LOSS = 'What you changed in this text is not published and will be lost.';

export function ContentEditor({ current, onLeave }: Props) {
  const queries = useQueryClient();
  const [state, dispatch] = useReducer(contentReducer, current, beginEditing);

  /** Publishes on top of the text that was seen, or asks what stands. */
  const publish = async (text: string, seen: ShownText) => {
    try {
      const published = await publishText({ text, seen: seen.id ?? null });
      queries.setQueryData(contentQuery.queryKey, { text: published.text });
      dispatch({ type: 'published', published });
    } catch (error) {
      const saved = isStale(error) && (await latestText());
      if (!saved) throw error;
      dispatch({ type: 'refused', saved, mine: text });
    } finally {
      void queries.invalidateQueries({ queryKey: ['content', 'texts'] });
    }
  };
  const form = useZodForm<{ text: string }, ContentRequest>({
    schema: ContentRequest,
    initialValues: { text: current.text },
    send: async ({ text }) => {
      if (state.is !== 'published') await publish(text, state.base);
    },
  });
  const { text } = form.values;
  const isDirty = state.is === 'conflict' || (state.is === 'editing' && text !== state.base.text);
  useUnsavedChangesGuard(isDirty && !form.busy, LOSS);

  const mayLose = async () => !isDirty || openConfirm(discardQuestion);
  const leave = async () => {
    if (await mayLose()) onLeave();
  };
  /** Puts an earlier text into the editor, from which it can be published. */
  const restore = async (restored: ShownText) => {
    if (!(await mayLose())) return;
    if (state.is === 'published') dispatch({ type: 'editAgain', base: (await latestText()) ?? current });
    dispatch({ type: 'keepEditing' });
    form.mantine.setValues({ text: restored.text });
    document.getElementById('text')?.focus();
  };

  return (
    <Page
      title="You are editing the home page"
      head="band"
      lead={`Every visitor reads this text beside the featured jobs.${beganWith(state)}`}
      actions={<Button onClick={leave}>Leave editing</Button>}
    >
      {state.is === 'editing' && (
        <form onSubmit={form.submit} noValidate>
          <ErrorSummary {...form} />
          <div className={styles.columns}>
            <section aria-labelledby="edited">
              <h2 className="vh" id="edited">
                Text
              </h2>
              <Mantine>
                <RichTextField
                  {...form.field('text')}
                  label="Text of this block"
                  limit={SITE_LIMITS.content}
                  autoFocus
                />
              </Mantine>
            </section>
            <ContentPreview text={text} compared={state.compared} base={state.base} />
          </div>
          <div className="row-of-buttons">
            <Button type="submit" look="fill" busy={form.busy}>
              Publish
            </Button>
            <Button look="quiet" onClick={leave}>
              Cancel
            </Button>
            <p className="small muted">Visitors read it at once. The text in use now is kept below.</p>
          </div>
        </form>
      )}
      {state.is === 'conflict' && (
        <ContentConflict
          key={state.saved.id}
          conflict={state}
          onPublish={(merged) => publish(merged, state.saved)}
          onKeepEditing={() => dispatch({ type: 'keepEditing' })}
        />
      )}
      {state.is === 'published' && (
        <ContentReceipt before={state.before} published={state.published} onLeave={onLeave} onRestore={restore} />
      )}
      <TextsSoFar
        canCompare={state.is === 'editing'}
        onCompare={(other) => dispatch({ type: 'compare', with: other })}
        onRestore={restore}
      />
    </Page>
  );
}

const discardQuestion = {
  title: 'Discard your changes?',
  body: [LOSS],
  confirmLabel: 'Discard changes',
  cancelLabel: 'Keep editing',
  danger: true,
};

function beganWith(state: ContentState): string {
  if (state.is === 'published') return '';
  const { publishedAt, by } = state.base;
  if (!publishedAt) return ' You began with the first one.';
  return ` You began with that of ${dayAndTime(publishedAt)}, by ${by ?? 'a removed account'}.`;
}
