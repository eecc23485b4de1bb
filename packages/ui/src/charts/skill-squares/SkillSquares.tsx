import type { Ref } from 'react';
import { Link } from 'react-aria-components/Link';
import { formatNumber } from '../../i18n/digits.ts';
import * as faCharts from '../../i18n/fa/charts.ts';
import { faLearningContent, type SkillMessages } from '../../i18n/fa/learning-content.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { SKILL_BANDS, type SkillBand } from '../skill-grid/types.ts';
import * as css from './SkillSquares.css.ts';

const STAR = 'M0-7L1.89-2.61 6.66-2.16 3.06 1 4.11 5.66 0 3.22-4.11 5.66-3.06 1-6.66-2.16-1.89-2.61Z';

/** The state as a shape: a dash, an empty ring, a quarter, a half, a tick, a star. */
function SquareMark({ band, isSmall = false }: { band: SkillBand; isSmall?: boolean }) {
  const isRing = band === 'starting' || band === 'learning' || band === 'near';
  return (
    <svg viewBox="-8 -8 16 16" className={isSmall ? css.smallMark : css.mark} aria-hidden="true">
      {band === 'unseen' && <path d="M-4 0H4" className={css.line} strokeWidth="1.8" />}
      {isRing && <circle r="6.2" className={css.line} strokeWidth="1.6" />}
      {band === 'learning' && <path d="M0 0V-5.2A5.2 5.2 0 0 1 5.2 0Z" className={css.area} />}
      {band === 'near' && <path d="M0-5.2A5.2 5.2 0 0 1 0 5.2Z" className={css.area} />}
      {band === 'learned' && <path d="M-5.4 .6L-1.6 4.4 5.6-4.2" className={css.line} strokeWidth="2.6" />}
      {band === 'mastered' && <path d={STAR} className={css.area} />}
    </svg>
  );
}

export interface SkillSquare {
  id: string;
  title: string;
  band: SkillBand;
  /** It was learned in the time the report is of: a ring is around it. @default false */
  isNew?: boolean;
  /** Where the square leads. */
  href?: string | undefined;
}

export interface SkillSquaresProps extends RootProps {
  /** What the squares are of, heard: «مهارت‌های فصل ۱». */
  label: string;
  /** In the order of the book. */
  skills: readonly SkillSquare[];
  /** What the ring means, under the squares where one has it: «در این ۴ هفته یاد گرفتی». */
  newLabel: string;
  /** Words of the states. @default «ندیده»، «در حال شروع»، «نزدیک یادگیری»، … */
  messages?: Partial<Pick<SkillMessages, SkillBand>>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The skills of a chapter for the student that learns them: a square each, in one green that gets stronger, with a mark.
 * Each state that is there stands below with its number.
 */
export function SkillSquares({ label, skills, newLabel, messages, className, ...rest }: SkillSquaresProps) {
  const digits = useDigits();
  const words = { ...messagesFor('learningContent', faLearningContent).skill, ...messages };
  const text = messagesFor('charts.skillSquares', faCharts.skillSquares);
  const present = SKILL_BANDS.toReversed()
    .map((band) => ({ band, count: skills.filter((skill) => skill.band === band).length }))
    .filter(({ count }) => count > 0);
  return (
    <div {...rest} className={classNames(css.root, className)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ul role="list" aria-label={label} className={css.squares}>
        {skills.map(({ id, title, band, isNew = false, href }) => {
          const name = text.square(title, words[band], isNew ? newLabel : null);
          const square = {
            className: `${css.square} ${css.band[band]}`,
            'data-band': band,
            ...(isNew && { 'data-new': '' }),
          };
          return (
            <li key={id}>
              {href === undefined ? (
                <span role="img" aria-label={name} {...square}>
                  <SquareMark band={band} />
                </span>
              ) : (
                <Link href={href} aria-label={name} {...square}>
                  <SquareMark band={band} />
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      {skills.some(({ isNew }) => isNew) && (
        <p className={css.legendItem}>
          <span aria-hidden="true" className={css.newSwatch} />
          {newLabel}
        </p>
      )}
      <ul aria-label={text.legend} className={css.legend}>
        {present.map(({ band, count }) => (
          <li key={band} className={css.legendItem}>
            <span aria-hidden="true" className={`${css.swatch} ${css.band[band]}`}>
              <SquareMark band={band} isSmall />
            </span>
            <span className={css.name}>{words[band]}</span>
            <span className={css.count}>{formatNumber(count, { digits })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
