import { gridFigures, moved, placedFigure, squarePlace, wayWords } from '../../../authoring/geometry/grid-motions.ts';
import { cornersAt } from '../../../authoring/geometry/image-questions.ts';
import { cornerLetters } from '../../../authoring/geometry/polygons.ts';
import {
  type Block,
  child,
  defineSkill,
  figureBlock,
  hint,
  type Level,
  line,
  misconception,
  p,
  pointsAnswer,
  pointsKey,
  type QuestionVariant,
  type Rng,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare'],
  2: ['figure', 'story', 'bare'],
  3: ['figure', 'story', 'bare'],
  4: ['figure', 'story'],
};

const stories: readonly ((rng: Rng) => Block)[] = [
  (rng) =>
    p`${child(rng)} کاغذ شفافی را نیم دور حول یک نقطه چرخانده و یکی از این دو شکل روی دیگری افتاده است. آن نقطه کجاست؟`,
  (rng) => p`دو پرهٔ فرفرهٔ ${child(rng)} قرینهٔ هم‌اند. سوزن فرفره را در کدام نقطه باید بزند؟`,
  (rng) => p`${child(rng)} طرحی دوتایی برای گلیم کشیده است که یک مرکز تقارن دارد. مرکز تقارن را مشخص کن.`,
  (rng) => p`پنکهٔ ${child(rng)} دو پره دارد و نیم دور که می‌چرخد، پره‌ها جایشان عوض می‌شود. محور پنکه در کدام نقطه است؟`,
  (rng) =>
    p`${child(rng)} می‌خواهد میخی بزند تا این تابلو دور آن بچرخد و پس از نیم دور، هر شکل جای دیگری را بگیرد. جای میخ را مشخص کن.`,
  (rng) => p`در نقشهٔ پارکی که ${child(rng)} کشیده، دو باغچه نسبت به یک فواره قرینه‌اند. فواره در کدام نقطه است؟`,
];

