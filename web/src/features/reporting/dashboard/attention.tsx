import {
  IconCircleCheck,
  IconCircleHalf2,
  IconClock,
  IconEye,
  IconPencil,
  IconSend,
  IconUser,
  IconX,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { SessionUser } from '../../../lib/session/session';
import { ButtonLink } from '../../../ui/button';
import type { AttentionItem } from './attention-items';
import { useAttention } from './use-attention';

const KINDS = {
  review: { text: 'Review due', Icon: IconClock },
  read: { text: 'To read', Icon: IconEye },
  release: { text: 'To release', Icon: IconSend },
  draft: { text: 'Draft', Icon: IconPencil },
  profile: { text: 'Profile', Icon: IconCircleHalf2 },
  request: { text: 'Posting rights', Icon: IconUser },
  approval: { text: 'Approval', Icon: IconCircleCheck },
  rejected: { text: 'Rejected', Icon: IconX },
} as const satisfies Record<AttentionItem['kind'], object>;

/** The user's pending tasks, urgent ones first, each with one action. */
export function Attention({ user }: { user: SessionUser }) {
  const { items, count, isComplete, isFailed } = useAttention(user);
  return (
    <section className="attention" aria-labelledby="attention-title">
      <h2 id="attention-title">Needs your attention {count > 0 && <span className="count num">({count})</span>}</h2>
      {isComplete && items.length === 0 && <p className="nothing">Nothing needs your attention now.</p>}
      {isFailed && <p className="nothing">Some of what may wait for you could not be loaded. Load the page again.</p>}
      {items.length > 0 && (
        <ul>
          {items.map((item, index) => (
            <Row key={item.key} item={item} isFirst={index === 0} />
          ))}
        </ul>
      )}
      {count > items.length && (
        <p className="small muted">
          {items.length} of {count} are shown here. The others stand in the lists of their kind.
        </p>
      )}
    </section>
  );
}

function Row({ item, isFirst }: { item: AttentionItem; isFirst: boolean }) {
  const { text, Icon } = KINDS[item.kind];
  return (
    <li>
      <span className={item.urgent ? 'kind soon' : 'kind'}>
        <Icon size={18} aria-hidden />
        {text}
      </span>
      <div>
        <p>
          <Link to={item.to}>{item.title}</Link> <span className="where">{item.organization}</span>
        </p>
        <p className="small muted">
          {item.urgent && <b className="soon">{item.urgent}</b>}
          {item.urgent && item.note && ' · '}
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
