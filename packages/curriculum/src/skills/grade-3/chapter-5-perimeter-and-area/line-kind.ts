import {
  type Block,
  child,
  choiceAnswer,
  defineSkill,
  type Figure,
  hint,
  type Inline,
  type Level,
  line,
  p,
  type QuestionVariant,
  step,
  text,
} from '../../../authoring/index.ts';
import type { DrawingPoint } from '../../../model/index.ts';

type Kind = 'خط' | 'نیم‌خط' | 'پاره‌خط';

const kinds: readonly Kind[] = ['خط', 'نیم‌خط', 'پاره‌خط'];

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure'],
  2: ['figure', 'story'],
  3: ['figure', 'story', 'bare'],
  4: ['bare', 'find-mistake'],
};

const letters = ['الف', 'ب', 'پ', 'ت', 'ج', 'چ', 'د', 'ر', 'س', 'ک', 'گ', 'ل', 'م', 'ن'] as const;

/** How far the straight figure goes from the middle of the paper to one side. */
const directions: readonly DrawingPoint[] = [
  [120, 0],
  [-120, 0],
  [110, 40],
  [-110, -40],
  [110, -40],
  [-110, 40],
  [80, 70],
  [-80, -70],
  [-80, 70],
  [80, -70],
];

const ends: Readonly<Record<Kind, string>> = {
  خط: 'در هر دو طرف آن پیکان هست',
  نیم‌خط: 'فقط در یک طرف آن پیکان هست',
  پاره‌خط: 'در هیچ طرف آن پیکان نیست',
};

const rules: Readonly<Record<Kind, string>> = {
  خط: 'خط از هر دو طرف ادامه دارد و تمام نمی‌شود',
  نیم‌خط: 'نیم‌خط از یک نقطه شروع می‌شود و از طرف دیگر ادامه دارد',
  پاره‌خط: 'پاره‌خط از هر دو طرف تمام می‌شود و اندازه دارد',
};

/** What a wrong kind shows, by the right one. */
const writtenMisconceptions: Readonly<Record<Kind, readonly [id: string, title: string]>> = {
  خط: ['line-taken', 'شکلی را که جایی تمام می‌شود خط دانسته'],
  نیم‌خط: ['ray-taken', 'شکلی را که نیم‌خط نیست نیم‌خط دانسته'],
  پاره‌خط: ['segment-taken', 'شکلی را که ادامه دارد پاره‌خط دانسته'],
};

function message(taken: Kind): readonly Inline[] {
  if (taken === 'خط') return line`خط از هر دو طرف ادامه دارد. ببین این یکی جایی تمام می‌شود یا نه.`;
  return taken === 'نیم‌خط'
    ? line`نیم‌خط فقط از یک طرف ادامه دارد. هر دو سر این یکی را نگاه کن.`
    : line`پاره‌خط از هر دو طرف تمام می‌شود. ببین این شکل از طرفی ادامه دارد یا نه.`;
}

function picture(kind: Kind, [one, other]: readonly [string, string], [dx, dy]: DrawingPoint): Figure {
  const [x, y] = [150, 100];
  const at = (tenths: number): DrawingPoint => [x + (dx * tenths) / 10, y + (dy * tenths) / 10];
  const [first, second] = [kind === 'پاره‌خط' ? at(-10) : at(-5), kind === 'پاره‌خط' ? at(10) : at(5)];
  const from = kind === 'خط' ? at(-10) : first;
  const to = kind === 'پاره‌خط' ? second : at(10);
  return {
    t: 'drawing',
    description: `شکلی راست با نقطه‌های «${one}» و «${other}» روی آن؛ ${ends[kind]}`,
    width: 300,
    height: 200,
    shapes: [
      { t: 'line', from, to, ends: kind === 'خط' ? 'both' : kind === 'نیم‌خط' ? 'one' : 'none' },
      { t: 'point', at: first, label: one },
      { t: 'point', at: second, label: other },
    ],
  };
}

/** The straight figure in words alone. */
function statement(kind: Kind, one: string, other: string): string {
  if (kind === 'خط') return `شکلی راست از نقطه‌های «${one}» و «${other}» می‌گذرد و از هر دو طرف تا بی‌پایان ادامه دارد.`;
  return kind === 'نیم‌خط'
    ? `شکلی راست از نقطهٔ «${one}» شروع می‌شود، از نقطهٔ «${other}» می‌گذرد و همان‌طور تا بی‌پایان ادامه دارد.`
    : `شکلی راست از نقطهٔ «${one}» شروع می‌شود و در نقطهٔ «${other}» تمام می‌شود.`;
}

export const lineKind = defineSkill({
  id: 'g3-line-kind',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 3,
  revision: 4,
  make: (rng, level) => {
    const kind = rng.pick(kinds);
    const form = rng.pick(formsOf[level]);
    const [one = '', other = ''] = rng.sample(letters, 2);
    const others = rng.shuffle(kinds.filter((each) => each !== kind));
    const claimed = others[0] ?? kind;
    const option = (each: Kind) => ({ value: each, content: [text(each)] });
    const spec = choiceAnswer(rng, {
      layout: 'tiles',
      right: option(kind),
      wrong: others.map((each) => ({
        ...option(each),
        id: writtenMisconceptions[each][0],
        title: writtenMisconceptions[each][1],
        message: message(each),
      })),
    });
    if (spec === null) return null;
    const name = child(rng);
    const isStatement = form === 'bare';
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [p`${name} با خط‌کش از دو نقطهٔ «${one}» و «${other}» این شکل را کشیده است.`, p`او چه چیزی کشیده است؟`];
        case 'bare':
          return [p`${statement(kind, one, other)}`, p`نام این شکل چیست؟`];
        case 'find-mistake':
          return [p`${name} می‌گوید این شکل ${claimed} است، ولی اشتباه کرده است.`, p`نام درست این شکل چیست؟`];
        default:
          return [p`نام این شکل با نقطه‌های «${one}» و «${other}» چیست؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(isStatement ? {} : { figure: picture(kind, [one, other], rng.pick(directions)) }),
      ...spec,
      hints: [
        hint(p`به دو سر شکل فکر کن: کدام سر تمام می‌شود و کدام سر ادامه دارد؟`),
        hint(
          isStatement
            ? p`«بی‌پایان ادامه دارد» یعنی از آن طرف به هیچ نقطه‌ای ختم نمی‌شود.`
            : p`پیکان یعنی از آن طرف تا بی‌پایان ادامه دارد. پیکان‌ها را بشمار.`,
        ),
        hint(p`شکلی که ادامه ندارد اندازه دارد؛ شکلی که ادامه دارد اندازه ندارد.`),
      ],
      solution: [
        isStatement
          ? step(p`به دو سر شکل نگاه می‌کنیم: ${statement(kind, one, other)}`)
          : step(p`به دو سر شکل نگاه می‌کنیم: ${ends[kind]}.`),
        step(p`${rules[kind]}.`, p`پس این شکل ${kind} است.`),
      ],
    };
  },
});
