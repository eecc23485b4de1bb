import { Check, Star } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { formatNumber } from '../../i18n/digits.ts';
import { faCharts } from '../../i18n/fa/charts.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { SKILL_BANDS, type SkillBand } from '../skill-grid/types.ts';
import * as css from './SkillSquares.css.ts';

export interface SkillSquare {
  id: string;
  title: string;
  band: SkillBand;
  /** Where the square leads. */
  href?: string | undefined;
}

export interface SkillSquaresProps extends RootProps {
  /** What the squares are of, heard. */
  label: string;
  /** In the order of the book. */
  skills: readonly SkillSquare[];
  /** Words of the bands. @default «ندیده»، «در حال شروع»، … «مسلط» */
  bandLabels?: Readonly<Record<SkillBand, string>>;
  /** Name of the legend. @default «راهنمای نشانه‌ها» */
  legendLabel?: string;
  ref?: Ref<HTMLDivElement>;
}

const MARKS: Readonly<Record<SkillBand, ReactNode>> = {
  unseen: '–',
  starting: <span className={css.part.starting} />,
  learning: <span className={css.part.learning} />,
  near: <span className={css.part.near} />,
  learned: <Check size="1.4em" strokeWidth={3} />,
  mastered: <Star size="1.3em" fill="currentColor" />,
};

/**
 * The skills of one student's chapter, a square each: the further it has come, the deeper its green. Marks and words say the same
 * as the color, and the legend counts them. Keyboard: Tab from square to square, Enter follows a link.
 */
export function SkillSquares({
  label,
  skills,
  bandLabels = messagesFor('charts', faCharts).skillGrid.bands,
  legendLabel = messagesFor('charts', faCharts).skillGrid.legend,
  className,
  ...rest
}: SkillSquaresProps) {
  const digits = useDigits();
  const counts = SKILL_BANDS.toReversed()
    .map((band) => ({ band, count: skills.filter((skill) => skill.band === band).length }))
    .filter(({ count }) => count > 0);
  return (
    <div {...rest} className={classNames(css.root, className)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ol role="list" aria-label={label} className={css.squares}>
        {skills.map(({ id, title, band, href }) => {
          const name = `${title}: ${bandLabels[band]}`;
          const face = `${css.square} ${css.band[band]}`;
          return (
            <li key={id}>
              {href === undefined ? (
                <span role="img" aria-label={name} title={name} className={face}>
                  {MARKS[band]}
                </span>
              ) : (
                <a href={href} aria-label={name} title={name} className={face}>
                  {MARKS[band]}
                </a>
              )}
            </li>
          );
        })}
      </ol>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ul role="list" aria-label={legendLabel} className={css.legend}>
        {counts.map(({ band, count }) => (
          <li key={band} className={css.entry}>
            <span aria-hidden="true" className={`${css.swatch} ${css.band[band]}`}>
              {MARKS[band]}
            </span>
            {bandLabels[band]}
            <strong className={css.count}>{formatNumber(count, { digits })}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
