import { Star } from 'lucide-react';
import type { Ref } from 'react';
import type { SkillBand } from '../../charts/skill-grid/types.ts';
import { formatNumber } from '../../i18n/digits.ts';
import { faLearningContent, type SkillMessages } from '../../i18n/fa/learning-content.ts';
import { faPunctuation } from '../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './SkillMeter.css.ts';
import * as ringCss from './SkillRing.css.ts';
import { isJudged, isLearned, LEVEL_COUNT, LEVELS, onRing, Quarters, RADIUS, UnseenRing } from './SkillRing.tsx';

export interface SkillMeterProps extends RootProps {
  /** Name of the skill, over the band; left out where it already is beside the meter. */
  skill?: string;
  band: SkillBand;
  /** How many questions were tried first time. */
  count: number;
  /** Rough number of questions until learned, shown as «حدود ۳ سؤال دیگر»; null where no honest estimate exists. @default null */
  estimate?: number | null;
  /** Ring of 40 or 60 px. @default 'medium' */
  size?: keyof typeof css.size;
  /** Words of the bands and of the line under them. @default «در حال یادگیری»، «نزدیک یادگیری»، … */
  messages?: Partial<SkillMessages>;
  /** Replaces the estimate, such as «وقت مرور است». */
  note?: string;
  ref?: Ref<HTMLDivElement>;
}

/** From this many tries on a band is shown; before, the tries themselves are. */
const FIRST_TRIES = 5;

/** How far a skill has come: a ring and words, never a percent. Four quarters, a star for the highest band. */
export function SkillMeter({
  skill,
  band,
  count,
  estimate = null,
  size = 'medium',
  messages,
  note,
  className,
  ...rest
}: SkillMeterProps) {
  const digits = useDigits();
  const number = (value: number) => formatNumber(value, { digits });
  const text = { ...messagesFor('learningContent', faLearningContent).skill, ...messages };
  const level = isJudged(band) ? LEVELS[band] : null;
  const details = [
    count > 0 ? text.count(number(count)) : null,
    note ?? (estimate !== null && estimate > 0 && !isLearned(band) ? text.estimate(number(estimate)) : null),
  ].filter((detail) => detail !== null);
  return (
    <div {...rest} className={classNames(css.root, css.size[size], className)} data-band={band}>
      <span className={css.ring} aria-hidden="true">
        <svg viewBox="-50 -50 100 100" className={ringCss.svg} aria-hidden="true">
          {band === 'unseen' && <UnseenRing />}
          {band === 'starting' && <Tries done={Math.min(count, FIRST_TRIES)} />}
          {isJudged(band) && <Quarters band={band} />}
        </svg>
        {band === 'mastered' ? (
          <Star className={ringCss.star} aria-hidden="true" />
        ) : (
          level !== null &&
          size === 'medium' && <span className={css.middle}>{text.of(number(level), number(LEVEL_COUNT))}</span>
        )}
      </span>
      <span className={css.words}>
        {skill !== undefined && <span className={css.skill}>{skill}</span>}
        <span className={css.band}>
          {text[band]}
          {level !== null && (
            <span
              className={visuallyHidden}
            >{`${messagesFor('punctuation', faPunctuation).comma}${text.of(number(level), number(LEVEL_COUNT))}`}</span>
          )}
        </span>
        {details.length > 0 && <span className={css.detail}>{details.join(' · ')}</span>}
      </span>
    </div>
  );
}

/** The first tries, one dot each, around the ring. */
function Tries({ done }: { done: number }) {
  return Array.from({ length: FIRST_TRIES }, (_, index) => {
    const { x, y } = onRing((360 / FIRST_TRIES) * index, RADIUS - 8);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: tries are known by their order
      <circle key={index} cx={x} cy={y} r={10} className={css.tryDot} {...(index < done && { 'data-done': '' })} />
    );
  });
}
