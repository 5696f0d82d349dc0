import './history.css';
import { useState } from 'react';
import { focusIfLost } from '#web/lib/feedback/focus-if-lost';
import { Button } from '../../button';
import { EmptyList, ErrorState, QueryBoundary } from '../../display/query-boundary';
import { Drawer, DrawerText } from '../drawer';
import { CategoryChips } from './category-chips';
import { HistoryList } from './history-list';
import type { HistorySubject } from './history-subject';
import { type LeftOut, useHistory } from './use-history';

interface Props {
  subject: HistorySubject;
  onClose(): void;
}

const END_ID = 'history-end';

/** The actors, actions and times of a thing, newest first. */
export default function HistoryDrawer({ subject, onClose }: Props) {
  const [leftOut, setLeftOut] = useState<LeftOut>(new Set());
  const history = useHistory(subject, leftOut);
  const { hasNextPage, isFetchNextPageError, isFetchingNextPage } = history;
  const categories = history.data?.categories ?? [];
  const showOlder = async () => {
    await history.fetchNextPage();
    focusIfLost(`#${END_ID}`);
  };
  return (
    <Drawer title="History" subtitle={subject.name} onClose={onClose}>
      <div className="drawer-content">
        <DrawerText label="Entries" className="history">
          {categories.length > 1 && <CategoryChips {...{ categories, leftOut }} onChange={setLeftOut} />}
          <QueryBoundary
            query={history}
            rows={6}
            isEmpty={({ entries }) => entries.length === 0}
            empty={
              <EmptyList>
                {leftOut.size > 0 ? 'Choose more of what is shown.' : 'Nothing was recorded here so far.'}
              </EmptyList>
            }
          >
            {({ entries }) => (
              <>
                <HistoryList entries={entries} />
                {isFetchNextPageError ? (
                  <ErrorState error={history.error} retry={showOlder} busy={isFetchingNextPage} />
                ) : (
                  hasNextPage && (
                    <Button onClick={showOlder} busy={isFetchingNextPage}>
                      Show older
                    </Button>
                  )
                )}
                <p id={END_ID} tabIndex={-1} className="history-end">
                  {!hasNextPage && 'This is the beginning. '}Times are Eastern Time. Names are looked up when this is
                  read.
                </p>
              </>
            )}
          </QueryBoundary>
        </DrawerText>
      </div>
    </Drawer>
  );
}
