import {
  type Block,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  num,
  onChart,
  onTable,
  p,
  persianNumber,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';
import { dataSettings } from './question-parts/surveys.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'compare'],
  2: ['figure', 'compare', 'reverse'],
  3: ['figure', 'compare', 'reverse'],
  4: ['compare', 'reverse', 'story'],
};
const stepsOf: Readonly<Record<Level, readonly number[]>> = {
  1: [5, 10],
  2: [5, 10, 20],
  3: [10, 20, 50],
  4: [20, 50],
};

export const dataTableChart = defineSkill({
  id: 'g5-data-table-chart',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onTable, onChart],
  revision: 10,
  commonMistakes: ['another-group'],
  make: (rng, level) => {
    const setting = rng.pick(dataSettings);
    const count = rng.int(4, level === 1 ? 4 : level === 2 ? 5 : 6);
    const start = setting.inOrder ? rng.int(0, setting.groups.length - count) : 0;
    const groups = setting.inOrder ? setting.groups.slice(start, start + count) : rng.sample(setting.groups, count);
    const size = rng.pick(stepsOf[level]);
    const asChart = rng.chance(1, 2);
    // A chart is read at its lines, a table may hold any count.
    const values = groups.map(() => (asChart ? rng.int(1, 9) * size : rng.int(size, size * 9)));
    const form = rng.pick(formsOf[level]);
    const total = values.reduce((sum, value) => sum + value, 0);
    const [i = 0, j = 1, k = 2] = rng.sample(
      values.map((_, index) => index),
      3,
    );
    const at = (index: number) => values[index] ?? 0;
    const name = (index: number) => groups[index] ?? '';
    if (Math.max(...values) > 500 || new Set(values).size < count - 1) return null;
    const hidden = form === 'reverse' ? i : -1;
    const { unit, of } = setting;
    const gap = at(i) - at(j);
    const extra = at(i) + at(j) - at(k);
    if ((form === 'compare' && gap <= 0) || (form === 'story' && extra <= 0)) return null;
    const value = form === 'figure' ? total : form === 'compare' ? gap : form === 'reverse' ? at(i) : extra;
    // What is asked for is not in the figure, where it may only have been copied; so two equal counts do not cancel out either.
    if (values.some((each, index) => index !== hidden && each === value)) return null;
    const statement = groups
      .map((group, index) => `${group}: ${index === hidden ? 'نامعلوم' : persianNumber(at(index))}`)
      .join('، ');
    const figure: Figure = asChart
      ? {
          t: 'bar-chart',
          description: `نمودار ستونی «${setting.title}»؛ ${statement}`,
          title: setting.title,
          step: size,
          to: size * 10,
          unit,
          bars: groups.map((label, index) => ({ label, value: index === hidden ? null : at(index) })),
        }
      : {
          t: 'table',
          description: `جدول «${setting.title}»؛ ${statement}`,
          columns: [setting.heading, unit],
          rows: groups.map((group, index) => [
            { t: 'text', text: group },
            index === hidden ? { t: 'text', text: '؟' } : { t: 'math', math: num(at(index)) },
          ]),
        };
    const what = asChart ? 'نمودار' : 'جدول';
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'compare':
          return [
            p`به ${what} نگاه کن. ${of} ${name(i)} چند ${unit} بیشتر از ${of} ${name(j)} ${unit === 'نفر' ? 'بودند' : 'است'}؟`,
          ];
        case 'reverse':
          return [
            p`در این ${what}، مقدارِ «${name(i)}» نوشته نشده است. همه روی هم ${total} ${unit === 'نفر' ? 'نفرند' : `${unit} است`}.`,
            p`مقدارِ «${name(i)}» چند ${unit} است؟`,
          ];
        case 'story':
          return [
            p`به ${what} نگاه کن. مقدارِ «${name(i)}» و «${name(j)}» روی هم چند ${unit} بیشتر از مقدارِ «${name(k)}» است؟`,
          ];
        default:
          return [p`به ${what} نگاه کن. همه روی هم چند ${unit === 'نفر' ? 'نفرند' : `${unit} است`}؟`];
      }
    };
    const others = values.filter((_, index) => index !== i);
    const writtenMisconceptions: readonly (readonly [string, string, number, ReturnType<typeof line>])[] =
      form === 'figure'
        ? [
            [
              'one-group-left-out',
              'یک گروه را جا انداخته',
              total - (values.at(-1) ?? 0),
              line`همهٔ گروه‌ها را یکی‌یکی جمع کن و هر کدام را که شمردی علامت بزن.`,
            ],
            [
              'largest-only',
              'فقط مقدار یک گروه را نوشته، نه مجموع را',
              Math.max(...values),
              line`این مقدارِ یک گروه است؛ مجموع همه را می‌خواهیم.`,
            ],
            [
              'groups-counted',
              'تعداد گروه‌ها را شمرده',
              count,
              line`تعداد گروه‌ها را شمرده‌ای. مقدار هر گروه را با هم جمع کن.`,
            ],
          ]
        : form === 'compare'
          ? [
              [
                'added-in-place-of-compared',
                'دو مقدار را جمع کرده',
                at(i) + at(j),
                line`این دو مقدار را جمع کرده‌ای. سؤال می‌پرسد چقدر با هم فرق دارند.`,
              ],
              [
                'larger-value-only',
                'فقط مقدار گروه اول را نوشته',
                at(i),
                line`مقدار گروه اول را خوانده‌ای. با گروه دوم هم مقایسه کن.`,
              ],
              [
                'another-group',
                'با گروه دیگری مقایسه کرده',
                Math.abs(at(i) - at(k)),
                line`نام دو گروه را دوباره در ${what} پیدا کن.`,
              ],
            ]
          : form === 'reverse'
            ? [
                [
                  'known-sum-only',
                  'مجموع مقدارهای معلوم را نوشته',
                  total - at(i),
                  line`این مجموع گروه‌های معلوم است. تا مجموع همه چقدر مانده است؟`,
                ],
                [
                  'total-only',
                  'مجموع همه را نوشته',
                  total,
                  line`مجموع همه را می‌دانستیم؛ سهم گروه نامعلوم را می‌خواهیم.`,
                ],
                [
                  'one-known-forgotten',
                  'یکی از گروه‌های معلوم را کم نکرده',
                  at(i) + (others[0] ?? 0),
                  line`همهٔ گروه‌های معلوم را از مجموع کم کن.`,
                ],
              ]
            : [
                [
                  'two-groups-only',
                  'فقط دو گروه را جمع کرده',
                  at(i) + at(j),
                  line`دو گروه را جمع کرده‌ای. حالا با گروه سوم مقایسه کن.`,
                ],
                [
                  'all-three-added',
                  'هر سه گروه را جمع کرده',
                  at(i) + at(j) + at(k),
                  line`گروه سوم را باید کم کنی، چون «بیشتر از» آن خواسته شده.`,
                ],
                [
                  'one-group-compared',
                  'فقط یک گروه را مقایسه کرده',
                  Math.abs(at(i) - at(k)),
                  line`اول دو گروهِ اول را با هم جمع کن.`,
                ],
              ];
    const sumOf = (list: readonly number[]) =>
      row(
        ...list.flatMap((each, index) => (index === 0 ? [each] : ['+' as const, each])),
        '=',
        list.reduce((sum, each) => sum + each, 0),
      );
    return {
      form,
      stem: stem(),
      figure,
      ...integerAnswer(value, { unit }),
      // One line of the axis more or less is a reading that slipped.
      misconceptions: writtenMisconceptions.flatMap(([id, title, wrong, message]) =>
        wrong > 0 && !(figure.t === 'bar-chart' && [figure.step, figure.step / 2].includes(Math.abs(wrong - value)))
          ? [misconception(id, title, integerKey(wrong), message)]
          : [],
      ),
      hints: [
        hint(p`اول مقدار هر گروه را از ${what} بخوان.`),
        hint(
          form === 'figure'
            ? p`مقدار همهٔ گروه‌ها را با هم جمع کن.`
            : form === 'compare'
              ? p`مقدار کوچک‌تر را از مقدار بزرگ‌تر کم کن.`
              : form === 'reverse'
                ? p`مقدارهای معلوم را جمع کن و از مجموع همه کم کن.`
                : p`دو مقدار اول را جمع کن و مقدار سوم را از آن کم کن.`,
        ),
      ],
      solution:
        form === 'figure'
          ? [step(p`مقدارها را می‌خوانیم: ${statement}.`), step(p`آن‌ها را با هم جمع می‌کنیم.`, display(sumOf(values)))]
          : form === 'compare'
            ? [
                step(p`مقدارِ ${name(i)} ${at(i)} و مقدارِ ${name(j)} ${at(j)} است.`),
                step(p`تفاوت آن‌ها را حساب می‌کنیم.`, display(row(at(i), '−', at(j), '=', gap))),
              ]
            : form === 'reverse'
              ? [
                  step(p`مقدارهای معلوم را جمع می‌کنیم.`, display(sumOf(others))),
                  step(p`آن را از مجموع همه کم می‌کنیم.`, display(row(total, '−', total - at(i), '=', at(i)))),
                ]
              : [
                  step(p`دو مقدار اول را جمع می‌کنیم.`, display(sumOf([at(i), at(j)]))),
                  step(p`مقدارِ ${name(k)} را کم می‌کنیم.`, display(row(at(i) + at(j), '−', at(k), '=', extra))),
                ],
    };
  },
});
