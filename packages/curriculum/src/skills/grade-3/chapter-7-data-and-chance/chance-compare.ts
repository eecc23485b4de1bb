import { bag, spinner } from '../../../authoring/colored-chances.ts';
import {
  type Block,
  child,
  choiceAnswer,
  colorsMarked,
  defineSkill,
  hint,
  type Level,
  line,
  p,
  persianNumber,
  type QuestionVariant,
  step,
  text,
  type WrongOptionDraft,
} from '../../../authoring/index.ts';
import { drawBeads } from './question-parts/random-color-counts.ts';

type Asked = 'most' | 'least' | 'equal';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'compare'],
  3: ['figure', 'story', 'compare', 'find-mistake'],
  4: ['story', 'compare', 'find-mistake'],
};
const boundsOf: Readonly<Record<Level, readonly [number, number]>> = {
  1: [5, 10],
  2: [7, 12],
  3: [8, 16],
  4: [12, 20],
};

export const chanceCompare = defineSkill({
  id: 'g3-chance-compare',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 4,
  pictures: [colorsMarked],
  make: (rng, level) => {
    const [least, most] = boundsOf[level];
    const beads = drawBeads(rng, { kinds: level === 1 ? 3 : rng.int(3, 4), least, most });
    if (beads === null) return null;
    const form = rng.pick(formsOf[level]);
    const asked: Asked = form === 'compare' ? 'equal' : rng.pick(['most', 'least']);
    const counts = beads.map(({ count }) => count);
    const sorted = [...beads].sort((a, b) => a.count - b.count);
    const name = child(rng);
    const isSpinner = counts.reduce((sum, count) => sum + count, 0) <= 12 && rng.chance(1, 2);
    const [rare, frequent] = [sorted[0], sorted.at(-1)];
    if (rare === undefined || frequent === undefined) return null;
    const pairs = beads.flatMap((one, index) => beads.slice(index + 1).map((other) => [one, other] as const));
    const even = pairs.filter(([one, other]) => one.count === other.count);
    if (asked === 'equal' ? even.length !== 1 : new Set(counts).size < counts.length) return null;
    // At the stretch the color that is asked for is not seen without counting.
    const nearest =
      asked === 'most' ? frequent.count - (sorted.at(-2)?.count ?? 0) : (sorted[1]?.count ?? 0) - rare.count;
    if (level === 4 && asked !== 'equal' && nearest > 2) return null;
    const draft = () => {
      if (asked === 'equal') {
        const option = ([one, other]: (typeof pairs)[number]) => ({
          value: `${one.name} ${other.name}`,
          content: [text(`${one.name} و ${other.name}`)],
        });
        const [right] = even;
        if (right === undefined) return null;
        const wrong = rng.shuffle(pairs.filter((pair) => pair !== right)).map((pair): WrongOptionDraft => {
          const gap = Math.abs(pair[0].count - pair[1].count);
          return gap === 1
            ? {
                ...option(pair),
                id: 'nearly-equal-taken',
                title: 'دو رنگ نزدیک به هم را مساوی گرفته',
                message: line`این دو رنگ را یک بار دیگر دقیق بشمار؛ شاید یکی با دیگری فرق داشته باشد.`,
              }
            : pair.includes(frequent)
              ? {
                  ...option(pair),
                  id: 'most-frequent-taken',
                  title: 'رنگ بیشتر را با رنگ دیگری هم‌شانس گرفته',
                  message: line`یکی از این دو رنگ بیشتر از دیگری است. دو رنگ با تعداد برابر پیدا کن.`,
                }
              : {
                  ...option(pair),
                  id: 'colours-not-counted',
                  title: 'دو رنگ با تعداد نابرابر را هم‌شانس گرفته',
                  message: line`هر رنگ را جدا بشمار و تعدادها را با هم مقایسه کن.`,
                };
        });
        return choiceAnswer(rng, { layout: 'list', right: option(right), wrong });
      }
      const right = asked === 'most' ? frequent : rare;
      const opposite = asked === 'most' ? rare : frequent;
      const option = (one: (typeof beads)[number]) => ({ value: one.name, content: [text(one.name)] });
      const near = asked === 'most' ? sorted.at(-2) : sorted[1];
      return choiceAnswer(rng, {
        layout: 'list',
        right: option(right),
        wrong: beads
          .filter((one) => one !== right)
          .map(
            (one): WrongOptionDraft =>
              one === opposite
                ? {
                    ...option(one),
                    id: 'opposite-taken',
                    title: 'بیشترین و کمترین شانس را جابه‌جا گرفته',
                    message: line`هر رنگی که بیشتر باشد، شانس آمدنش هم بیشتر است. سؤال کدام را می‌خواهد؟`,
                  }
                : one === near
                  ? {
                      ...option(one),
                      id: 'next-one-taken',
                      title: 'فقط بعضی رنگ‌ها را مقایسه کرده، یا رنگی را درست نشمرده',
                      message: line`این رنگ را با رنگ‌های دیگر دقیق بشمار و مقایسه کن.`,
                    }
                  : {
                      ...option(one),
                      id: 'middle-taken',
                      title: 'رنگی میانی را گرفته',
                      message: line`این رنگ نه از همه بیشتر است و نه از همه کمتر. هر رنگ را جدا بشمار.`,
                    },
          ),
      });
    };
    const spec = draft();
    if (spec === null) return null;
    const thing = isSpinner ? 'چرخنده' : 'کیسه';
    const act = isSpinner ? 'چرخنده را یک بار می‌چرخاند' : 'بدون نگاه کردن، یک مهره از کیسه بیرون می‌آورد';
    const ask = {
      most: 'کدام رنگ بیشترین شانس آمدن را دارد؟',
      least: 'کدام رنگ کمترین شانس آمدن را دارد؟',
      equal: 'کدام دو رنگ شانس برابر دارند؟',
    }[asked];
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
        case 'compare':
          return [
            rng.pick([
              p`${name} در جشن مدرسه ${act}.`,
              p`در غرفهٔ بازی، ${name} ${act}.`,
              p`${name} برای انتخاب هم‌گروهی ${act}.`,
              p`نوبت ${name} است و او ${act}.`,
              p`${name} با پسرخاله‌اش بازی می‌کند و ${act}.`,
              p`${name} برای انتخاب رنگ لباس تیم ${act}.`,
            ]),
            p`${ask}`,
          ];
        case 'find-mistake':
          return [p`${name} می‌گوید شانس همهٔ رنگ‌ها در این ${thing} برابر است، ولی اشتباه می‌کند.`, p`${ask}`];
        default:
          return [
            isSpinner ? p`این چرخنده را یک بار می‌چرخانیم.` : p`بدون نگاه کردن، یک مهره از این کیسه بیرون می‌آوریم.`,
            p`${ask}`,
          ];
      }
    };
    const answer =
      asked === 'equal'
        ? `${even[0]?.[0].name ?? ''} و ${even[0]?.[1].name ?? ''}`
        : (asked === 'most' ? frequent : rare).name;
    const listed = beads.map((one) => `${one.name} ${persianNumber(one.count)}`).join('، ');
    return {
      form,
      stem: stem(),
      figure: isSpinner ? spinner(rng, beads) : bag(beads),
      ...spec,
      hints: [
        isSpinner
          ? hint(p`همهٔ قسمت‌های چرخنده هم‌اندازه‌اند؛ پس شانس هر رنگ به تعداد قسمت‌هایش بستگی دارد.`)
          : hint(p`شانس همهٔ مهره‌ها یکی است؛ پس شانس هر رنگ به تعداد مهره‌هایش بستگی دارد.`),
        hint(p`هر رنگ را جدا بشمار و تعدادش را بنویس.`),
        asked === 'equal'
          ? hint(p`دو رنگی را پیدا کن که تعدادشان با هم برابر است.`)
          : hint(p`هر رنگی که تعدادش بیشتر باشد، شانسش بیشتر است؛ هر رنگی که کمتر باشد، شانسش کمتر.`),
      ],
      solution: [
        step(p`تعداد هر رنگ را می‌شماریم: ${listed}.`),
        asked === 'equal'
          ? step(p`دو رنگ با تعداد برابر، شانس برابر دارند: ${answer}`)
          : step(
              p`رنگی که از همه ${asked === 'most' ? 'بیشتر' : 'کمتر'} است، ${asked === 'most' ? 'بیشترین' : 'کمترین'} شانس را دارد: ${answer}`,
            ),
      ],
    };
  },
});
