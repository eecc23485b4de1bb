import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  p,
  persianNumber,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';
import { estimatePictures, roundingWrongLine } from '../../../authoring/whole-numbers/rounding-wrong-line.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'bare'],
};
const bundles: Readonly<Record<number, string>> = { 10: 'ده‌تایی', 100: 'صدتایی', 1000: 'هزارتایی' };

function rounded(value: number, place: number): number {
  return Math.floor((value + place / 2) / place) * place;
}

const wordProblems = [
  (a: string, b: string, adds: boolean) =>
    adds
      ? `دیروز ${a} نفر و امروز ${b} نفر به نمایشگاه رفتند.`
      : `دیروز ${a} نفر و امروز ${b} نفر به نمایشگاه رفتند؛ دیروز شلوغ‌تر بود.`,
  (a: string, b: string, adds: boolean) =>
    adds
      ? `یک کامیون ${a} کیلوگرم و کامیون دیگر ${b} کیلوگرم بار دارد.`
      : `کامیونی ${a} کیلوگرم بار داشت و ${b} کیلوگرم آن را خالی کرد.`,
  (a: string, b: string, adds: boolean) =>
    adds
      ? `یک کتابخانه ${a} کتاب و کتابخانهٔ دیگر ${b} کتاب دارد.`
      : `کتابخانه‌ای ${a} کتاب دارد و ${b} کتاب آن امانت است.`,
  (a: string, b: string, adds: boolean) =>
    adds
      ? `در یک روستا ${a} نفر و در روستای کناری ${b} نفر زندگی می‌کنند.`
      : `در یک روستا ${a} نفر و در روستای کناری ${b} نفر زندگی می‌کنند؛ روستای اول بزرگ‌تر است.`,
  (a: string, b: string, adds: boolean) =>
    adds
      ? `کشاورزی ${a} کیلوگرم سیب و ${b} کیلوگرم گلابی چید.`
      : `کشاورزی ${a} کیلوگرم سیب چید و ${b} کیلوگرم آن را فروخت.`,
  (a: string, b: string, adds: boolean) =>
    adds
      ? `گروه کوهنوردی دیروز ${a} متر و امروز ${b} متر راه رفت.`
      : `راه رسیدن به قله ${a} متر است و گروه کوهنوردی ${b} متر آن را رفته است.`,
];

