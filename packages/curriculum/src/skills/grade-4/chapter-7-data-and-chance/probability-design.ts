import { type Tone, tones } from '../../../authoring/colored-chances.ts';
import {
  type Block,
  child,
  defineSkill,
  display,
  frac,
  gcd,
  hint,
  type Level,
  line,
  type MathNode,
  type Misconception,
  misconception,
  p,
  partsColored,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { type SectorsDraft, sectorsKey, shadePartsAnswer } from '../../../authoring/sectors.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'figure'],
};
const partsOf: Readonly<Record<Level, readonly number[]>> = {
  1: [4, 5, 6],
  2: [5, 6, 8, 10],
  3: [6, 8, 9, 10, 12],
  4: [8, 9, 10, 12],
};

/** Up to level 2 the fraction has as many parts as the spinner; beyond, it is reduced. */
function drawFraction(
  rng: Rng,
  level: Level,
): { readonly parts: number; readonly count: number; readonly shown: MathNode } | null {
  const parts = rng.pick(partsOf[level]);
  const count = rng.int(1, parts - 1);
  const shared = gcd(count, parts);
  if (level > 2 !== shared > 1) return null;
  return { parts, count, shown: frac(count / shared, parts / shared) };
}

export const probabilityDesign = defineSkill({
  id: 'g4-probability-design',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 4,
  pictures: [partsColored],
  make: (rng, level) => {
    const drawn = drawFraction(rng, level);
    if (drawn === null) return null;
    const { parts, count, shown } = drawn;
    const [wanted, other] = rng.sample<Tone>(tones, 2);
    if (wanted === undefined || other === undefined) return null;
    const draft: SectorsDraft = {
      shape: 'spinner',
      parts,
      palette: [
        { tone: wanted.tone, label: wanted.name },
        { tone: other.tone, label: other.name },
      ],
    };
    const ruleOf = (number: number) => [{ t: 'count' as const, tone: wanted.tone, count: number }];
    const known: Misconception[] = [];
    const add = (id: string, title: string, number: number, message: Misconception['message']) => {
      // One part alone is colored by everybody who has only begun.
      if (number > 1 && number <= parts && number !== count)
        known.push(misconception(id, title, sectorsKey(draft, ruleOf(number)), message));
    };
    const shared = gcd(count, parts);
    add(
      'numerator-coloured',
      'به تعداد صورت کسر رنگ کرده',
      count / shared,
      line`تعداد قسمت‌های چرخنده با مخرج کسر یکی نیست. کسری مساوی با آن پیدا کن که مخرجش تعداد قسمت‌های چرخنده باشد.`,
    );
    add('others-coloured', 'قسمت‌های دیگر را رنگ کرده', parts - count, line`ببین احتمال کدام رنگ خواسته شده است.`);
    // A denominator that is the number of parts fills the spinner.
    add(
      shared === 1 ? 'all-coloured' : 'denominator-coloured',
      shared === 1 ? 'همهٔ قسمت‌ها را رنگ کرده' : 'به تعداد مخرج کسر رنگ کرده',
      parts / shared,
      line`مخرج تعداد همهٔ قسمت‌هاست. صورت می‌گوید چند قسمت رنگ شود.`,
    );
    add('one-too-many', 'یک قسمت بیشتر رنگ کرده', count + 1, line`قسمت‌های رنگ‌شده را یک بار دیگر بشمار.`);
    add('one-too-few', 'یک قسمت کمتر رنگ کرده', count - 1, line`قسمت‌های رنگ‌شده را یک بار دیگر بشمار.`);
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const rest = 'رنگ قسمت‌های دیگر مهم نیست.';
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            rng.pick([
              p`${name} برای جشن مدرسه چرخندهٔ شانس می‌سازد و می‌خواهد احتمال آمدن رنگ ${wanted.name} ${shown} باشد.`,
              p`در یک بازی، هر کس رنگ ${wanted.name} بیاورد برنده است. ${name} می‌خواهد احتمال برنده شدن ${shown} باشد.`,
              p`${name} چرخنده‌ای برای تعیین نوبت می‌سازد. رنگ ${wanted.name} باید با احتمال ${shown} بیاید.`,
              p`در غرفهٔ بازی ${name}، رنگ ${wanted.name} جایزه دارد و احتمال آن باید ${shown} باشد.`,
            ]),
            p`چرخنده را رنگ کن. ${rest}`,
          ];
        case 'find-mistake':
          return [
            p`${name} می‌خواست احتمال رنگ ${wanted.name} ${shown} باشد، ولی تعداد درستی را رنگ نکرده بود.`,
            p`تو چرخنده را درست رنگ کن. ${rest}`,
          ];
        default:
          return [p`چرخنده را طوری رنگ کن که احتمال آمدن رنگ ${wanted.name} ${shown} باشد. ${rest}`];
      }
    };
    return {
      form,
      stem: stem(),
      ...shadePartsAnswer(draft, ruleOf(count)),
      misconceptions: known,
      hints: [
        hint(p`چرخنده ${parts} قسمت مساوی دارد. احتمال هر رنگ، تعداد قسمت‌های آن رنگ از همهٔ قسمت‌هاست.`),
        shared > 1
          ? hint(p`کسری مساوی با ${shown} پیدا کن که مخرجش ${parts} باشد.`)
          : hint(p`مخرج کسر با تعداد قسمت‌های چرخنده برابر است؛ پس صورت می‌گوید چند قسمت باید رنگ شود.`),
        hint(p`همان تعداد قسمت را ${wanted.name} کن؛ فرقی ندارد کدام قسمت‌ها باشند.`),
      ],
      solution: [
        shared > 1
          ? step(
              p`چرخنده ${parts} قسمت دارد؛ پس کسر را با مخرج ${parts} می‌نویسیم:`,
              display(row(shown, '=', frac(count, parts))),
            )
          : step(p`چرخنده ${parts} قسمت دارد و مخرج کسر هم ${parts} است.`),
        step(p`پس ${count} قسمت از ${parts} قسمت باید ${wanted.name} باشد: ${count} قسمت ${wanted.name}.`),
      ],
    };
  },
});
