import {
  type Block,
  child,
  defineSkill,
  display,
  frac,
  fractionAnswer,
  fractionKey,
  gcd,
  hint,
  type Level,
  line,
  type Misconception,
  misconception,
  onChart,
  p,
  type QuestionVariant,
  Rational,
  row,
  step,
} from '../../../authoring/index.ts';
import { drawGroups, drawParts, lacksSeason, pieOf, surveysToPaint } from './question-parts/surveys.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['story', 'find-mistake', 'compare', 'reverse'],
  4: ['compare', 'reverse', 'find-mistake'],
};
const sectorsOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [4, 6], 2: [5, 10], 3: [6, 12], 4: [8, 12] };

export const pieFraction = defineSkill({
  id: 'g3-pie-fraction',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onChart],
  revision: 11,
  make: (rng, level) => {
    const survey = rng.pick(surveysToPaint);
    const sectors = rng.int(...sectorsOf[level]);
    const labels = drawGroups(rng, survey, level === 1 ? rng.int(2, 3) : rng.int(3, 4));
    const parts = drawParts(rng, sectors, labels.length);
    if (parts === null || lacksSeason(survey, labels)) return null;
    const [i = 0, j = 1] = rng.sample(
      labels.map((_, index) => index),
      2,
    );
    const [own, second] = [parts[i] ?? 1, parts[j] ?? 1];
    const form = rng.pick(formsOf[level]);
    const both = form === 'compare';
    const others = form === 'reverse';
    const numerator = both ? own + second : others ? sectors - own : own;
    if (both && labels.length < 3) return null;
    // Who reads another group of as many sectors would be right.
    if (!both && !others && parts.filter((part) => part === own).length > 1) return null;
    const shared = gcd(numerator, sectors);
    const { of } = survey;
    const asked = `${of} ${labels[i] ?? ''}`;
    const also = `${of} ${labels[j] ?? ''}`;
    const name = child(rng);
    const known: Misconception[] = [];
    const add = (id: string, title: string, over: number, under: number, message: Misconception['message']) => {
      if (over > 0 && under > 0) known.push(misconception(id, title, fractionKey(Rational.of(over, under)), message));
    };
    add(
      others ? 'part-over-excluded' : 'part-over-rest',
      others ? 'در مخرج فقط قسمت‌های گروه کنارگذاشته را شمرده' : 'در مخرج فقط قسمت‌های دیگر را شمرده',
      numerator,
      // A whole number may as well be how many sectors or groups are asked for.
      form !== 'find-mistake' && numerator % (sectors - numerator) === 0 ? 0 : sectors - numerator,
      others
        ? line`در مخرج همهٔ قسمت‌های دایره را می‌نویسیم، نه فقط قسمت‌های یک گروه را.`
        : line`در مخرج همهٔ قسمت‌های دایره را می‌نویسیم، نه فقط قسمت‌های دیگر را.`,
    );
    const groups = both ? 2 : others ? labels.length - 1 : 1;
    // To count the groups would come to the right fraction.
    if (groups * sectors === numerator * labels.length) return null;
    add(
      'groups-in-denominator',
      'گروه‌ها را شمرده، نه قسمت‌های مساوی را',
      // Another slice may come to the same, or a sector counted once more or less.
      [...parts, numerator - 1, numerator + 1].some((part) => part * labels.length === groups * sectors) ? 0 : groups,
      labels.length,
      line`گروه‌ها هم‌اندازه نیستند. قسمت‌های مساوی دایره را بشمار.`,
    );
    add(
      'one-sector',
      'در صورت فقط یک قسمت را نوشته',
      both || others ? 0 : 1,
      sectors,
      line`در صورت، تعداد قسمت‌های همان گروه را می‌نویسیم. چند قسمت است؟`,
    );
    add(
      others ? 'excluded-group' : 'other-groups',
      others ? 'کسر همان گروهی را نوشته که باید کنار بگذارد' : 'کسر بقیهٔ دایره را نوشته',
      // Two sectors may as well be the two groups counted.
      both && sectors - numerator === 2 ? 0 : sectors - numerator,
      sectors,
      line`سؤال را دوباره بخوان: کدام گروه‌ها را می‌خواهد؟`,
    );
    if (both)
      add('first-group-only', 'فقط یکی از دو گروه را حساب کرده', own, sectors, line`سؤال دو گروه را روی هم می‌خواهد.`);
    add(
      'upside-down',
      'صورت و مخرج را جابه‌جا نوشته',
      sectors,
      numerator,
      line`تعداد همهٔ قسمت‌ها پایین، در مخرج، نوشته می‌شود.`,
    );
    const question = p`سهم ${asked} چه کسری از کل است؟`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            rng.pick([
              p`${name} این نمودار دایره‌ای را در دفترش رنگ کرده است.`,
              p`${name} نمودار را روی تابلوی کلاس کشید.`,
              p`گروه ${name} این نمودار را برای نمایشگاه مدرسه آماده کردند.`,
              p`${name} این نمودار را برای روزنامه‌دیواری ساخته است.`,
              p`معلم ${name} این نمودار را به کلاس آورد.`,
              p`${name} با خواهرش این نمودار را درست کرد.`,
            ]),
            question,
          ];
        case 'find-mistake':
          return [p`${name} می‌گوید: «سهم ${asked} ${frac(own, sectors - own)} کل است.» ولی اشتباه کرده است.`, question];
        case 'compare':
          return [p`به نمودار نگاه کن.`, p`سهم ${asked} و ${also} روی هم چه کسری از کل است؟`];
        case 'reverse':
          return [p`به نمودار نگاه کن.`, p`به جز ${asked}، بقیه روی هم چه کسری از کل است؟`];
        default:
          return [p`به نمودار نگاه کن.`, question];
      }
    };
    return {
      form,
      stem: stem(),
      figure: pieOf(survey, labels, parts),
      ...fractionAnswer(Rational.of(numerator, sectors)),
      misconceptions: known,
      hints: [
        hint(p`کل، همهٔ دایره است. دایره به چند قسمت مساوی تقسیم شده؟ این عدد مخرج است.`),
        both
          ? hint(p`قسمت‌های هر دو گروه را بشمار. رنگ هر گروه را راهنمای نمودار می‌گوید.`)
          : others
            ? hint(p`قسمت‌های همهٔ گروه‌های دیگر را بشمار و آن گروه را کنار بگذار.`)
            : hint(p`قسمت‌های همان گروه را بشمار. رنگ هر گروه را راهنمای نمودار می‌گوید.`),
        hint(p`تعدادی که شمردی صورت کسر می‌شود.`),
      ],
      solution: [
        step(p`دایره به ${sectors} قسمت مساوی تقسیم شده است؛ پس مخرج ${sectors} است.`),
        both
          ? step(
              p`قسمت‌های دو گروه را با هم می‌شماریم و در صورت می‌نویسیم.`,
              display(row(own, '+', second, '=', numerator)),
            )
          : others
            ? step(p`قسمت‌های گروه‌های دیگر را می‌شماریم.`, display(row(sectors, '−', own, '=', numerator)))
            : step(p`سهم ${asked} ${own} قسمت است؛ پس صورت ${own} است.`),
        step(
          p`پس کسر خواسته‌شده این است:`,
          display(
            shared > 1
              ? row(frac(numerator, sectors), '=', frac(numerator / shared, sectors / shared))
              : frac(numerator, sectors),
          ),
        ),
      ],
    };
  },
});
