import type { Ref } from 'react';
import { faBadges, faRecentBadges, type RecentBadgesMessages } from '../../i18n/fa/rewards.ts';
import { messagesFor } from '../../i18n/language.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { BadgeArt, type BadgeId } from '../badge-art/index.ts';
import * as css from './RecentBadges.css.ts';

export interface RecentBadgesProps extends RootProps {
  /** The badges that were got, the newest first; three at most are shown. */
  badges: readonly { id: BadgeId; isNew?: boolean | undefined }[];
  /** One that may come, as an outline at the end of the plank. */
  next?: BadgeId | undefined;
  /** Words under the plank. @default «تازه: «انار یلدا». ده روز در پاییز تمرین کردی.» */
  messages?: Partial<RecentBadgesMessages>;
  ref?: Ref<HTMLDivElement>;
}

const SHOWN = 3;

/** The newest badges on a plank, and under it what the newest one is for. All of them are in a `BadgeShelf`. */
export function RecentBadges({ badges, next, messages, className, ...rest }: RecentBadgesProps) {
  const text = { ...messagesFor('recentBadges', faRecentBadges), ...messages };
  const words = messagesFor('badges', faBadges);
  const [newest] = badges;
  const shown = badges.slice(0, SHOWN);
  const left = (SHOWN + 1 - shown.length) as keyof typeof css.last;
  return (
    <div {...rest} className={classNames(css.root, className)}>
      <ul className={css.plank}>
        {shown.map(({ id, isNew }) => (
          <li key={id} className={css.place}>
            <BadgeArt badge={id} size={64} state={isNew ? 'new' : 'got'} />
          </li>
        ))}
        {next !== undefined && (
          <li className={`${css.place} ${css.last[left]}`}>
            <BadgeArt badge={next} size={64} state="locked" />
          </li>
        )}
      </ul>
      <p className={css.line}>
        {newest === undefined ? text.empty : text.newest(words[newest.id].title, words[newest.id].reason)}
      </p>
    </div>
  );
}
