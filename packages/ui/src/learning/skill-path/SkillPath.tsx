import { Pencil, Star } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-aria-components/Link';
import type { SkillBand } from '../../charts/skill-grid/types.ts';
import { Badge } from '../../data/badge/index.ts';
import { formatNumber } from '../../i18n/digits.ts';
import { faLearningContent, type SkillMessages, type SkillPathMessages } from '../../i18n/fa/learning-content.ts';
import { faPunctuation } from '../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { paper } from '../../theme/basic/paper.css.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as ringCss from '../skill-meter/SkillRing.css.ts';
import { isLearned, Quarters, UnseenRing } from '../skill-meter/SkillRing.tsx';
import * as css from './SkillPath.css.ts';

export interface SkillPathItem {
  id: string;
  /** Name of the skill, under its ring. */
  title: string;
  band: SkillBand;
  /** Where the skill is practiced; without it the skill is only read. */
  href?: string | undefined;
  /** The skill that is next to practice: a pencil is in its ring. @default false */
  isCurrent?: boolean | undefined;
  /** One or two words under the title, such as «تکلیف». */
  note?: string | undefined;
}

export interface SkillPathProps extends RootProps {
  /** What the path is of, such as «فصل ۲: کسر». */
  'aria-label': string;
  /** The skills in the order they are learned. */
  items: readonly SkillPathItem[];
  /** Words of the bands, of the number and of the current skill; heard only. @default «مهارت ۳»، «در حال یادگیری»، … */
  messages?: Partial<Pick<SkillMessages, SkillBand> & SkillPathMessages>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The skills of a chapter as a path that turns back at the end of each row; the room decides how many are in a row.
 * Keyboard: Tab goes over the links in the order of the path, Enter follows one.
 */
export function SkillPath({ items, messages, className, 'aria-label': label, ...rest }: SkillPathProps) {
  const digits = useDigits();
  const text = {
    ...messagesFor('learningContent', faLearningContent).skill,
    ...messagesFor('learningContent', faLearningContent).path,
    ...messages,
  };
  return (
    <div {...rest} className={classNames(paper, css.root, className)}>
      <ol className={css.list} aria-label={label}>
        {items.map((item, index) => {
          const number = formatNumber(index + 1, { digits });
          const face = (
            <>
              <span className={css.ring} aria-hidden="true">
                <svg viewBox="-50 -50 100 100" className={ringCss.svg} aria-hidden="true">
                  {item.band === 'unseen' ? <UnseenRing /> : <Quarters band={item.band} />}
                </svg>
                <RingMark item={item} number={number} />
              </span>
              <span className={css.title}>
                <span className={visuallyHidden}>{`${text.place(number)}: `}</span>
                {item.title}
                <span className={visuallyHidden}>
                  {['', text[item.band], ...(item.isCurrent ? [text.current] : [])].join(
                    messagesFor('punctuation', faPunctuation).comma,
                  )}
                </span>
              </span>
              {item.note !== undefined && (
                <span className={css.note}>
                  <span className={visuallyHidden}>{messagesFor('punctuation', faPunctuation).comma}</span>
                  <Badge tone="info">{item.note}</Badge>
                </span>
              )}
            </>
          );
          return (
            <li
              key={item.id}
              className={css.item}
              data-band={item.band}
              {...(item.isCurrent && { 'aria-current': 'step' as const })}
            >
              {item.href === undefined ? (
                <span className={css.face}>{face}</span>
              ) : (
                <Link href={item.href} className={`${css.face} ${css.link}`}>
                  {face}
                </Link>
              )}
              {index < items.length - 1 && <LineToNext />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** What is in the ring: a pencil on the current skill, a star on a learned one, else the number. */
function RingMark({ item, number }: { item: SkillPathItem; number: string }) {
  if (item.isCurrent) return <Pencil className={css.pencil} aria-hidden="true" />;
  if (isLearned(item.band)) return <Star className={ringCss.star} aria-hidden="true" />;
  return <span className={css.number}>{number}</span>;
}

/** Both shapes of the line to the next skill; the style shows the one that the number of columns asks for. */
function LineToNext() {
  return (
    <>
      <svg viewBox="0 0 100 2" preserveAspectRatio="none" className={css.straight} aria-hidden="true">
        <path d="M0 1H100" className={css.dots} />
      </svg>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={css.turn} aria-hidden="true">
        <path d="M0 0C60 0 100 12 100 50C100 88 60 100 0 100" className={css.dots} />
      </svg>
    </>
  );
}
