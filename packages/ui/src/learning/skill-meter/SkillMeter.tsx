import { Star } from 'lucide-react';
import type { SkillBand } from '../../charts/skill-grid/types.ts';
import { formatNumber } from '../../i18n/digits.ts';
import { faLearningContent, type SkillMessages } from '../../i18n/fa/learning-content.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './SkillMeter.css.ts';

export interface SkillMeterProps {
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
}

/** Quarters of the ring that a band fills. The two lowest are not graded yet. */
const LEVELS = { learning: 1, near: 2, learned: 3, mastered: 4 } as const;
const LEVEL_COUNT = 4;

/** From this many tries on a band is shown; before, the tries themselves are. */
const FIRST_TRIES = 5;

const RADIUS = 43;
/** Degrees left open between two quarters. */
const GAP = 9;

/** How far a skill has come: a ring and words, never a percent. Four quarters, a star for the highest band. */
export function SkillMeter({ skill, band, count, estimate = null, size = 'medium', messages, note }: SkillMeterProps) {
  const digits = useDigits();
  const number = (value: number) => formatNumber(value, { digits });
  const text = { ...faLearningContent.skill, ...messages };
  const level = isJudged(band) ? LEVELS[band] : null;
  const details = [
    count > 0 ? text.count(number(count)) : null,
    note ?? (estimate !== null && estimate > 0 && !isLearned(band) ? text.estimate(number(estimate)) : null),
  ].filter((detail) => detail !== null);
  return (
    <div className={`${css.root} ${css.size[size]}`} data-band={band}>
      <span className={css.ring} aria-hidden="true">
        <svg viewBox="-50 -50 100 100" className={css.svg} aria-hidden="true">
          {band === 'unseen' && <circle r={RADIUS} className={css.unseen} />}
          {band === 'starting' && <Tries done={Math.min(count, FIRST_TRIES)} />}
          {isJudged(band) && <Quarters filled={LEVELS[band]} className={css.level[band]} />}
        </svg>
        {band === 'mastered' ? (
          <Star className={css.star} aria-hidden="true" />
        ) : (
          level !== null &&
          size === 'medium' && <span className={css.middle}>{text.of(number(level), number(LEVEL_COUNT))}</span>
        )}
      </span>
      <span className={css.words}>
        {skill !== undefined && <span className={css.skill}>{skill}</span>}
        <span className={css.band}>
          {text[band]}
          {level !== null && <span className={visuallyHidden}>، {text.of(number(level), number(LEVEL_COUNT))}</span>}
        </span>
        {details.length > 0 && <span className={css.detail}>{details.join(' · ')}</span>}
      </span>
    </div>
  );
}

/** Four arcs, clockwise from 12 o'clock. */
function Quarters({ filled, className }: { filled: number; className: string | undefined }) {
  return Array.from({ length: LEVEL_COUNT }, (_, quarter) => {
    const isFilled = quarter < filled;
    return (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: the quarters of a ring never change places
        key={quarter}
        d={arcPath(quarter * 90 + GAP / 2, (quarter + 1) * 90 - GAP / 2)}
        data-quarter={isFilled ? 'filled' : 'empty'}
        className={isFilled ? className : css.track}
      />
    );
  });
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

function arcPath(from: number, to: number): string {
  const start = onRing(from, RADIUS);
  const end = onRing(to, RADIUS);
  return `M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 0 1 ${end.x} ${end.y}`;
}

/** A point of the ring, in degrees clockwise from 12 o'clock. */
function onRing(degrees: number, radius: number) {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.round(radius * Math.sin(angle) * 100) / 100, y: Math.round(-radius * Math.cos(angle) * 100) / 100 };
}

function isJudged(band: SkillBand): band is keyof typeof LEVELS {
  return band in LEVELS;
}

function isLearned(band: SkillBand): boolean {
  return band === 'learned' || band === 'mastered';
}