export const addsubEstimate = defineSkill({
  id: 'g3-addsub-estimate',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [estimatePictures],
  revision: 11,
  make: (rng, level) => {
    const place = level === 1 ? 100 : level === 4 ? rng.pick([100, 1000]) : rng.pick([10, 100, 1000]);
    const adds = rng.chance(1, 2);
    const least = Math.max(110, place + 10);
    const most = level === 1 ? 980 : place === 10 ? 990 : place === 100 ? (level === 2 ? 3000 : 5000) : 9400;
    const a = rng.int(least, most);
    const b = rng.int(least, most);
    // A number already round, or one right in the middle below the stretch, would ask another question.
    const suits = (value: number) => value % place !== 0 && (level === 4 || (value % place) * 2 !== place);
    if (!suits(a) || !suits(b)) return null;
    const [ra, rb] = [rounded(a, place), rounded(b, place)];
    const answer = adds ? ra + rb : ra - rb;
    if (answer <= 0 || answer > 12_000 || ra === a) return null;
    const exact = adds ? a + b : a - b;
    if (exact <= 0) return null;
    const form = rng.pick(formsOf[level]);
    const bundle = bundles[place] ?? '';
    const sign = adds ? '+' : '−';
    const combine = (x: number, y: number) => (adds ? x + y : x - y);
    const cut = (value: number) => Math.floor(value / place) * place;
    const up = (value: number) => Math.ceil(value / place) * place;
    const wrong = rng.pick([combine(cut(a), cut(b)), combine(up(a), up(b)), combine(ra, b)]);
    if (form === 'find-mistake' && (wrong === answer || wrong <= 0)) return null;
    // The sum rounded at the end is what one number rounded the other way gives, too: no name tells them apart.
    const isResultRounded = (value: number) => value === rounded(exact, place);
    const otherWay = [
      [ra === cut(a) ? up(a) : cut(a), rb] as const,
      [ra, rb === cut(b) ? up(b) : cut(b)] as const,
    ].flatMap(([x, y]) => {
      const value = combine(x, y);
      // One of the round numbers may have been written down alone.
      if (value <= 0 || value === ra || value === rb) return [];
      return isResultRounded(value)
        ? [
            misconception(
              'result-rounded-or-one-amiss',
              'اول حساب کرده و بعد گرد کرده، یا یکی از دو عدد را درست گرد نکرده',
              integerKey(value),
              line`هر عدد را جدا گرد کن و ببین به کدام طرف نزدیک‌تر است. بعد عددهای گرد را حساب کن.`,
            ),
          ]
        : [
            misconception(
              'one-the-other-way',
              'یکی از دو عدد را به طرف دیگر گرد کرده',
              integerKey(value),
              line`برای هر عدد ببین به کدام طرف نزدیک‌تر است.`,
            ),
          ];
    });
    const how = `هر دو عدد را به نزدیک‌ترین ${bundle} گرد کن و`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            p`${rng.pick(wordProblems)(persianNumber(a), persianNumber(b), adds)}`,
            p`${how} بگو ${adds ? 'جمع دو عدد تقریباً چند است' : 'تفاوت دو عدد تقریباً چند است'}.`,
          ];
        case 'find-mistake':
          return [
            p`${child(rng)} هر دو عدد را به نزدیک‌ترین ${bundle} گرد کرده و این حاصل را نوشته، ولی یک جا اشتباه کرده است.`,
            display(row(a, sign, b, '≃', wrong)),
            p`حاصل تقریبی درست چند است؟`,
          ];
        default:
          return [p`${how} حاصل تقریبی را پیدا کن.`, display(row(a, sign, b, '≃', blank()))];
      }
    };
    return {
      form,
      stem: stem(),
      ...integerAnswer(answer),
      misconceptions: [
        misconception(
          'exact-result',
          'حاصل دقیق را نوشته',
          integerKey(exact),
          line`این حاصل دقیق است. اول هر عدد را گرد کن، بعد حساب کن.`,
        ),
        ...otherWay,
        ...(ra !== cut(a) && rb !== cut(b)
          ? [
              misconception(
                'both-cut',
                'هر دو عدد را به پایین گرد کرده',
                integerKey(Math.max(0, combine(cut(a), cut(b)))),
                line`گرد کردن همیشه به پایین نیست. ببین هر عدد به کدام طرف نزدیک‌تر است.`,
              ),
            ]
          : []),
        ...(ra === cut(a) && rb === cut(b)
          ? [
              misconception(
                'both-raised',
                'هر دو عدد را به بالا گرد کرده',
                integerKey(Math.max(0, combine(up(a), up(b)))),
                line`گرد کردن همیشه به بالا نیست. ببین هر عدد به کدام طرف نزدیک‌تر است.`,
              ),
            ]
          : []),
        misconception(
          'one-rounded',
          'فقط یکی از دو عدد را گرد کرده',
          integerKey(Math.max(0, combine(ra, b))),
          line`هر دو عدد را گرد کن؛ یکی از آن‌ها مانده است.`,
        ),
        misconception(
          adds ? 'subtracted-for-added' : 'added-for-subtracted',
          adds ? 'به جای جمع، تفریق کرده' : 'به جای تفریق، جمع کرده',
          integerKey(adds ? Math.abs(ra - rb) : ra + rb),
          line`عددها را خوب گرد کردی. حالا ببین باید جمع کنی یا تفریق.`,
        ),
      ],
      hints: [
        hint(p`حاصل دقیق را نمی‌خواهیم. عددهای گرد را حساب می‌کنیم که در ذهن آسان است.`),
        hint(p`برای هر عدد ببین میان کدام دو ${bundle} است و به کدام نزدیک‌تر است. عدد وسط را به بالا گرد می‌کنیم.`),
        hint(adds ? p`بعد دو عدد گرد را با هم جمع کن.` : p`بعد عدد گردِ دوم را از عدد گردِ اول کم کن.`),
      ],
      solution: [
        step(p`${a} را به نزدیک‌ترین ${bundle} گرد می‌کنیم.`, display(row(a, '≃', ra))),
        step(p`${b} را هم به نزدیک‌ترین ${bundle} گرد می‌کنیم.`, display(row(b, '≃', rb))),
        step(p`حالا دو عدد گرد را حساب می‌کنیم.`, display(row(ra, sign, rb, '=', answer))),
      ],
    };
  },
  makeWrongLine: (rng, level) => {
    const place = level === 4 ? rng.pick([100, 1000]) : rng.pick([10, 100]);
    const most = place === 10 ? 990 : place === 100 ? 4900 : 9400;
    const [a, b] = [rng.int(place + 10, most), rng.int(place + 10, most)];
    return roundingWrongLine(rng, {
      numbers: [Math.max(a, b), Math.min(a, b)],
      places: [place, place],
      sign: rng.pick(['+', '−'] as const),
      how: `هر دو عدد را به نزدیک‌ترین ${bundles[place] ?? ''} گرد می‌کنیم تا حاصل تقریبی را پیدا کنیم:`,
    });
  },
});
