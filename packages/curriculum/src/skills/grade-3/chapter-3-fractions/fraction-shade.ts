import {
  type Block,
  child,
  defineSkill,
  display,
  type FractionBar,
  frac,
  hint,
  type Inline,
  type Level,
  line,
  misconception,
  p,
  partsColored,
  persianNumber,
  type QuestionVariant,
  row,
  shadedKey,
  shadingAnswer,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story'],
  3: ['bare', 'story', 'figure', 'find-mistake'],
  4: ['reverse', 'story', 'find-mistake'],
};
const mostOf: Readonly<Record<Level, number>> = { 1: 6, 2: 8, 3: 12, 4: 12 };

const wordProblems = {
  bar: [
    (name: string) => ({
      statement: `این نوار تختهٔ شکلات ${name} است.`,
      ask: 'آن را خورده است. همان اندازه را رنگ کن.',
    }),
    (name: string) => ({ statement: `این نوار راه مدرسهٔ ${name} است.`, ask: 'آن را رفته است. همان اندازه را رنگ کن.' }),
    (name: string) => ({
      statement: `این نوار باغچهٔ ${name} است.`,
      ask: 'آن را با گل پر کرده است. همان اندازه را رنگ کن.',
    }),
    (name: string) => ({ statement: `این نوار روبان ${name} است.`, ask: 'آن را بریده است. همان اندازه را رنگ کن.' }),
    (name: string) => ({
      statement: `این نوار دیوار اتاق ${name} است.`,
      ask: 'آن را رنگ زده است. همان اندازه را رنگ کن.',
    }),
  ],
  circle: [
    (name: string) => ({ statement: `این دایره پیتزای ${name} است.`, ask: 'آن را خورده است. همان اندازه را رنگ کن.' }),
    (name: string) => ({
      statement: `این دایره کیک تولد ${name} است.`,
      ask: 'آن را به مهمان‌ها داده است. همان اندازه را رنگ کن.',
    }),
    (name: string) => ({
      statement: `این دایره نان صبحانهٔ ${name} است.`,
      ask: 'آن را با پنیر پوشانده است. همان اندازه را رنگ کن.',
    }),
    (name: string) => ({
      statement: `این دایره رومیزی گرد ${name} است.`,
      ask: 'آن را گل‌دوزی کرده است. همان اندازه را رنگ کن.',
    }),
  ],
} as const;

