import {
  type Block,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  type Level,
  line,
  onChart,
  p,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { drawGroups, drawParts, lacksSeason, pieOf, surveysToPaint } from './question-parts/surveys.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'reverse'],
};
const sectorsOf: Readonly<Record<Level, readonly number[]>> = { 1: [4, 8], 2: [8, 10], 3: [8, 10, 12], 4: [8, 10, 12] };
const mostEach: Readonly<Record<Level, number>> = { 1: 4, 2: 6, 3: 10, 4: 10 };

export const pieRead = defineSkill({
  id: 'g3-pie-read',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onChart],
  revision: 11,
  commonMistakes: ['one-sector-only', 'other-slice-read', 'rest-counted'],
  make: (rng, level) => {
    const survey = rng.pick(surveysToPaint);
    const sectors = rng.pick(sectorsOf[level]);
    const labels = drawGroups(rng, survey, sectors === 4 ? rng.int(2, 3) : rng.int(3, 4));
    const parts = drawParts(rng, sectors, labels.length);
    if (parts === null || lacksSeason(survey, labels)) return null;
    // With one for each sector, to count the sectors would be right.
    const each = rng.int(2, mostEach[level]);
    const total = sectors * each;
    const [i = 0, j = 1] = rng.sample(
      labels.map((_, index) => index),
      2,
    );
    const own = parts[i] ?? 1;
    const known = parts[j] ?? 1;
    const answer = own * each;
    const form = rng.pick(formsOf[level]);
    if (own === 1 || (form === 'reverse' && known === 1)) return null;
    // A group of one sector more or fewer is what the own one is miscounted as.
    if (Math.abs(known - own) === 1) return null;
    // Another group of as many sectors, or all sectors counted, would come to the right number.
    if (parts.filter((part) => part === own).length > 1 || answer === sectors) return null;
    const { of, unit, counted } = survey;
    const asked = `${of} ${labels[i] ?? ''}`;
    const other = `${of} ${labels[j] ?? ''}`;
    const name = child(rng);
    const question = p`تعداد ${asked} چند ${unit} است؟`;
    const whole = p`دایره به ${sectors} قسمت مساوی تقسیم شده است و کل آن ${total} ${counted} را نشان می‌دهد.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            rng.pick([
              p`${name} این نمودار را برای روزنامه‌دیواری کشیده است. کل دایره ${total} ${counted} را نشان می‌دهد.`,
              unit === 'نفر'
                ? p`${name} دربارهٔ ${total} نفر پرسید و نتیجه را در این نمودار نشان داد.`
                : p`${name} ${total} ${counted} را شمرد و نتیجه را در این نمودار نشان داد.`,
              p`گروه ${name} این نمودار را ساختند. کل دایره ${total} ${counted} را نشان می‌دهد.`,
              p`معلم ${name} این نمودار را روی تابلو گذاشت و گفت کل دایره ${total} ${counted} را نشان می‌دهد.`,
              p`${name} این نمودار را در دفترش رنگ کرده است. کل دایره ${total} ${counted} را نشان می‌دهد.`,
              p`${name} نمودار را به خانواده‌اش نشان داد و گفت کل دایره ${total} ${counted} را نشان می‌دهد.`,
            ]),
            question,
          ];
        case 'find-mistake':
          return [
            whole,
            p`${name} قسمت‌ها را شمرد و گفت: «تعداد ${asked}، ${own} ${unit} است.» ولی اشتباه کرده است.`,
            question,
          ];
        case 'reverse':
          return [p`در این نمودار، تعداد ${other}، ${known * each} ${unit} است.`, question];
        default:
          return [whole, question];
      }
    };
    return {
      form,
      stem: stem(),
      figure: pieOf(survey, labels, parts),
      ...integerAnswer(answer, { unit }),
      misconceptions: wholeMisconceptions(
        [
          'sectors-counted',
          'تعداد قسمت‌ها را به جای تعداد چیزها نوشته',
          own,
          line`هر قسمت دایره فقط یکی را نشان نمی‌دهد. سهم هر قسمت را پیدا کن.`,
        ],
        ['one-sector-only', 'فقط سهم یک قسمت را نوشته', each, line`این سهمِ یک قسمت است. این گروه چند قسمت دارد؟`],
        [
          'other-slice-read',
          'گروه دیگری را خوانده',
          known * each,
          line`راهنمای کنار نمودار را ببین و رنگ همان گروهی را پیدا کن که سؤال پرسیده است.`,
        ],
        [
          'rest-counted',
          'بقیهٔ گروه‌ها را حساب کرده',
          total - answer,
          line`این تعداد گروه‌های دیگر است. سؤال کدام گروه را می‌خواهد؟`,
        ],
        [
          'known-taken-for-sector',
          'مقدار گروه معلوم را سهم یک قسمت گرفته',
          form === 'reverse' ? known * each * own : null,
          line`این مقدارِ ${known} قسمت است. سهم یک قسمت چقدر است؟`,
        ],
        [
          'shared-among-groups',
          'کل را میان گروه‌ها به طور مساوی تقسیم کرده',
          // With as many sectors as there are groups, the whole may as well be shared among these sectors; one sector more or
          // fewer is a slip in counting.
          form !== 'reverse' &&
          total % labels.length === 0 &&
          own !== labels.length &&
          Math.abs(total / labels.length - answer) !== each
            ? total / labels.length
            : null,
          line`سهم گروه‌ها مساوی نیست. قسمت‌های مساوی دایره را بشمار، نه گروه‌ها را.`,
        ],
      ),
      hints: [
        hint(p`همهٔ قسمت‌های دایره مساوی‌اند؛ پس سهم همهٔ قسمت‌ها یکی است.`),
        form === 'reverse'
          ? hint(p`قسمت‌های ${other} را بشمار. این ${known * each} ${unit} میان آن قسمت‌ها مساوی پخش می‌شود.`)
          : hint(p`همهٔ قسمت‌های دایره را بشمار و ${total} ${counted} را میان آن‌ها مساوی پخش کن.`),
        hint(p`حالا قسمت‌های ${asked} را بشمار و در سهم هر قسمت ضرب کن.`),
      ],
      solution: [
        form === 'reverse'
          ? step(
              p`${known} قسمت دایره برای ${other} است؛ پس سهم هر قسمت:`,
              display(row(known * each, '÷', known, '=', each)),
            )
          : step(p`دایره ${sectors} قسمت مساوی دارد؛ پس سهم هر قسمت:`, display(row(total, '÷', sectors, '=', each))),
        step(
          p`${own} قسمت دایره برای ${asked} است؛ پس سهم هر قسمت را ${own} بار می‌گیریم:`,
          display(row(own, '×', each, '=', answer)),
        ),
      ],
    };
  },
});
