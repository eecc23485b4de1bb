import { askedAngle, degreesNode, degreesWords } from '../../../authoring/geometry/angles.ts';
import {
  type Block,
  barModels,
  child,
  defineSkill,
  display,
  type Figure,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
  unknownFilled,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare'],
  2: ['figure', 'bare', 'story', 'reverse'],
  3: ['figure', 'story', 'reverse', 'find-mistake'],
  4: ['reverse', 'story', 'find-mistake'],
};

/** What is opened or cut, and what its half is. */
const stories: readonly ((rng: Rng, size: number) => Block)[] = [
  (rng, size) =>
    p`${child(rng)} یک برش پیتزا با زاویهٔ ${size} درجه را از وسطِ زاویه‌اش به دو برش مساوی تقسیم کرد. زاویهٔ هر برش تازه چند درجه است؟`,
  (rng, size) =>
    p`${child(rng)} یک بادبزن کاغذی را ${size} درجه باز کرده و خطی درست از وسط زاویه‌اش کشیده است. هر نیمه چند درجه است؟`,
  (rng, size) =>
    p`دو دیوار حیاط خانهٔ ${child(rng)} با هم زاویهٔ ${size} درجه می‌سازند. باغبان راهی کشیده که این زاویه را نصف می‌کند. زاویهٔ راه با هر دیوار چند درجه است؟`,
  (rng, size) =>
    p`${child(rng)} گوشهٔ یک کاغذ را که زاویه‌اش ${size} درجه است طوری تا کرد که دو ضلع روی هم افتادند. خط تا با هر ضلع چه زاویه‌ای دارد؟`,
  (rng, size) =>
    p`${child(rng)} پرگارش را ${size} درجه باز کرده و نیم‌ساز زاویهٔ آن را کشیده است. هر زاویهٔ کوچک چند درجه است؟`,
  (rng, size) =>
    p`نورافکنِ سالن نمایش زاویهٔ ${size} درجه را روشن می‌کند. ${child(rng)} درست روی نیم‌ساز این زاویه ایستاده است. زاویهٔ نیم‌ساز با هر لبهٔ نور چند درجه است؟`,
];