export const fractionShade = defineSkill({
  id: 'g3-fraction-shade',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 6,
  pictures: [partsColored],
  make: (rng, level) => {
    const denominator = rng.int(level === 4 ? 5 : level === 1 ? 2 : 3, mostOf[level]);
    const statement = rng.int(1, denominator - 1);
    const form = rng.pick(formsOf[level]);
    const shape = rng.pick(['bar', 'circle'] as const);
    const word = shape === 'bar' ? 'نوار' : 'دایره';
    const name = child(rng);
    const shown = frac(statement, denominator);
    // «reverse» states what stays without color.
    const count = form === 'reverse' ? denominator - statement : statement;
    const wordProblem = rng.pick(wordProblems[shape])(name);
    const other = rng.pick(
      [count - 1, count + 1, denominator - count].filter((each) => each > 0 && each <= denominator && each !== count),
    );
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`ببین چه کسری از شکل رنگ شده است. همان کسر را در ${word} رنگ کن.`];
        case 'story':
          return [p`${wordProblem.statement} ${name} ${shown} ${wordProblem.ask}`];
        case 'find-mistake':
          return [p`${name} می‌خواست ${shown} از ${word} را رنگ کند، ولی ${other} قسمت را رنگ کرد.`, p`تو درست رنگ کن.`];
        case 'reverse':
          return [p`${word} را طوری رنگ کن که ${shown} آن بی‌رنگ بماند.`];
        default:
          return [p`${shown} از ${word} را رنگ کن. هر قسمت را که دوست داری انتخاب کن.`];
      }
    };
    const picture: readonly FractionBar[] = [{ parts: denominator, shaded: statement, tone: 'turmeric' }];
    const description = `یک ${shape === 'bar' ? 'دایره' : 'نوار'} با ${persianNumber(denominator)} قسمت مساوی که ${persianNumber(statement)} قسمت آن رنگ شده است`;
    const misconceptions: readonly (readonly [string, string, number, readonly Inline[]])[] = [
      [
        'other-part-shaded',
        'قسمت دیگر را رنگ کرده',
        // One part alone is colored by everybody who has only begun.
        denominator - count > 1 ? denominator - count : 0,
        form === 'reverse'
          ? line`ببین سؤال قسمت رنگ‌شده را می‌گوید یا قسمت بی‌رنگ را. قسمت‌هایت را دوباره بشمار.`
          : line`قسمت‌های بی‌رنگ به اندازهٔ صورت کسر شده است. صورت می‌گوید چند قسمت رنگی باشد.`,
      ],
      [
        'all-shaded',
        'همهٔ شکل را رنگ کرده',
        denominator,
        form === 'reverse'
          ? line`مخرج می‌گوید همه چند قسمت است. صورت می‌گوید چند تای آن بی‌رنگ بماند.`
          : line`مخرج می‌گوید همه چند قسمت است. صورت می‌گوید چند تای آن را رنگ کنی.`,
      ],
      [
        'one-part-shaded',
        'فقط یک قسمت را رنگ کرده',
        1,
        form === 'reverse'
          ? line`یک قسمت را رنگ کرده‌ای. صورت کسر می‌گوید چند قسمت بی‌رنگ بماند.`
          : line`یک قسمت را رنگ کرده‌ای. صورت کسر می‌گوید چند قسمت لازم است.`,
      ],
      ['one-part-over', 'یک قسمت بیشتر رنگ کرده', count + 1, line`خیلی نزدیک شده‌ای. قسمت‌های رنگی را یکی‌یکی بشمار.`],
      ['one-part-short', 'یک قسمت کمتر رنگ کرده', count - 1, line`خیلی نزدیک شده‌ای. قسمت‌های رنگی را یکی‌یکی بشمار.`],
    ];
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            // The picture has the other shape, so that the count alone goes over.
            figure:
              shape === 'bar'
                ? { t: 'circles' as const, description, circles: picture }
                : { t: 'bars' as const, description, bars: picture },
          }
        : {}),
      ...shadingAnswer(shape, denominator, count),
      // As many parts as the mistake of the question has are taken over from it.
      misconceptions: misconceptions.flatMap(([id, title, shaded, message]) =>
        shaded > 0 && shaded <= denominator && shaded !== count && !(form === 'find-mistake' && shaded === other)
          ? [misconception(id, title, shadedKey(denominator, shaded), message)]
          : [],
      ),
      hints: [
        hint(
          form === 'figure'
            ? p`اول قسمت‌های شکل و رنگ‌شده‌های آن را بشمار و کسرش را بگو.`
            : p`مخرج کسر ${denominator} است و ${word} هم ${denominator} قسمت مساوی دارد.`,
        ),
        hint(
          form === 'reverse'
            ? p`صورت کسر می‌گوید چند قسمت بی‌رنگ بماند. بقیه را رنگ کن.`
            : p`صورت کسر می‌گوید چند قسمت را رنگ کنی. فرقی ندارد کدام قسمت‌ها باشد.`,
        ),
      ],
      solution: [
        step(p`${word} ${denominator} قسمت مساوی دارد و هر قسمت ${frac(1, denominator)} آن است.`),
        form === 'reverse'
          ? step(
              p`${statement} قسمت باید بی‌رنگ بماند؛ پس ${count} قسمت را رنگ می‌کنیم.`,
              display(row(denominator, '−', statement, '=', count)),
            )
          : step(p`صورت کسر ${count} است؛ پس ${count} قسمت را رنگ می‌کنیم.`),
      ],
    };
  },
});
