import { IconCircleCheck, IconClock, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { SessionUser } from '../../../lib/session';
import { ButtonLink } from '../../../ui/button';
import { type Item, useAttention } from './attention-items';

const KINDS = {
  review: { text: 'Review due', Icon: IconClock },
  draft: { text: 'Draft ending', Icon: IconPencil },
  approval: { text: 'Approval', Icon: IconCircleCheck },
} as const;

/** What waits for this person, the most pressing first, each with one action. */
export function Attention({ user }: { user: SessionUser }) {
  const { items, settled } = useAttention(user);
  return (
    <section className="attention" aria-labelledby="attention-title">
      <h2 id="attention-title">
        Needs your attention {items.length > 0 && <span className="count num">({items.length})</span>}
      </h2>
      {settled && items.length === 0 && <p className="nothing">Nothing needs your attention now.</p>}
      {items.length > 0 && (
        <ul>
          {items.map((item, index) => (
            <Row key={item.key} item={item} isFirst={index === 0} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ item, isFirst }: { item: Item; isFirst: boolean }) {
  const { text, Icon } = KINDS[item.kind];
  return (
    <li>
      <span className={item.pressing ? 'kind soon' : 'kind'}>
        <Icon size={18} aria-hidden />
        {text}
      </span>
      <div>
        <p>
          <Link to={item.to}>{item.title}</Link> <span className="where">{item.organization}</span>
        </p>
        <p className="small muted">
          {item.pressing && <b className="soon">{item.pressing}</b>}
          {item.pressing && item.note && ' · '}
          {item.note}
        </p>
      </div>
      <ButtonLink small look={isFirst ? 'fill' : 'line'} to={item.to}>
        {item.action}
        <span className="vh"> {item.title}</span>
      </ButtonLink>
    </li>
  );
}