export const centralSymmetryFind = defineSkill({
  id: 'g6-central-symmetry-find',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 4,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const [width, height] = [10, 8];
    const center = [rng.int(3, 7), rng.int(3, 5)] as const;
    const turn = { t: 'turn', center, quarters: 2 } as const;
    const count = form === 'bare' ? 3 : rng.pick(cornersAt[level]);
    const placed = placedFigure(rng.pick(gridFigures[count]), rng.pick([0, 1, 2, 3] as const), [
      rng.int(0, 8),
      rng.int(0, 6),
    ]);
    // The bare form is but a point and its image.
    const figure = form === 'bare' ? placed.slice(0, 1) : placed;
    const image = figure.map((point) => moved(turn, point));
    const isInside = [...figure, ...image].every(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height);
    const [cx, cy] = center;
    const isApart =
      figure.every(([x]) => x > cx) ||
      figure.every(([x]) => x < cx) ||
      figure.every(([, y]) => y > cy) ||
      figure.every(([, y]) => y < cy);
    if (!isInside || !isApart) return null;
    const [first = [0, 0] as const] = figure;
    const [last = [0, 0] as const] = image;
    if (form === 'bare' && Math.abs(first[0] - cx) + Math.abs(first[1] - cy) < 2 + level) return null;
    const letter = (index: number) => cornerLetters[index] ?? '';
    const shapes =
      form === 'bare'
        ? ([
            { t: 'point', at: first, label: 'الف', tone: 'sky' },
            { t: 'point', at: last, label: 'ب', tone: 'leaf' },
          ] as const)
        : ([
            { t: 'polygon', points: figure, tone: 'sky' },
            { t: 'polygon', points: image, tone: 'leaf' },
            ...figure.map((at, index) => ({ t: 'point', at, label: letter(index), dot: false }) as const),
          ] as const);
    const second = figure[1] ?? first;
    const across = [figure, image].map(
      (corners) => [...corners].sort((one, other) => one[0] - other[0] || one[1] - other[1])[0] ?? first,
    );
    const [one = first, other = last] = across;
    const between =
      form === 'bare'
        ? line`نقطه‌ات باید روی پاره‌خط «الف ب» و درست وسط آن باشد. ببین هست یا نه.`
        : line`نقطه‌ات باید درست وسط یک رأس و قرینه‌اش باشد، روی پاره‌خطی که آن دو را به هم وصل می‌کند. ببین هست یا نه.`;
    const wrongs = [
      [
        'same-side-corners-joined',
        'دو رأسی را به هم وصل کرده که قرینهٔ هم نیستند',
        [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2],
        line`ببین هر رأس به کدام رأس رفته است. در نیم دور، رأس بالا به پایین می‌رود و رأس راست به چپ.`,
      ],
      [
        'nearest-corners-joined',
        'وسط دو رأس دیگر را گرفته',
        [(second[0] + last[0]) / 2, (second[1] + last[1]) / 2],
        line`هر رأس را به قرینهٔ خودش وصل کن و وسط آن را پیدا کن.`,
      ],
      ['one-square-off', 'وسط را یک خانه جابه‌جا پیدا کرده', [cx + 1, cy], between],
      ['one-square-back', 'وسط را یک خانه جابه‌جا پیدا کرده', [cx - 1, cy], between],
      ['one-square-up', 'وسط را یک خانه بالاتر پیدا کرده', [cx, cy + 1], between],
    ] as const;
    return {
      form,
      stem: [
        form === 'story'
          ? rng.pick(stories)(rng)
          : form === 'bare'
            ? p`نقطهٔ «ب» قرینهٔ نقطهٔ «الف» نسبت به یک نقطه است. آن نقطه را مشخص کن.`
            : p`این دو شکل نسبت به یک نقطه قرینهٔ هم‌اند. مرکز تقارن را مشخص کن.`,
      ],
      ...pointsAnswer(
        {
          width,
          height,
          background: 'squares',
          shapes,
          description:
            form === 'bare'
              ? `صفحهٔ شطرنجی؛ نقطهٔ الف ${squarePlace(first)}؛ نقطهٔ ب ${squarePlace(last)}`
              : `صفحهٔ شطرنجی؛ یک شکل با رأس‌های ${figure.map((at, index) => `${letter(index)} ${squarePlace(at)}`).join('؛ ')}؛ شکل دیگر با رأس‌های ${[
                  ...image,
                ]
                  .sort((a, b) => a[0] - b[0] || a[1] - b[1])
                  .map(squarePlace)
                  .join('؛ ')}`,
        },
        [center],
      ),
      misconceptions: wrongs.flatMap(([id, title, [x, y], message]) =>
        Number.isInteger(x) && Number.isInteger(y) ? [misconception(id, title, pointsKey([[x, y]]), message)] : [],
      ),
      hints: [
        hint(p`مرکز تقارن درست وسط هر نقطه و قرینه‌اش است.`),
        hint(
          form === 'bare'
            ? p`بشمار از «الف» تا «ب» چند خانه افقی و چند خانه عمودی راه است.`
            : p`قرینهٔ رأس «الف» را پیدا کن: رأسی که در نیم دور، جای «الف» را می‌گیرد.`,
        ),
        hint(
          form === 'bare' ? p`نصف این راه را از «الف» برو.` : p`این دو رأس را به هم وصل کن و وسط پاره‌خط را پیدا کن.`,
        ),
      ],
      solution: [
        step(p`از «الف» تا قرینه‌اش ${wayWords(first, last)} راه است.`),
        step(
          p`مرکز تقارن وسط این راه است؛ یعنی از «الف» ${wayWords(first, center)}.`,
          figureBlock({
            t: 'drawing',
            description: `همان شکل با پاره‌خطی از الف تا قرینه‌اش و مرکز تقارن: ${squarePlace(center)}`,
            width,
            height,
            background: 'squares',
            shapes: [
              ...shapes,
              { t: 'line', from: first, to: last, dashed: true },
              { t: 'point', at: center, label: 'م', tone: 'rose' },
            ],
          }),
        ),
      ],
    };
  },
});
