import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toastError } from '#web/lib/feedback/toasts';
import { pluralize } from '#web/lib/formatting/format';
import { timeAgo } from '#web/lib/formatting/time-ago';
import { Button } from '#web/ui/button';
import { RichText } from '#web/ui/display/rich-text';
import styles from './content.module.css';
import type { ContentState } from './content-machine';
import { joinParts, mergeTexts } from './text-diff';

interface Props {
  conflict: Extract<ContentState, { is: 'conflict' }>;
  onPublish(text: string): Promise<void>;
  onKeepEditing(): void;
}

/** Both texts put together; where both changed a paragraph, the published one stands until one chooses otherwise. */
export function ContentConflict({ conflict, onPublish, onKeepEditing }: Props) {
  const { base, saved, mine } = conflict;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const publish = useMutation({ mutationFn: onPublish, onError: toastError });
  const parts = mergeTexts({ seen: base.text, saved: saved.text, mine });
  const questions = parts.flatMap((part, at) => ('mine' in part ? [{ ...part, at }] : []));
  const author = saved.by ?? 'Somebody';
  const choose = (at: number, isMine: boolean) => {
    const next = new Set(chosen);
    if (isMine) next.add(at);
    else next.delete(at);
    setChosen(next);
  };
  return (
    <section aria-labelledby="meanwhile" className={styles.conflict}>
      <h2 id="meanwhile" ref={heading} tabIndex={-1}>
        {author} published a text while you were editing
      </h2>
      <p>
        {saved.publishedAt && `${timeAgo(saved.publishedAt)}. `}
        {questions.length
          ? `You both changed ${pluralize(questions.length, 'place')}. Choose what stands; everything else of both is kept.`
          : 'You changed different places. Both changes are kept.'}
      </p>
      {questions.map(({ at, mine: yours, saved: theirs }) => (
        <fieldset key={at} className={styles.choice}>
          <legend className="vh">Changed by both</legend>
          <Option
            name={`part-${at}`}
            title={`${author}, published`}
            html={theirs.join('')}
            isChosen={!chosen.has(at)}
            onChoose={() => choose(at, false)}
          />
          <Option
            name={`part-${at}`}
            title="Yours"
            html={yours.join('')}
            isChosen={chosen.has(at)}
            onChoose={() => choose(at, true)}
          />
        </fieldset>
      ))}
      <section aria-label="Both together" className={styles.paper}>
        <RichText html={joinParts(parts, chosen)} />
      </section>
      <div className="row-of-buttons">
        <Button look="fill" busy={publish.isPending} onClick={() => publish.mutate(joinParts(parts, chosen))}>
          Publish both together
        </Button>
        <Button onClick={onKeepEditing}>Keep editing</Button>
      </div>
    </section>
  );
}

interface OptionProps {
  name: string;
  title: string;
  html: string;
  isChosen: boolean;
  onChoose(): void;
}

const Option = ({ name, title, html, isChosen, onChoose }: OptionProps) => (
  <div>
    <label className="check">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>{title}</span>
    </label>
    {html ? <RichText html={html} /> : <p className="muted">Taken out</p>}
  </div>
);
