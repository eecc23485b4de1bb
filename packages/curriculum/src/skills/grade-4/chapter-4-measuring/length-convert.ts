import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  integerAnswers,
  integerKey,
  type Level,
  line,
  type Misconception,
  misconception,
  p,
  type QuestionVariant,
  row,
  step,
  tableInputs,
  tableOfRule,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { factorWords, groupWords, lengthUnits } from './question-parts/length-units.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'reverse', 'find-mistake'],
  3: ['bare', 'story', 'reverse', 'find-mistake'],
  4: ['story', 'reverse', 'find-mistake'],
};
const mostOf: Readonly<Record<Level, number>> = { 1: 9, 2: 25, 3: 60, 4: 95 };

/** Things to be measured, with the most of the larger unit that each may have. */
const things: Readonly<Record<number, readonly (readonly [most: number, (name: string) => string])[]>> = {
  10: [
    [18, (name) => `طول مداد ${name}`],
    [25, (name) => `پهنای کتاب ${name}`],
    [8, () => 'طول یک کرم ابریشم'],
    [60, (name) => `طول کاردستی ${name}`],
    [95, (name) => `طول نوار کاغذی ${name}`],
    [95, () => 'پهنای یک میز'],
  ],
  100: [
    [60, (name) => `طول روبان ${name}`],
    [25, () => 'طول پارچهٔ پرده'],
    [25, (name) => `پرتاب توپ ${name}`],
    [95, () => 'طول یک دیوار بلند'],
    [95, () => 'بلندی یک ساختمان'],
  ],
  1000: [
    [6, (name) => `راه خانهٔ ${name} تا مدرسه`],
    [95, () => 'طول یک رودخانهٔ کوچک'],
    [15, (name) => `راه‌پیمایی گروه ${name}`],
    [95, () => 'فاصلهٔ دو شهر'],
    [25, (name) => `رکاب‌زدن امروز ${name}`],
  ],
};

