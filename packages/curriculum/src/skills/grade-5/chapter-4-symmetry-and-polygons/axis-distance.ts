import {
  additionBars,
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  type Level,
  line,
  measured,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
  units,
  words,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare', 'story'],
  2: ['figure', 'bare', 'story', 'reverse'],
  3: ['figure', 'story', 'reverse', 'find-mistake'],
  4: ['compare', 'reverse', 'find-mistake'],
};

const stories: readonly ((rng: Rng, statement: string) => Block)[] = [
  (rng, statement) =>
    p`${child(rng)} عروسکی را در فاصلهٔ ${statement} از آینه گذاشته است. عروسک تا تصویرش در آینه چند سانتی‌متر فاصله دارد؟`,
  (rng, statement) =>
    p`${child(rng)} کاغذی را تا کرد و با سوزن از هر دو لایه سوراخی رد کرد. سوراخ تا خط تا ${statement} فاصله دارد. وقتی کاغذ باز شود، دو سوراخ چند سانتی‌متر از هم فاصله دارند؟`,
  (rng, statement) =>
    p`بال‌های پروانه‌ای که ${child(rng)} کشیده قرینه‌اند. خال بال راست ${statement} با خط تقارن فاصله دارد. دو خال چند سانتی‌متر از هم فاصله دارند؟`,
  (rng, statement) =>
    p`نقش قالی ${child(rng)} یک خط تقارن دارد. گلی در فاصلهٔ ${statement} از این خط است. این گل تا قرینه‌اش چند سانتی‌متر فاصله دارد؟`,
  (rng, statement) =>
    p`شمعی ${statement} با آینه فاصله دارد. ${child(rng)} می‌خواهد فاصلهٔ شمع تا تصویرش را بداند. این فاصله چند سانتی‌متر است؟`,
  (rng, statement) =>
    p`${child(rng)} قطره‌ای رنگ را در فاصلهٔ ${statement} از خط تای کاغذ چکاند و کاغذ را تا کرد تا رنگ آن طرف هم بیفتد. دو لکهٔ رنگ چند سانتی‌متر از هم فاصله دارند؟`,
];

const unit = units.centimetre;

