import { line, math, p } from '../../content/build.ts';
import { plainMath } from '../../content/plain.ts';
import type { Block, Level } from '../../model/index.ts';
import type { Rational } from '../../numbers/rational.ts';
import type { Rng } from '../../random/rng.ts';
import { categorizeAnswer } from '../categorizing.ts';
import { hint, type QuestionDraft, step } from '../draft.ts';
import type { DrawnValue, DrawValue } from './drawn-values.ts';

interface SortDraft {
  /** Below, equal and above: «کوچک‌تر از یک دوم» … Without a middle one no card is worth the bound. */
  readonly bins: readonly [below: string, above: string] | readonly [below: string, equal: string, above: string];
  readonly bound: Rational;
  readonly draw: DrawValue;
  /** Cards that are worth the bound, each written in another way; of them one or two are taken. */
  readonly equal?: (rng: Rng, level: Level) => readonly DrawnValue[];
  readonly stem: Block;
  /** How to decide. */
  readonly look: Block;
  readonly rule: Block;
  /** How a card is written, where it is more than its number. */
  readonly unit?: string;
}

/** Numbers put below, at and above a bound. */
export function sortAround({ bins, bound, draw, equal, stem, look, rule, unit }: SortDraft) {
  return (rng: Rng, level: Level): QuestionDraft | null => {
    const count = level === 1 ? 4 : 6;
    const worth = bins.length === 3 ? (equal?.(rng, level) ?? []) : [];
    const same = rng.sample(worth, Math.min(worth.length, level === 1 ? 1 : 2));
    const others = Array.from({ length: count - same.length }, () => draw(rng, level)).filter(
      ({ value }) => !value.equals(bound),
    );
    const cards = rng.shuffle([...same, ...others]);
    const binOf = ({ value }: DrawnValue) => {
      const side = value.compare(bound);
      return side < 0 ? 0 : side > 0 ? bins.length - 1 : 1;
    };
    const texts = new Set(cards.map(({ node }) => plainMath(node)));
    const used = new Set(cards.map(binOf));
    if (texts.size < cards.length || cards.length < count || used.size < bins.length) return null;
    const places = cards.map(binOf);
    const last = bins.length - 1;
    const move = (id: string, title: string, message: ReturnType<typeof line>, from: number, to: number) => {
      const card = places.indexOf(from);
      return card < 0 || from === to ? [] : [{ id, title, message, puts: [[card, to] as const] }];
    };
    const content = ({ node }: DrawnValue) =>
      unit === undefined ? [math(node)] : [math(node), { t: 'text' as const, text: unit }];
    const shown = ({ node }: DrawnValue) => `${plainMath(node)}${unit ?? ''}`;
    return {
      form: 'bare',
      stem: [stem],
      ...categorizeAnswer({
        bins,
        entries: cards.map((card) => ({ content: content(card), bin: binOf(card) })),
        misconceptions: [
          ...move(
            'smaller-put-above',
            'کارتی کوچک‌تر را در دستهٔ بزرگ‌ترها گذاشته',
            line`این کارت را دوباره مقایسه کن: واقعاً بزرگ‌تر است؟`,
            0,
            last,
          ),
          ...move(
            'larger-put-below',
            'کارتی بزرگ‌تر را در دستهٔ کوچک‌ترها گذاشته',
            line`این کارت را دوباره مقایسه کن: واقعاً کوچک‌تر است؟`,
            last,
            0,
          ),
          ...(last === 2
            ? [
                ...move(
                  'equal-put-above',
                  'کارتی را که مساوی است بزرگ‌تر دانسته',
                  line`این کارت را دوباره مقایسه کن: واقعاً بزرگ‌تر است یا درست مساوی؟`,
                  1,
                  2,
                ),
                ...move(
                  'equal-put-below',
                  'کارتی را که مساوی است کوچک‌تر دانسته',
                  line`این کارت را دوباره مقایسه کن: واقعاً کوچک‌تر است یا درست مساوی؟`,
                  1,
                  0,
                ),
              ]
            : []),
        ],
      }),
      hints: [hint(p`کارت‌ها را یکی‌یکی بردار و جای هر کدام را پیدا کن.`), hint(look)],
      solution: [
        step(rule),
        step(
          ...bins.map(
            (bin, index) =>
              p`${bin}: ${cards
                .filter((card) => binOf(card) === index)
                .map(shown)
                .join('، ')}`,
          ),
        ),
      ],
    };
  };
}
