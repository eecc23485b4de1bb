import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  hint,
  integerAnswer,
  type Level,
  line,
  num,
  onChart,
  onTable,
  p,
  percent,
  percentSquares,
  persianNumber,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { drawSurvey, hundredIn } from './question-parts/surveys.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake', 'compare'],
  4: ['figure', 'compare', 'find-mistake'],
};
const totalsOf: Readonly<Record<Level, readonly number[]>> = {
  1: [20, 50],
  2: [20, 25, 50],
  3: [25, 40, 50, 200],
  4: [40, 200, 25],
};

export const dataPercent = defineSkill({
  id: 'g6-data-percent',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onTable, onChart, percentSquares],
  revision: 12,
  commonMistakes: ['other-row-read'],
  make: (rng, level) => {
    const total = rng.pick(totalsOf[level]);
    // The smallest percent that is a whole count here.
    const grain = total === 20 ? 5 : total === 25 ? 4 : total === 40 ? 5 : total === 50 ? 2 : 1;
    const count = level === 1 ? 3 : 4;
    const shares = hundredIn(rng, count, grain);
    if (shares === null) return null;
    const counts = shares.map((share) => (share * total) / 100);
    if (counts.some((each) => !Number.isInteger(each) || each < 1)) return null;
    const { names, title, unit } = drawSurvey(rng, count);
    const at = rng.int(0, count - 1);
    const other = (at + 1) % count;
    const form = rng.pick(formsOf[level]);
    const isBoth = form === 'compare';
    const share = (shares[at] ?? 0) + (isBoth ? (shares[other] ?? 0) : 0);
    const part = (counts[at] ?? 0) + (isBoth ? (counts[other] ?? 0) : 0);
    // Two counts together are no count of the table.
    if (isBoth && counts.includes(part)) return null;
    // The count is not the percent of another group, nor of the one it is added to.
    if (shares.some((each, index) => (isBoth || index !== at) && each === part)) return null;
    // Nor is a count of the table the percent that is asked, or all of them together another percent.
    if (counts.includes(share) || shares.includes(total) || 100 - share === total) return null;
    const [name, otherName] = [names[at] ?? '', names[other] ?? ''];
    const misconceptions = wholeMisconceptions(
      [
        'count-as-percent',
        'تعداد را درصد گرفته',
        part,
        line`درصد یعنی از ۱۰۰. تعداد همه را حساب کن و ببین ۱۰۰ هست یا نه.`,
      ],
      [
        'other-row-read',
        'درصد گروه دیگری را نوشته',
        isBoth ? null : (shares[(at + count - 1) % count] ?? 0),
        line`نام‌ها را دوباره ببین.`,
      ],
      ['rest-in-percent', 'درصد بقیه را نوشته', 100 - share, line`این درصد بقیه است. سؤال را دوباره بخوان.`],
      [
        'against-the-others',
        'با بقیه مقایسه کرده، نه با همه',
        (part * 100) % (total - part) === 0 ? (part * 100) / (total - part) : null,
        line`کسر را دوباره بنویس: پایین آن مجموع همهٔ داده‌ها می‌نشیند، نه بقیهٔ آن‌ها.`,
      ],
      [
        'only-one-counted',
        'فقط یکی از دو گروه را حساب کرده',
        isBoth ? (shares[at] ?? 0) : null,
        line`دو گروه با هم خواسته شده است.`,
      ],
    );
    const wrong = misconceptions
      .flatMap(({ answer: each }) => (each.kind === 'integer' ? each.values.map(Number) : []))
      .filter((each) => each !== share);
    if (wrong.length === 0) return null;
    const list = names.map((each, index) => `${each} ${persianNumber(counts[index] ?? 0)} ${unit}`).join('، ');
    const figure: Figure | undefined =
      form === 'story'
        ? undefined
        : total <= 50 && level > 1 && rng.chance(1, 3)
          ? {
              t: 'tally',
              title,
              description: `جدول چوب‌خط ${title}؛ ${list}`,
              rows: names.map((label, index) => ({ label, count: counts[index] ?? 0 })),
            }
          : {
              t: 'table',
              description: `جدول ${title}؛ ${list}`,
              columns: ['گروه', 'تعداد'],
              rows: names.map((each, index) => [
                { t: 'text', text: each },
                { t: 'math', math: num(counts[index] ?? 0) },
              ]),
            };
    const ask = isBoth ? p`«${name}» و «${otherName}» روی هم چند درصد همه است؟` : p`«${name}» چند درصد همه است؟`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`نتیجهٔ شمارش ${title}: ${list}.`, ask];
        case 'find-mistake':
          return [
            p`جدول، ${title} را نشان می‌دهد. ${child(rng)} می‌گوید «${name}» ${percent(rng.pick(wrong))} همه است، ولی درست نیست.`,
            ask,
          ];
        default:
          return [p`جدول، ${title} را نشان می‌دهد.`, ask];
      }
    };
    return {
      form,
      stem: stem(),
      ...(figure === undefined ? {} : { figure }),
      ...integerAnswer(share, { unit: 'درصد' }),
      misconceptions,
      hints: [
        hint(p`اول همهٔ تعدادها را جمع کن تا بدانی همه چند تاست.`),
        hint(
          p`تعداد ${isBoth ? 'دو گروه خواسته‌شده را روی هم' : 'گروه خواسته‌شده را'} در صورت و مجموع را در مخرج بنویس.`,
        ),
        hint(p`کسر را با مخرج ۱۰۰ بنویس.`),
      ],
      solution: [
        step(
          p`همهٔ تعدادها را جمع می‌کنیم.`,
          display(row(...counts.flatMap((each, index) => (index === 0 ? [each] : ['+' as const, each])), '=', total)),
        ),
        ...(isBoth
          ? [step(p`دو گروه روی هم:`, display(row(counts[at] ?? 0, '+', counts[other] ?? 0, '=', part)))]
          : []),
        step(
          p`کسر را با مخرج ۱۰۰ می‌نویسیم.`,
          display(row(frac(part, total), '=', frac(share, 100), '=', percent(share))),
        ),
      ],
    };
  },
});