export const lengthConvert = defineSkill({
  id: 'g4-length-convert',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [
    tableOfRule((rng, level) => ({
      times: 100,
      more: 0,
      inputs: tableInputs(rng, level < 3 ? 12 : 60),
      isStepwise: false,
      columns: ['متر', 'سانتی\u200cمتر'],
      stem: [p`هر متر ${100} سانتی‌متر است.`],
      description: 'جدول متر و سانتی‌متر',
    })),
  ],
  revision: 12,
  make: (rng, level) => {
    const { large, small, factor } = rng.pick(lengthUnits);
    const form = rng.pick(formsOf[level]);
    const isBack = form === 'reverse';
    // Numbers that are right when they are only written side by side: at level 3 half of the questions have others.
    const isTrap = level === 3 && factor > 10 && rng.chance(1, 2);
    const rest = level === 1 ? 0 : rng.chance(1, 4) && !isBack ? 0 : rng.int(1, isTrap ? factor / 10 - 1 : factor - 1);
    // A rest with a zero in front is the trap of the stretch: 3 m 5 cm.
    if (level === 4 && (rest === 0 || (factor > 10 && rest >= factor / 10))) return null;
    const whole = rng.int(1, mostOf[level]);
    if (whole === 1 && rest === 0) return null;
    const all = whole * factor + rest;
    const name = child(rng);
    const toLarge = level === 1 && rng.chance(1, 2);
    const shown = rest === 0 ? line`${whole} ${large}` : line`${whole} ${large} و ${rest} ${small}`;
    const glued = Number(`${whole}${rest}`);
    const wrong = rest === 0 ? whole * factor * 10 : glued === all ? whole + rest : glued;
    const thing = rng.pick((things[factor] ?? []).filter(([most]) => whole <= most))[1](name);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return toLarge
            ? [p`${thing} ${all} ${small} است.`, p`این اندازه چند ${large} است؟`]
            : [p`${thing} ${shown} است.`, p`این اندازه چند ${small} است؟`];
        case 'reverse':
          return [p`${all} ${small} چند ${large} و چند ${small} است؟`];
        case 'find-mistake':
          return [
            p`${name} نوشته است: ${shown} برابر با ${wrong} ${small} است. ولی اشتباه کرده است.`,
            p`${shown} چند ${small} است؟`,
          ];
        default:
          return [toLarge ? p`${all} ${small} چند ${large} است؟` : p`${shown} چند ${small} است؟`];
      }
    };
    const pair = (id: string, title: string, values: readonly [number, number], message: Misconception['message']) =>
      misconception(id, title, integerKey(...values), message);
    const smaller = factor === 1000 ? 100 : factor * 10;
    return {
      form,
      stem: stem(),
      ...(isBack
        ? integerAnswers([whole, { label: large }], [rest, { label: small }])
        : integerAnswer(toLarge ? whole : all, { unit: toLarge ? large : small })),
      misconceptions: isBack
        ? [
            // Less than one of the larger unit, it is only the number copied.
            ...(all < smaller
              ? []
              : [
                  pair(
                    'wrong-factor-taken',
                    'با ضریب دیگری تبدیل کرده',
                    [Math.floor(all / smaller), all % smaller],
                    line`هر ${large} ${factorWords[factor]} ${small} است. ببین چند دستهٔ ${groupWords[factor]} هست.`,
                  ),
                ]),
            pair(
              'boxes-swapped',
              'دو عدد را جابه‌جا نوشته',
              [rest, whole],
              line`تعداد ${large}های کامل را در خانهٔ اول بنویس و آنچه می‌ماند را در خانهٔ دوم.`,
            ),
            ...(whole === 1
              ? []
              : [
                  pair(
                    'one-too-few',
                    'یک واحد بزرگ دیگر هم جا می‌شد',
                    [whole - 1, rest + factor],
                    line`آنچه می‌ماند باید از یک ${large} کمتر باشد.`,
                  ),
                ]),
          ]
        : wholeMisconceptions(
            [
              'parts-glued',
              'دو عدد را کنار هم نوشته',
              toLarge || rest === 0 ? null : glued,
              line`هر ${large} ${factorWords[factor]} ${small} است. اول ${large}ها را تبدیل کن و بعد جمع کن.`,
            ],
            [
              'converted-glued',
              'عدد تبدیل‌شده و عدد دیگر را کنار هم نوشته',
              toLarge || rest === 0 ? null : Number(`${whole * factor}${rest}`),
              line`${large}ها را درست تبدیل کرده‌ای. حالا دو مقدار را کنار هم بنویسی یا با هم جمع کنی؟`,
            ],
            [
              // Of some thousands the right number without a zero looks the same.
              ...(!toLarge && factor === 1000 && rest < 100
                ? (['wrong-factor-or-zero-lost', 'با ضریب دیگری تبدیل کرده، یا یک صفر کمتر نوشته'] as const)
                : (['wrong-factor-taken', 'با ضریب دیگری تبدیل کرده'] as const)),
              toLarge ? (all % smaller === 0 ? all / smaller : null) : whole * smaller + rest,
              line`هر ${large} چند ${small} است؟ یک بار دیگر ببین.`,
            ],
            [
              'numbers-added',
              'دو عدد را با هم جمع کرده',
              toLarge || rest === 0 ? null : whole + rest,
              line`${large} و ${small} یک اندازه نیستند. اول ${large}ها را به ${small} تبدیل کن.`,
            ],
            [
              toLarge ? 'multiplied-for-divided' : 'divided-for-multiplied',
              toLarge ? 'به جای تقسیم، ضرب کرده' : 'به جای ضرب، تقسیم کرده',
              toLarge ? all * factor : rest === 0 && whole % factor === 0 ? whole / factor : null,
              line`${small} از ${large} کوچک‌تر است. تعداد کدام بیشتر می‌شود؟`,
            ],
            [
              'one-zero-too-many',
              'یک صفر بیشتر نوشته',
              toLarge ? whole * 10 : all * 10,
              line`صفرهای جوابت را دوباره بشمار.`,
            ],
          ),
      hints: [
        hint(p`هر ${large} ${factorWords[factor]} ${small} است.`),
        isBack || toLarge
          ? hint(p`ببین چند دستهٔ ${groupWords[factor]} در آن هست.`, display(row(all, '÷', factor, '=', blank())))
          : hint(p`اول ${large}ها را به ${small} تبدیل کن.`, display(row(whole, '×', factor, '=', blank()))),
        ...(rest === 0
          ? []
          : [isBack ? hint(p`باقی‌مانده تعداد ${small}هاست.`) : hint(p`بعد ${small}های دیگر را به آن اضافه کن.`)]),
      ],
      solution:
        isBack || toLarge
          ? [
              step(p`هر ${large} ${factorWords[factor]} ${small} است؛ پس بر ${factor} تقسیم می‌کنیم.`),
              rest === 0
                ? step(
                    p`پس ${all} ${small} برابر با ${whole} ${large} است.`,
                    display(row(all, '÷', factor, '=', whole)),
                  )
                : step(
                    p`خارج‌قسمت ${whole} و باقی‌مانده ${rest} است؛ یعنی ${whole} ${large} و ${rest} ${small}.`,
                    display(row(all, '=', factor, '×', whole, '+', rest)),
                  ),
            ]
          : [
              step(
                p`هر ${large} ${factorWords[factor]} ${small} است؛ پس:`,
                display(row(whole, '×', factor, '=', whole * factor)),
              ),
              rest === 0
                ? step(p`پس ${whole} ${large} برابر با ${all} ${small} است.`)
                : step(p`${small}های دیگر را هم اضافه می‌کنیم.`, display(row(whole * factor, '+', rest, '=', all))),
            ],
    };
  },
});
