import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  type Level,
  line,
  num,
  onTable,
  p,
  persianNumber,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { drawGroups, surveys } from './question-parts/surveys.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['story', 'find-mistake', 'compare'],
  4: ['find-mistake', 'compare', 'story'],
};
const rowsOf: Readonly<Record<Level, readonly number[]>> = { 1: [3], 2: [3, 4], 3: [4], 4: [4, 5] };
const mostOf: Readonly<Record<Level, number>> = { 1: 9, 2: 20, 3: 50, 4: 60 };

export const dataTable = defineSkill({
  id: 'g3-data-table',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onTable],
  revision: 9,
  make: (rng, level) => {
    const survey = rng.pick(surveys);
    const labels = drawGroups(rng, survey, rng.pick(rowsOf[level]));
    const values = labels.map(() => rng.int(level < 3 ? 3 : 11, mostOf[level]));
    const total = values.reduce((sum, value) => sum + value, 0);
    if (new Set(values).size < values.length || total > 200) return null;
    const hidden = rng.int(0, labels.length - 1);
    const answer = values[hidden] ?? 0;
    const known = values.filter((_, index) => index !== hidden);
    const sum = total - answer;
    const form = rng.pick(formsOf[level]);
    const { unit, of } = survey;
    const label = labels[hidden] ?? '';
    const asked = `${of} ${label}`;
    // Compared with a group that is shown: the total is then stated as so many more than that group.
    const shown = rng.pick(labels.map((_, index) => index).filter((index) => index !== hidden));
    const above = total - (values[shown] ?? 0);
    const figure: Figure = {
      t: 'table',
      description: `جدول «${survey.title}»؛ ${labels.map((each, index) => `${each}: ${index === hidden ? 'نوشته نشده' : persianNumber(values[index] ?? 0)}`).join('، ')}${form === 'compare' ? '' : `، جمع: ${persianNumber(total)}`}`,
      columns: [survey.heading, unit === 'تا' ? 'تعداد' : `تعداد (${unit})`],
      rows: [
        ...labels.map((each, index) => [
          { t: 'text' as const, text: each },
          index === hidden ? { t: 'text' as const, text: '؟' } : { t: 'math' as const, math: num(values[index] ?? 0) },
        ]),
        ...(form === 'compare'
          ? []
          : [
              [
                { t: 'text' as const, text: 'جمع' },
                { t: 'math' as const, math: num(total) },
              ],
            ]),
      ],
    };
    const name = child(rng);
    const isMore = rng.chance(1, 2);
    const wrong = isMore ? answer + 10 : sum;
    if (form === 'find-mistake' && wrong === answer) return null;
    const question = p`تعداد ${asked} چند ${unit} است؟`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            rng.pick([
              p`لکهٔ آب یک عدد از جدول ${name} را پاک کرده است، ولی جمع همه معلوم است.`,
              p`${name} جدول را برای روزنامه‌دیواری نوشت و یک خانه را خالی گذاشت.`,
              p`گوشهٔ برگهٔ ${name} پاره شده و یک عدد جدول دیده نمی‌شود.`,
              p`${name} جمع همه را می‌داند، ولی یک عدد جدول را فراموش کرده است.`,
              p`برادر کوچک ${name} یک عدد جدول را خط‌خطی کرده است.`,
              p`${name} از دوستش می‌خواهد خانهٔ خالی جدول را پیدا کند.`,
            ]),
            question,
          ];
        case 'find-mistake':
          return [p`${name} در خانهٔ خالی جدول عدد ${wrong} را نوشت، ولی با جمعِ نوشته‌شده جور درنیامد.`, question];
        case 'compare':
          return [
            p`جمع همهٔ عددهای این جدول ${above} ${unit} بیشتر از تعداد ${of} ${labels[shown] ?? ''} است.`,
            question,
          ];
        default:
          return [p`به جدول نگاه کن. یک خانهٔ آن خالی است.`, question];
      }
    };
    const parts = form === 'compare' ? known.filter((value) => value !== values[shown]) : known;
    const whole = form === 'compare' ? above : total;
    const given = parts.reduce((all, value) => all + value, 0);
    const withoutFirst = whole - given + (parts[0] ?? 0);
    // Where the others come to the group compared with, taking that one away would do.
    if (form === 'compare' && given === values[shown]) return null;
    return {
      form,
      stem: stem(),
      figure,
      ...integerAnswer(answer, { unit }),
      misconceptions: wholeMisconceptions(
        [
          'known-sum-only',
          'جمع عددهای معلوم را نوشته',
          sum,
          form === 'compare'
            ? line`عددهای معلوم را جمع کرده‌ای. سؤال گروهی را می‌خواهد که عددش نوشته نشده است.`
            : line`عددهای معلوم را جمع کرده‌ای. تا جمع همه چقدر مانده است؟`,
        ],
        [
          'total-added',
          'جمع همه را هم با عددهای دیگر جمع کرده',
          // What is said of the sum there is how much larger it is.
          form === 'compare' ? null : whole + sum,
          line`جمع همه، خودش همهٔ گروه‌ها را در بر دارد؛ نباید آن را دوباره جمع کنی.`,
        ],
        [
          'one-group-left-out',
          'یکی از عددهای معلوم را کم نکرده',
          // Of 2 and 8 of 14 in all, the one left over and their difference come to the same.
          (parts.length === 2 && withoutFirst === Math.abs((parts[0] ?? 0) - (parts[1] ?? 0))) ||
          // What somebody is said to have written may have been taken from the total, too.
          (form === 'find-mistake' && withoutFirst === total - wrong)
            ? null
            : withoutFirst,
          form === 'compare'
            ? line`از ${above} ${unit}، همهٔ گروه‌های معلومِ دیگر را کم کن؛ هر کدام را که کم کردی علامت بزن.`
            : line`همهٔ عددهای معلوم را از جمع کم کن؛ هر کدام را که کم کردی علامت بزن.`,
        ],
        [
          'ten-miscarried',
          'در جمع یا تفریق یک ده‌تایی را اشتباه کرده',
          answer + 10,
          line`جمع و تفریق را ستونی بنویس و ده‌تایی‌ها را با دقت حساب کن.`,
        ],
        form === 'compare'
          ? [
              'comparison-as-total',
              'تفاوت را جمع همه گرفته',
              above - sum,
              line`سؤال نگفته جمع همه این عدد است؛ گفته جمع همه این‌قدر از یکی از گروه‌ها بیشتر است.`,
            ]
          : [
              'total-written',
              'جمع همه را نوشته',
              total,
              line`این عدد جمع همهٔ گروه‌هاست. سؤال فقط یکی از آن‌ها را می‌خواهد.`,
            ],
      ),
      hints: [
        hint(p`یک عدد جدول معلوم نیست و سؤال همان را می‌خواهد.`),
        form === 'compare'
          ? hint(p`اگر آن گروه را از جمع همه برداریم، بقیهٔ گروه‌ها روی هم چند ${unit} می‌شوند؟ به جملهٔ سؤال نگاه کن.`)
          : hint(p`همهٔ گروه‌ها روی هم ${total} ${unit} است. عددهای معلوم را با هم جمع کن.`),
        hint(
          form === 'compare'
            ? p`از آن عدد، گروه‌های معلومِ دیگر را کم کن.`
            : p`جمع عددهای معلوم را از جمع همه کم کن تا عدد گم‌شده پیدا شود.`,
        ),
      ],
      solution: [
        ...(form === 'compare'
          ? [
              step(
                p`جمع همه ${above} ${unit} بیشتر از ${of} ${labels[shown] ?? ''} است؛ پس گروه‌های دیگر روی هم ${above} ${unit} هستند.`,
              ),
            ]
          : [step(p`جمع همهٔ گروه‌ها ${total} ${unit} است.`)]),
        ...(parts.length > 1
          ? [
              step(
                p`عددهای معلوم را جمع می‌کنیم.`,
                display(
                  row(...parts.flatMap((value, index) => (index === 0 ? [value] : ['+' as const, value])), '=', given),
                ),
              ),
            ]
          : []),
        step(p`آن را کم می‌کنیم تا عدد گم‌شده بماند.`, display(row(whole, '−', given, '=', answer))),
      ],
    };
  },
});
