import {
  type Block,
  barModels,
  child,
  children,
  defineSkill,
  display,
  type Figure,
  gcd,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  relative,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { shareWrongLine } from './question-parts/share-ratio-wrong-line.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['story', 'story', 'reverse', 'find-mistake'],
  4: ['story', 'reverse', 'reverse', 'find-mistake'],
};

/** Shares `parts` × `size`; the one at `asked` is wanted. */
interface Sharing {
  readonly parts: readonly number[];
  readonly size: number;
  readonly asked: number;
}

function draw(rng: Rng, level: Level, isReverse: boolean): Sharing | null {
  const count = !isReverse && level >= 3 && rng.chance(1, 2) ? 3 : 2;
  const parts = rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], count);
  const common = parts.reduce((found, part) => gcd(found, part), 0);
  if (common > 1 || (level === 1 && Math.max(...parts) > 5)) return null;
  const size = rng.int(2, level === 1 ? 10 : level === 2 ? 25 : 60);
  return { parts, size, asked: rng.int(0, count - 1) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function spoken(parts: readonly number[]): string {
  return parts.map((part) => persianNumber(part)).join(' به ');
}

interface WordProblem {
  readonly blocks: readonly Block[];
  readonly unit: string;
}

/** What is shared, by whom; in reverse the difference of the first two is stated. */
function story(rng: Rng, { parts, size, asked }: Sharing, isReverse: boolean): WordProblem {
  const names = children(rng, parts.length);
  const total = sum(parts) * size;
  const [a = 0, b = 0] = parts;
  const more = a > b ? 0 : 1;
  const gap = Math.abs(a - b) * size;
  const people =
    parts.length === 2
      ? `${names[0] ?? ''} و ${names[1] ?? ''}`
      : `${names[0] ?? ''}، ${names[1] ?? ''} و ${names[2] ?? ''}`;
  const who = names[asked] ?? '';
  const [one, other] = [names[more] ?? '', names[1 - more] ?? ''];
  const [thing, unit, least, most] = rng.pick([
    ['جایزهٔ گروهی', 'هزار تومان', 20, 900],
    ['مهره‌ها', 'مهره', 10, 400],
    ['کارت‌های بازی', 'کارت', 10, 300],
    ['کار رنگ زدن نرده', 'متر', 10, 300],
    ['گردوها', 'گردو', 10, 500],
    ['تمبرها', 'تمبر', 10, 400],
    ['درآمد بازارچه', 'هزار تومان', 20, 900],
  ] as const);
  const statement = total >= least && total <= most;
  const [shownThing, shownUnit] = statement ? [thing, unit] : (['پول‌ها', 'هزار تومان'] as const);
  return {
    unit: shownUnit,
    blocks: isReverse
      ? [
          p`${people} ${shownThing} را به نسبت ${spoken(parts)} بین خودشان تقسیم کردند. سهم ${one} ${gap} ${shownUnit} بیشتر از سهم ${other} شد.`,
          p`سهم ${who} چند ${shownUnit} است؟`,
        ]
      : [
          p`${people} ${shownThing} را، که روی هم ${total} ${shownUnit} است، به نسبت ${spoken(parts)} بین خودشان تقسیم می‌کنند.`,
          p`سهم ${who} چند ${shownUnit} است؟`,
        ],
  };
}

function mixture(rng: Rng, { parts, size, asked }: Sharing): WordProblem {
  const total = sum(parts) * size;
  const [things, unit] = rng.pick([
    [['خاک باغچه', 'کود', 'ماسه'], 'کیلوگرم'],
    [['آب', 'شربت', 'گلاب'], 'میلی‌لیتر'],
    [['رنگ زرد', 'رنگ آبی', 'رنگ سفید'], 'گرم'],
    [['پسته', 'بادام', 'کشمش'], 'گرم'],
    [['گندم', 'جو', 'ذرت'], 'گرم'],
  ] as const);
  const used = things.slice(0, parts.length);
  const list = used.length === 2 ? used.join(' و ') : `${used[0] ?? ''}، ${used[1] ?? ''} و ${used[2] ?? ''}`;
  return {
    unit,
    blocks: [
      p`${relative(rng)} ${list} را به نسبت ${spoken(parts)} با هم مخلوط کرد و ${total} ${unit} مخلوط به دست آمد.`,
      p`در این مخلوط چند ${unit} ${used[asked] ?? ''} هست؟`,
    ],
  };
}

export const shareInRatio = defineSkill({
  id: 'g6-share-ratio',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [barModels],
  revision: 9,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const isReverse = form === 'reverse';
    const sharing = draw(rng, level, isReverse);
    if (sharing === null) return null;
    const { parts, size, asked } = sharing;
    const part = parts[asked] ?? 1;
    const answer = part * size;
    const total = sum(parts) * size;
    const [a = 0, b = 0] = parts;
    const gap = Math.abs(a - b) * size;
    if (isReverse && Math.abs(a - b) < 2) return null;
    const others = parts.filter((_, index) => index !== asked);
    const misconceptions = wholeMisconceptions(
      ...[...new Set(others)].map(
        (other) =>
          [
            'share-of-another',
            'سهم دیگری را نوشته',
            other * size,
            form === 'figure'
              ? line`ببین سهم رنگ‌شده خواسته شده است یا سهم رنگ‌نشده.`
              : line`ببین سهم چه کسی یا چه چیزی خواسته شده و در نسبت، چندمین عدد است.`,
          ] as const,
      ),
      [
        isReverse ? 'difference-over-part' : 'divided-by-own-part',
        isReverse ? 'تفاوت را بر تعداد قسمت‌های همان سهم تقسیم کرده' : 'کل را بر تعداد قسمت‌های همان سهم تقسیم کرده',
        // To divide the difference by two is to halve it, whatever the ratio is.
        isReverse ? (part === 2 ? null : gap / part) : total / part,
        isReverse
          ? line`عددی که گفته شده سهم او نیست؛ تفاوت دو سهم است. ببین تفاوت چند قسمت است.`
          : line`اول ببین همهٔ سهم‌ها روی هم چند قسمت است.`,
      ],
      [
        'one-part-written',
        'مقدار یک قسمت را نوشته',
        part === 1 ? null : size,
        line`مقدار یک قسمت را درست پیدا کرده‌ای. سهم خواسته‌شده چند قسمت است؟`,
      ],
      [
        'shared-equally',
        'به طور مساوی تقسیم کرده',
        // Divided by the other's number it comes to the same.
        isReverse || others.includes(parts.length) ? null : total / parts.length,
        form === 'figure'
          ? line`سهم‌ها مساوی نیستند. نوار را دوباره نگاه کن.`
          : line`سهم‌ها مساوی نیستند. نسبت را دوباره نگاه کن.`,
      ],
      [
        isReverse ? 'difference-times-part' : 'whole-times-part',
        isReverse ? 'تفاوت را در تعداد قسمت‌های سهم ضرب کرده' : 'کل را در تعداد قسمت‌های سهم ضرب کرده',
        isReverse ? gap * part : total * part,
        isReverse
          ? line`تفاوت، مقدار یک قسمت نیست. ببین تفاوت چند قسمت است.`
          : line`سهم باید از کل کوچک‌تر باشد. اول مقدار یک قسمت را پیدا کن.`,
      ],
      [
        'difference-taken-for-total',
        'اختلاف را مجموع گرفته',
        isReverse ? (gap / sum(parts)) * part : null,
        line`عددی که گفته شده اختلاف دو سهم است، نه مجموع آن‌ها.`,
      ],
    );
    const wrong = misconceptions
      .flatMap(({ answer: each }) => (each.kind === 'integer' ? each.values.map(Number) : []))
      .filter((each) => each !== answer);
    const place = ['اول', 'دوم', 'سوم'][asked] ?? '';
    let wordProblem: WordProblem;
    switch (form) {
      case 'bare':
        wordProblem = {
          unit: '',
          blocks: [
            p`عدد ${total} را به نسبت ${spoken(parts)} به ${parts.length === 2 ? 'دو' : 'سه'} قسمت تقسیم می‌کنیم.`,
            p`قسمت ${place} چند است؟`,
          ],
        };
        break;
      case 'figure':
        wordProblem = {
          unit: 'هزار تومان',
          blocks: [
            p`نوار، ${total} هزار تومان پول را نشان می‌دهد که به قسمت‌های مساوی تقسیم شده است. قسمت رنگ‌شده سهم ${child(rng)} و بقیه سهم دوستش است.`,
            asked === 0 ? p`سهم رنگ‌شده چند هزار تومان است؟` : p`سهم رنگ‌نشده چند هزار تومان است؟`,
          ],
        };
        break;
      default:
        wordProblem = !isReverse && rng.chance(1, 3) ? mixture(rng, sharing) : story(rng, sharing, isReverse);
    }
    const figure: Figure | undefined =
      form === 'figure'
        ? {
            t: 'bars',
            description: `یک نوار که ${persianNumber(sum(parts))} قسمت مساوی دارد و ${persianNumber(a)} قسمت آن رنگ شده است`,
            bars: [{ parts: sum(parts), shaded: a, tone: 'accent' }],
          }
        : undefined;
    const stem =
      form === 'find-mistake'
        ? [
            ...wordProblem.blocks,
            p`${child(rng)} نوشته است: ${rng.pick(wrong)} ${wordProblem.unit}؛ ولی درست نیست. جواب درست چند است؟`,
          ]
        : wordProblem.blocks;
    const known = isReverse ? Math.abs(a - b) : sum(parts);
    return {
      form,
      stem,
      ...(figure === undefined ? {} : { figure }),
      ...integerAnswer(answer, wordProblem.unit === '' ? {} : { unit: wordProblem.unit }),
      misconceptions,
      hints: [
        form === 'figure'
          ? hint(p`بشمار سهم رنگ‌شده چند قسمت نوار است و سهم رنگ‌نشده چند قسمت.`)
          : hint(p`نسبت می‌گوید هر سهم چند قسمت مساوی است. یک نوار با این قسمت‌ها بکش.`),
        isReverse
          ? hint(p`اختلاف دو سهم چند قسمت است؟ مقدار آن را می‌دانی.`)
          : hint(p`همهٔ سهم‌ها روی هم چند قسمت است؟ مقدار همهٔ آن را می‌دانی.`),
        hint(p`مقدار یک قسمت را پیدا کن و در تعداد قسمت‌های سهم خواسته‌شده ضرب کن.`),
      ],
      solution: [
        isReverse
          ? step(p`اختلاف دو سهم ${known} قسمت است.`, display(row(Math.max(a, b), '−', Math.min(a, b), '=', known)))
          : step(
              p`همهٔ سهم‌ها روی هم ${known} قسمت است.`,
              display(
                row(...parts.flatMap((each, index) => (index === 0 ? [each] : ['+' as const, each])), '=', known),
              ),
            ),
        step(p`مقدار یک قسمت را پیدا می‌کنیم.`, display(row(isReverse ? gap : total, '÷', known, '=', size))),
        step(p`سهم خواسته‌شده ${part} قسمت است.`, display(row(part, '×', size, '=', answer))),
      ],
    };
  },
  makeWrongLine: shareWrongLine,
});