export const axisDistance = defineSkill({
  id: 'g5-axis-distance',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [additionBars],
  revision: 7,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const near = level === 1 ? rng.int(1, 10) : rng.int(4, 20);
    const further = rng.int(1, 20);
    const isTwo = form === 'compare';
    // Two points on the same side; how much further apart one pair is than the other.
    if (isTwo && (further <= near || further - near < 2)) return null;
    const isBack = form === 'reverse';
    const isUpright = rng.chance(1, 2);
    const value = isTwo ? 2 * (further - near) : isBack ? near : 2 * near;
    const statement = measured(near, unit);
    // The picture is not to scale in centimetres; only the order of lengths is kept.
    const reach = 30 + near * 3;
    const place = (along: number, away: number) =>
      (isUpright ? [100 + away, along] : [along, 100 + away]) as readonly [number, number];
    const label = (length: number) => words(measured(length, unit));
    const figure: Figure = {
      t: 'drawing',
      description: `خط تقارن ${isUpright ? 'عمودی' : 'افقی'} و نقطهٔ الف با قرینهٔ آن، نقطهٔ ب؛ ${isBack ? `فاصلهٔ الف تا ب ${measured(2 * near, unit)} است` : `فاصلهٔ الف تا خط ${statement} است`}`,
      width: 200,
      height: 200,
      shapes: [
        {
          t: 'line',
          from: isUpright ? [100, 0] : [0, 100],
          to: isUpright ? [100, 200] : [200, 100],
          dashed: true,
          tone: 'rose',
        },
        ...(isBack
          ? [{ t: 'line', from: place(100, -reach), to: place(100, reach), label: label(2 * near) } as const]
          : [
              { t: 'line', from: place(100, -reach), to: place(100, 0), label: label(near) } as const,
              { t: 'line', from: place(100, 0), to: place(100, reach) } as const,
            ]),
        { t: 'point', at: place(100, -reach), label: 'الف' },
        { t: 'point', at: place(100, reach), label: 'ب' },
      ],
    };
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [rng.pick(stories)(rng, statement)];
        case 'bare':
          return [p`نقطه‌ای ${statement} با خط تقارن فاصله دارد. فاصلهٔ این نقطه تا قرینه‌اش چند سانتی‌متر است؟`];
        case 'reverse':
          return [p`نقطهٔ «ب» قرینهٔ «الف» نسبت به خط‌چین است. فاصلهٔ «الف» تا خط‌چین چند سانتی‌متر است؟`];
        case 'find-mistake':
          return [
            p`نقطهٔ «ب» قرینهٔ «الف» نسبت به خط‌چین است. ${child(rng)} می‌گوید: «فاصلهٔ الف تا ب ${near * (near % 2 === 0 ? 1 : 3)} سانتی‌متر است.» ولی اشتباه کرده است. فاصلهٔ درست چند سانتی‌متر است؟`,
          ];
        case 'compare':
          return [
            p`نقطهٔ «الف» ${statement} و نقطهٔ «ب» ${measured(further, unit)} با خط تقارن فاصله دارند.`,
            p`فاصلهٔ «ب» تا قرینه‌اش چند سانتی‌متر بیشتر از فاصلهٔ «الف» تا قرینه‌اش است؟`,
          ];
        default:
          return [p`نقطهٔ «ب» قرینهٔ «الف» نسبت به خط‌چین است. فاصلهٔ «الف» تا «ب» چند سانتی‌متر است؟`];
      }
    };
    const isDrawn = form === 'figure' || form === 'reverse' || form === 'find-mistake';
    return {
      form,
      stem: stem(),
      ...(isDrawn ? { figure } : {}),
      ...integerAnswer(value, { unit }),
      misconceptions: wholeMisconceptions(
        ...(isTwo
          ? ([
              [
                'distances-not-doubled',
                'فاصله‌ها را دو برابر نکرده',
                further - near,
                line`فاصله تا خط را مقایسه کرده‌ای. فاصلهٔ هر نقطه تا قرینه‌اش چقدر است؟`,
              ],
              [
                'one-distance-only',
                'فقط فاصلهٔ یکی را حساب کرده',
                2 * further,
                line`فاصلهٔ هر دو نقطه تا قرینه‌شان را پیدا کن و مقایسه کن.`,
              ],
              [
                'distances-added',
                'فاصله‌ها را جمع کرده',
                near + further,
                line`می‌خواهیم بدانیم یکی چقدر بیشتر از دیگری است.`,
              ],
            ] as const)
          : isBack
            ? ([
                [
                  'doubled-in-place-of-halved',
                  'به جای نصف، دو برابر کرده',
                  4 * near,
                  line`فاصلهٔ دو نقطه را داریم؛ خط درست وسط آن‌هاست.`,
                ],
                [
                  'whole-repeated',
                  'فاصلهٔ دو نقطه را نوشته',
                  2 * near,
                  line`این فاصلهٔ دو نقطه از هم است. فاصله تا خط خواسته شده است.`,
                ],
              ] as const)
            : ([
                [
                  'distance-to-line',
                  'فاصله تا خط را نوشته',
                  near,
                  form === 'story'
                    ? line`این فقط یکی از دو فاصله است. قرینه هم همین‌قدر آن طرف‌تر است.`
                    : line`این فاصلهٔ نقطه تا خط است. قرینه‌اش آن طرف خط است.`,
                ],
                [
                  'halved-in-place-of-doubled',
                  'به جای دو برابر، نصف کرده',
                  near % 2 === 0 ? near / 2 : null,
                  form === 'story'
                    ? line`قرینه در طرف دیگر است؛ فاصله تا آن بیشتر می‌شود یا کمتر؟`
                    : line`قرینه آن طرف خط است؛ فاصلهٔ دو نقطه بیشتر است یا کمتر؟`,
                ],
                [
                  'taken-three-times',
                  'سه برابر فاصله را نوشته، شاید چون خود فاصله را هم به جواب اضافه کرده',
                  3 * near,
                  form === 'story'
                    ? line`تا وسط راه و از وسط راه تا قرینه: چند تا فاصلهٔ مساوی داریم؟`
                    : line`از نقطه تا خط و از خط تا قرینه: چند تا فاصلهٔ مساوی داریم؟`,
                ],
              ] as const)),
      ),
      hints: [
        hint(p`نقطه و قرینه‌اش دو طرف خط‌اند و فاصلهٔ هر دو از خط برابر است.`),
        hint(
          isBack
            ? p`خط، فاصلهٔ دو نقطه را نصف می‌کند.`
            : isTwo
              ? p`فاصلهٔ هر نقطه تا قرینه‌اش دو برابر فاصله‌اش از خط است. هر دو را حساب کن.`
              : p`یک بار از نقطه تا خط، یک بار از خط تا قرینه. این دو را جمع کن.`,
        ),
      ],
      solution: isTwo
        ? [
            step(p`فاصلهٔ «الف» تا قرینه‌اش دو برابر فاصله‌اش از خط است.`, display(row(2, '×', near, '=', 2 * near))),
            step(p`برای «ب» هم همین‌طور.`, display(row(2, '×', further, '=', 2 * further))),
            step(p`تفاوت این دو ${measured(value, unit)} است.`, display(row(2 * further, '−', 2 * near, '=', value))),
          ]
        : isBack
          ? [
              step(p`«الف» و «ب» در دو طرف خط و به یک فاصله از آن هستند؛ پس خط وسط آن‌هاست.`),
              step(p`فاصلهٔ «الف» تا خط ${measured(value, unit)} است.`, display(row(2 * near, '÷', 2, '=', near))),
            ]
          : [
              step(p`قرینهٔ نقطه هم ${statement} با خط فاصله دارد، ولی در طرف دیگر.`),
              step(p`پس فاصلهٔ دو نقطه ${measured(value, unit)} است.`, display(row(near, '+', near, '=', value))),
            ],
    };
  },
});