export const bisector = defineSkill({
  id: 'g5-bisector',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [unknownFilled, barModels],
  revision: 6,
  commonMistakes: ['taken-from-straight'],
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    // At the last level the angle is halved twice.
    const isTwice = level === 4;
    const size = isTwice ? rng.int(5, 42) * 4 : level === 1 ? rng.int(2, 17) * 10 : rng.int(10, 85) * 2;
    if (size === 90 && level > 1) return null;
    const part = isTwice ? size / 4 : size / 2;
    const value = form === 'reverse' ? size : part;
    const start = rng.int(0, 24) * 5;
    const turn = start + size > 200 ? 0 : start;
    const vertex = [100, 100] as const;
    const at = (degrees: number, length: number) => ({ from: vertex, degrees: turn + degrees, length });
    const cuts = isTwice ? [part, size / 2] : [part];
    const shown = form === 'story' ? [] : cuts;
    const drawn: Figure = {
      t: 'drawing',
      description:
        form === 'reverse'
          ? `زاویه‌ای با ${isTwice ? 'نیم‌ساز آن، و نیم‌ساز یکی از دو نیمه؛ زاویهٔ کوچک' : 'نیم‌سازش؛ یکی از دو نیمه'} ${degreesWords(part)} است و اندازهٔ کل زاویه پرسیده شده است`
          : `زاویه‌ای به اندازهٔ ${degreesWords(size)} با ${isTwice ? 'نیم‌ساز آن، و نیم‌ساز یکی از دو نیمه؛ زاویهٔ کوچک' : 'نیم‌سازش؛ یکی از دو نیمه'} پرسیده شده است`,
      width: 200,
      height: 200,
      shapes: [
        { t: 'line', from: vertex, to: at(0, 95), ends: 'one' },
        { t: 'line', from: vertex, to: at(size, 95), ends: 'one' },
        ...shown.map((cut) => ({ t: 'line', from: vertex, to: at(cut, 90), ends: 'one', tone: 'accent' }) as const),
        {
          t: 'angle',
          vertex,
          from: turn,
          to: turn + part,
          label: form === 'reverse' ? degreesNode(part) : askedAngle,
        },
        {
          t: 'angle',
          vertex,
          from: turn + part,
          to: turn + 2 * part,
        },
      ],
    };
    const statement = isTwice
      ? p`نیم‌ساز یک زاویه را کشیده‌ایم. بعد نیم‌ساز یکی از دو نیمه را هم کشیده‌ایم.`
      : p`نیم‌ساز یک زاویه را کشیده‌ایم.`;
    const wrong = isTwice ? size / 2 : size <= 80 || size === 120 ? size * 2 : 180 - size;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'reverse':
          return [statement, p`اندازهٔ زاویهٔ کوچک ${part} درجه است. زاویهٔ اصلی چند درجه است؟`];
        case 'story':
          return isTwice ? [rng.pick(twice)(rng, size)] : [rng.pick(stories)(rng, size)];
        case 'find-mistake':
          return [
            statement,
            p`زاویهٔ اصلی ${size} درجه است. ${child(rng)} می‌گوید زاویهٔ کوچک ${wrong} درجه است، ولی اشتباه کرده است. اندازهٔ درست آن چند درجه است؟`,
          ];
        case 'bare':
          return [p`نیم‌ساز زاویهٔ ${size} درجه را می‌کشیم. هر یک از دو زاویهٔ کوچک چند درجه می‌شود؟`];
        default:
          return [statement, p`زاویهٔ اصلی ${size} درجه است. زاویه‌ای که با علامت سؤال نشان داده شده چند درجه است؟`];
      }
    };
    const isDrawn = form !== 'bare' && form !== 'story';
    return {
      form,
      stem: stem(),
      ...(isDrawn ? { figure: drawn } : {}),
      ...integerAnswer(value, { unit: 'درجه' }),
      misconceptions: wholeMisconceptions(
        ...(form === 'reverse'
          ? ([
              [
                'halved-again',
                'به جای دو برابر، نصف کرده',
                part % 2 === 0 ? part / 2 : null,
                line`زاویهٔ کوچک را داریم و زاویهٔ اصلی را می‌خواهیم. زاویهٔ اصلی بزرگ‌تر است یا کوچک‌تر؟`,
              ],
              [
                'one-step-only',
                'یکی از دو نیم‌ساز را در نظر نگرفته',
                isTwice ? part * 2 : null,
                line`دو بار نیم‌ساز کشیده شده است. هر بار زاویه نصف شده است.`,
              ],
              ['part-repeated', 'همان زاویهٔ داده‌شده را نوشته', part, line`زاویهٔ اصلی از همهٔ قسمت‌ها ساخته شده است.`],
            ] as const)
          : ([
              [
                'one-step-only',
                'یکی از دو نیم‌ساز را در نظر نگرفته',
                isTwice ? size / 2 : null,
                line`دو بار نیم‌ساز کشیده شده است. هر بار زاویه نصف شده است.`,
              ],
              [
                'doubled',
                'به جای نصف، دو برابر کرده',
                isTwice ? null : size * 2,
                line`نیم‌ساز زاویه را به دو قسمت مساوی تقسیم می‌کند؛ هر قسمت از خود زاویه کوچک‌تر است.`,
              ],
              ['whole-repeated', 'همان زاویهٔ اصلی را نوشته', size, line`یک قسمت از زاویه خواسته شده، نه همهٔ آن.`],
              [
                'taken-from-straight',
                'از ۱۸۰ درجه کم کرده',
                // Halved once more comes to the same.
                180 - size === value / 2 ? null : 180 - size,
                line`اینجا با نصف کردن سر و کار داریم، نه با زاویهٔ نیم‌صفحه.`,
              ],
            ] as const)),
      ),
      hints: [
        hint(p`نیم‌ساز، زاویه را به دو زاویهٔ مساوی تقسیم می‌کند.`),
        hint(
          form === 'reverse'
            ? isTwice
              ? p`اول زاویهٔ کوچک را دو برابر کن تا نیمهٔ زاویهٔ اصلی به دست بیاید.`
              : p`زاویهٔ اصلی از دو زاویهٔ مساوی ساخته شده و یکی از آن‌ها را داریم.`
            : isTwice
              ? p`اول زاویهٔ اصلی را نصف کن. بعد جواب را باز هم نصف کن.`
              : p`اندازهٔ زاویه را بر ۲ تقسیم کن.`,
        ),
      ],
      solution:
        form === 'reverse'
          ? isTwice
            ? [
                step(
                  p`زاویهٔ کوچک، نصفِ یک نیمه است؛ پس هر نیمه دو برابر آن است.`,
                  display(row(part, '×', 2, '=', part * 2)),
                ),
                step(p`زاویهٔ اصلی دو نیمهٔ مساوی دارد؛ پس ${size} درجه است.`, display(row(part * 2, '×', 2, '=', size))),
              ]
            : [
                step(p`دو طرف نیم‌ساز با هم مساوی‌اند؛ پس طرف دیگر هم ${part} درجه است.`),
                step(p`زاویهٔ اصلی ${size} درجه است.`, display(row(part, '+', part, '=', size))),
              ]
          : isTwice
            ? [
                step(p`نیم‌ساز اول، زاویه را نصف می‌کند.`, display(row(size, '÷', 2, '=', size / 2))),
                step(
                  p`نیم‌ساز دوم، نیمه را نصف می‌کند؛ پس زاویهٔ کوچک ${part} درجه است.`,
                  display(row(size / 2, '÷', 2, '=', part)),
                ),
              ]
            : [
                step(p`نیم‌ساز، زاویه را به دو زاویهٔ مساوی تقسیم می‌کند؛ پس باید آن را نصف کنیم.`),
                step(p`هر زاویهٔ کوچک ${part} درجه است.`, display(row(size, '÷', 2, '=', part))),
              ],
    };
  },
});

/** Folded or cut twice. */
const twice: readonly ((rng: Rng, size: number) => Block)[] = [
  (rng, size) =>
    p`${child(rng)} یک برش کیک با زاویهٔ ${size} درجه را نصف کرد و بعد هر نیمه را هم نصف کرد. زاویهٔ هر برش کوچک چند درجه است؟`,
  (rng, size) =>
    p`${child(rng)} گوشهٔ کاغذی با زاویهٔ ${size} درجه را دو بار پشت سر هم تا کرد، هر بار روی نیم‌ساز. حالا زاویهٔ گوشه چند درجه است؟`,
  (rng, size) =>
    p`باغچه‌ای به شکل زاویهٔ ${size} درجه است. ${child(rng)} با نیم‌ساز آن را دو قسمت و با نیم‌ساز هر قسمت، چهار قسمت کرد. زاویهٔ هر قسمت چند درجه است؟`,
  (rng, size) =>
    p`${child(rng)} بادبزنی را ${size} درجه باز کرد و با نخ‌های رنگی، زاویه‌اش را نصف و هر نیمه را باز نصف کرد. هر قسمت چند درجه است؟`,
];
