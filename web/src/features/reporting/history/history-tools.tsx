import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { HistoryPage } from '#modules/reporting/contract/api/history';
import { saveText } from '#web/lib/api/download';
import { toastError } from '#web/lib/feedback/toasts';
import { toCsv } from '#web/lib/formatting/csv';
import { Button } from '#web/ui/button';
import { SelectField } from '#web/ui/fields/select-field';
import { CategoryChips } from './category-chips';
import styles from './history.module.css';
import { historyRows } from './history-rows';
import { fetchForFile, type HistoryChoice, type HistorySubject } from './use-history';

interface Props extends Pick<HistoryPage, 'categories' | 'actors'> {
  subject: HistorySubject;
  choice: HistoryChoice;
  onChange(choice: HistoryChoice): void;
}

/** What is shown, by whom, and the file of it. */
export function HistoryTools({ subject, categories, actors, choice, onChange }: Props) {
  const { mutate: download, isPending } = useMutation({
    mutationFn: () => fetchForFile(subject, choice),
    onSuccess: (entries) => saveText(toCsv(historyRows(entries)), `history-${subject.id}.csv`, 'text/csv'),
    onError: toastError,
  });
  const isKnown = !choice.by || actors.some(({ id }) => id === choice.by);
  const unknown = isKnown ? [] : [{ id: choice.by, name: 'Somebody who did nothing here' }];
  return (
    <div className={styles.tools}>
      {categories.length > 1 && (
        <CategoryChips
          {...{ categories }}
          leftOut={choice.leftOut}
          onChange={(leftOut) => onChange({ ...choice, leftOut })}
        />
      )}
      {(actors.length > 1 || choice.by) && (
        <SelectField
          id="history-by"
          label="By"
          empty="Anybody"
          options={[...actors, ...unknown].map(({ id, name }) => ({ value: id, label: name }))}
          value={choice.by}
          onChange={(by) => onChange({ ...choice, by })}
        />
      )}
      <Button small look="quiet" busy={isPending} onClick={() => download()}>
        <IconDownload size={18} aria-hidden /> Download as CSV
      </Button>
    </div>
  );
}
