import { type Ref, useId, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Button } from '../../actions/button/Button.tsx';
import { Badge } from '../../data/badge/Badge.tsx';
import { EmptyState } from '../../feedback/empty-state/EmptyState.tsx';
import { SegmentedControl } from '../../forms/segmented-control/SegmentedControl.tsx';
import { formatDate, type Moment } from '../../i18n/dates.ts';
import { formatNumber } from '../../i18n/digits.ts';
import {
  type BadgeArtMessages,
  type BadgeShelfMessages,
  faBadgeArt,
  faBadgeShelf,
  faBadges,
} from '../../i18n/fa/rewards.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import type { Person } from '../../illustrations/person-illustration/PersonIllustration.tsx';
import { Dialog } from '../../overlays/dialog/Dialog.tsx';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { BADGES, BadgeArt, type BadgeId, type BadgeInfo, type BadgeState, type BadgeTier } from '../badge-art/index.ts';
import * as countCss from '../count.css.ts';
import * as css from './BadgeShelf.css.ts';

/** A badge that was got. */
export interface ShelfBadge {
  id: BadgeId;
  /** When it was got. */
  gotAt: Moment;
  /** @default 'gold' */
  tier?: BadgeTier;
  /** Not looked at yet. @default false */
  isNew?: boolean;
}

export type BadgeFilter = 'all' | 'got' | 'notYet';

export interface BadgeShelfProps extends RootProps {
  /** The badges that were got; all others of the family are shown as what may come. */
  badges: readonly ShelfBadge[];
  /** Called when a badge is opened, so that a new one can be marked as seen. */
  onOpen?: ((id: BadgeId) => void) | undefined;
  /** Which of them are shown at first. @default 'all' */
  defaultFilter?: BadgeFilter;
  /** Whom the figure of an empty shelf stands for. @default 'other' */
  person?: Person | undefined;
  /** Words of the shelf, seen and heard. */
  messages?: Partial<BadgeShelfMessages>;
  /** Words of each badge. */
  badgeMessages?: Partial<BadgeArtMessages>;
  ref?: Ref<HTMLElement>;
}

/** The badges of one child: those got first, new ones before all, then those that may come. Each opens on what it is given for. */
export function BadgeShelf({
  badges,
  onOpen,
  defaultFilter = 'all',
  person,
  messages,
  badgeMessages,
  className,
  ...rest
}: BadgeShelfProps) {
  const id = useId();
  const digits = useDigits();
  const text = { ...messagesFor('badgeShelf', faBadgeShelf), ...messages };
  const words = { ...messagesFor('badgeArt', faBadgeArt), ...badgeMessages };
  const number = (value: number) => formatNumber(value, { digits });
  const [filter, setFilter] = useState(defaultFilter);
  const [openId, setOpenId] = useState<BadgeId | null>(null);

  const had = new Map(badges.map((badge) => [badge.id, badge]));
  const titles = messagesFor('badges', faBadges);
  const family = BADGES.map((info) => ({ ...info, ...titles[info.id] }));
  const got = family.filter((info) => had.has(info.id)).sort((a, b) => newness(had, b) - newness(had, a));
  const notYet = family.filter((info) => !had.has(info.id));
  const sections = (
    [
      { state: 'got', infos: got },
      { state: 'notYet', infos: notYet },
    ] as const
  ).filter(({ state, infos }) => infos.length > 0 && (filter === 'all' || filter === state));
  const open = (badge: BadgeId) => {
    setOpenId(badge);
    onOpen?.(badge);
  };
  const opened = family.find((info) => info.id === openId);

  return (
    <section
      {...rest}
      className={classNames(css.root, className)}
      aria-label={text.total(number(got.length), number(family.length))}
    >
      <header className={css.head}>
        <p className={countCss.count}>
          <strong className={countCss.number}>{number(got.length)}</strong> {text.ofAll(number(family.length))}
        </p>
        <SegmentedControl<BadgeFilter>
          label={text.filter}
          isLabelHidden
          value={filter}
          onChange={setFilter}
          options={[
            { value: 'all', label: text.count(text.all, number(family.length)) },
            { value: 'got', label: text.count(text.got, number(got.length)) },
            { value: 'notYet', label: text.count(text.notYet, number(notYet.length)) },
          ]}
        />
      </header>
      {sections.map(({ state, infos }) => (
        <div key={state} className={css.section}>
          <h2 id={`${id}${state}`} className={filter === 'all' ? css.heading : visuallyHidden}>
            {text[state]}
          </h2>
          <ul className={css.grid} aria-labelledby={`${id}${state}`}>
            {infos.map((info) => (
              <li key={info.id}>
                <Shown info={info} badge={had.get(info.id)} words={words} text={text} onOpen={open} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {sections.length === 0 && (
        <EmptyState picture={filter === 'got' ? 'homework' : 'done'} person={person}>
          {filter === 'got' ? text.emptyGot : text.emptyNotYet}
        </EmptyState>
      )}
      {opened && (
        <Detail info={opened} badge={had.get(opened.id)} words={words} text={text} onClose={() => setOpenId(null)} />
      )}
    </section>
  );
}

interface BadgeProps {
  info: BadgeInfo;
  badge: ShelfBadge | undefined;
  text: BadgeShelfMessages;
  words: BadgeArtMessages;
}

function Shown({ info, badge, text, words, onOpen }: BadgeProps & { onOpen: (id: BadgeId) => void }) {
  const state = stateOf(badge);
  return (
    <AriaButton className={css.badge} onPress={() => onOpen(info.id)}>
      {/* Its words are in the text, so that what is seen is what is heard. */}
      <BadgeArt badge={info.id} state={state} tier={badge?.tier ?? 'gold'} isDecorative isWordHidden />
      <span className={css.title}>
        <span className={visuallyHidden}>{text.badge} </span>
        {info.title}
      </span>
      {state === 'new' && <Badge tone="reward">{words.new}</Badge>}
      {state === 'locked' && <span className={visuallyHidden}>{words.locked}</span>}
    </AriaButton>
  );
}

function Detail({ info, badge, text, words, onClose }: BadgeProps & { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      title={info.title}
      size="small"
      closeLabel={text.close}
      onOpenChange={onClose}
      actions={(close) => <Button onPress={close}>{text.close}</Button>}
    >
      <div className={css.detail}>
        <BadgeArt badge={info.id} size={160} tier={badge?.tier ?? 'gold'} state={stateOf(badge)} messages={words} />
        {badge === undefined && <p className={css.note}>{text.howTo}</p>}
        <p className={css.reason}>{info.reason}</p>
        {badge !== undefined && <p className={css.note}>{text.gotOn(formatDate(badge.gotAt, 'year'))}</p>}
      </div>
    </Dialog>
  );
}

function stateOf(badge: ShelfBadge | undefined): BadgeState {
  if (badge === undefined) return 'locked';
  return badge.isNew ? 'new' : 'got';
}

function newness(had: ReadonlyMap<BadgeId, ShelfBadge>, { id }: BadgeInfo): number {
  return had.get(id)?.isNew ? 1 : 0;
}
