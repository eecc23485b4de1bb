import {
  blank,
  child,
  choiceAnswer,
  defineSkill,
  display,
  hint,
  type Inline,
  type Level,
  line,
  type MathNode,
  math,
  p,
  paragraph,
  plainMath,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import {
  type Sentence,
  type Statement,
  sentence,
  unknown,
  wordProblemWriter,
} from './question-parts/number-sentence-stories.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['story', 'story', 'reverse'],
  2: ['story', 'reverse'],
  3: ['story', 'reverse', 'find-mistake'],
  4: ['reverse', 'find-mistake', 'story'],
};
const kindsOf: Readonly<Record<Level, readonly Sentence[]>> = {
  1: ['plus-box', 'box-plus'],
  2: ['plus-box', 'box-plus', 'box-minus', 'times-box'],
  3: ['plus-box', 'box-minus', 'minus-box', 'times-box', 'box-times'],
  4: ['box-minus', 'minus-box', 'times-box', 'box-times'],
};

function draw(rng: Rng, level: Level, kind: Sentence): Statement {
  const most = { 1: 20, 2: 50, 3: 100, 4: 100 }[level];
  switch (kind) {
    case 'times-box':
    case 'box-times': {
      const a = rng.int(2, 9);
      return { a, b: a * rng.int(2, 9) };
    }
    case 'minus-box': {
      const a = rng.int(10, most);
      return { a, b: rng.int(2, a - 2) };
    }
    case 'box-minus': {
      const a = rng.int(3, Math.floor(most / 2));
      return { a, b: rng.int(3, most - a) };
    }
    default: {
      const b = rng.int(8, most);
      return { a: rng.int(2, b - 2), b };
    }
  }
}

/** What a child writes or picks in place of the right sentence, with the story that would fit it where there is one. */
interface WrittenMisconception {
  readonly id: string;
  readonly title: string;
  readonly message: readonly Inline[];
  readonly node: MathNode;
  readonly value: string;
  readonly statement: Sentence | null;
}

function writtenMisconceptions(kind: Sentence, statement: Statement): readonly WrittenMisconception[] {
  const { a, b } = statement;
  const asked = (
    id: string,
    title: string,
    other: Sentence | MathNode,
    value: number,
    message: readonly Inline[],
  ): readonly WrittenMisconception[] => {
    const node = typeof other === 'string' ? sentence(other, statement) : other;
    // A sentence that leads to the same number would be right too.
    if (value === unknown(kind, statement)) return [];
    return [{ id, title, message, node, value: plainMath(node), statement: typeof other === 'string' ? other : null }];
  };
  const isMore = kind === 'plus-box' || kind === 'box-plus';
  const isTimes = kind === 'times-box' || kind === 'box-times';
  return [
    ...(isTimes
      ? asked(
          'subtracted-for-times',
          'به جای ضرب، تفریق نوشته',
          'box-minus',
          a + b,
          line`در داستان دسته‌های مساوی هست. چند دستهٔ مساوی را با چه علامتی می‌نویسیم؟`,
        )
      : []),
    ...(isMore
      ? asked(
          'opposite-action',
          'کارِ داستان را برعکس نوشته',
          'box-minus',
          a + b,
          line`ببین در داستان چیزی کم شده یا نه. علامت باید همان کار را نشان بدهد.`,
        )
      : []),
    ...(isMore || isTimes
      ? []
      : asked(
          'opposite-action',
          'کارِ داستان را برعکس نوشته',
          'box-plus',
          b - a,
          line`ببین در داستان چیزی اضافه شده یا کم شده. علامت باید همان کار را نشان بدهد.`,
        )),
    ...(isTimes
      ? asked(
          'added-for-times',
          'به جای ضرب، جمع نوشته',
          'plus-box',
          b - a,
          line`در داستان دسته‌های مساوی هست. چند دستهٔ مساوی را با چه علامتی می‌نویسیم؟`,
        )
      : asked(
          'times-for-change',
          'به جای جمع یا تفریق، ضرب نوشته',
          'times-box',
          b / a,
          line`در داستان دسته‌های مساوی نیست؛ چیزی به آن اضافه یا از آن کم شده است.`,
        )),
    ...(kind === 'box-minus'
      ? asked(
          'box-misplaced',
          'جای خالی را در جای دیگری گذاشته',
          'minus-box',
          a - b,
          line`چیزی که نمی‌دانیم کدام است: اولِ کار، یا آنچه داده شد؟ جای خالی را همان‌جا بگذار.`,
        )
      : []),
    ...(kind === 'minus-box'
      ? asked(
          'box-misplaced',
          'جای خالی را در جای دیگری گذاشته',
          'box-minus',
          a + b,
          line`چیزی که نمی‌دانیم کدام است: اولِ کار، یا آنچه داده شد؟ جای خالی را همان‌جا بگذار.`,
        )
      : []),
    ...asked(
      'computed-with-both',
      'دو عدد داستان را با هم حساب کرده و جای خالی را آخر گذاشته',
      isTimes ? row(a, '×', b, '=', blank()) : row(a, '+', b, '=', blank()),
      isTimes ? a * b : a + b,
      line`هر دو عدد داستان را با هم حساب نکن. یکی از آن‌ها همان حاصل است.`,
    ),
    ...asked(
      'numbers-swapped',
      'جای دو عدد داستان را عوض کرده',
      isTimes ? row(b, '×', blank(), '=', a) : row(b, '+', blank(), '=', a),
      isTimes ? a / b : a - b,
      isTimes
        ? line`ببین کدام عدد در داستان تعداد همه است. آن عدد حاصل است و بعد از مساوی می‌آید.`
        : line`ببین کدام عدد از اول بوده و کدام آخرِ داستان به دست آمده است.`,
    ),
  ];
}

/** Whose story is picked for a sentence has written nothing: what was taken for what. */
const pickedStories: Readonly<Record<string, readonly [id: string, title: string]>> = {
  'opposite-action': ['opposite-story', 'داستانی را انتخاب کرده که کارِ آن برعکس است'],
  'added-for-times': ['story-of-adding', 'برای عبارت ضرب، داستان جمع را انتخاب کرده'],
  'subtracted-for-times': ['story-of-taking', 'برای عبارت ضرب، داستان تفریق را انتخاب کرده'],
  'times-for-change': ['story-of-groups', 'برای عبارت جمع یا تفریق، داستان ضرب را انتخاب کرده'],
};
const unknownMisplaced = {
  id: 'unknown-misplaced',
  title: 'به جای خالی در عبارت توجه نکرده',
  message: line`ببین جای خالی کجای عبارت است: اول یا بعد از علامت؟ در داستان هم همان عدد گفته نمی‌شود.`,
};

const doing: Readonly<Record<Sentence, string>> = {
  'plus-box': 'چیزی اضافه شده و مقدارِ اضافه‌شده را نمی‌دانیم',
  'box-plus': 'چیزی اضافه شده و مقدارِ اول را نمی‌دانیم',
  'box-minus': 'چیزی کم شده و مقدارِ اول را نمی‌دانیم',
  'minus-box': 'چیزی کم شده و مقدارِ کم‌شده را نمی‌دانیم',
  'times-box': 'دسته‌ها مساوی‌اند و اندازهٔ هر دسته را نمی‌دانیم',
  'box-times': 'دسته‌ها مساوی‌اند و تعداد دسته‌ها را نمی‌دانیم',
};

export const psNumberSentence = defineSkill({
  id: 'g3-ps-number-sentence',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 7,
  make: (rng, level) => {
    const kind = rng.pick(kindsOf[level]);
    const statement = draw(rng, level, kind);
    const form = rng.pick(formsOf[level]);
    const write = wordProblemWriter(rng);
    const right = sentence(kind, statement);
    const all = writtenMisconceptions(kind, statement);

    if (form === 'reverse') {
      const sensible = all.flatMap((writtenMisconception) => {
        // The other story must be able to happen with these numbers.
        if (writtenMisconception.statement === null) return [];
        const found = unknown(writtenMisconception.statement, statement);
        return Number.isSafeInteger(found) && found > 0
          ? [{ ...writtenMisconception, statement: writtenMisconception.statement }]
          : [];
      });
      const spare: Sentence | null =
        kind === 'plus-box'
          ? 'box-plus'
          : kind === 'times-box'
            ? 'box-times'
            : kind === 'box-times'
              ? 'times-box'
              : null;
      const choice = choiceAnswer(rng, {
        layout: 'list',
        right: { value: kind, content: write(kind, statement) },
        wrong: [
          ...sensible.map(({ id, statement: other }) => {
            const [story, title] = pickedStories[id] ?? [];
            return {
              ...(story === undefined || title === undefined
                ? unknownMisplaced
                : {
                    id: story,
                    title,
                    message: line`علامت عبارت را نگاه کن. کاری که در این داستان انجام شده با همان علامت نوشته می‌شود؟`,
                  }),
              value: other,
              content: write(other, statement),
            };
          }),
          ...(spare === null
            ? []
            : [
                {
                  ...unknownMisplaced,
                  value: spare,
                  content: write(spare, statement),
                },
              ]),
        ],
      });
      if (choice === null) return null;
      return {
        form,
        stem: [p`این عبارت، درست به همین ترتیب، با کدام داستان جور است؟`, display(right)],
        ...choice,
        hints: [
          hint(p`عبارت را بخوان و ببین چه کاری انجام شده است: اضافه شدن، کم شدن، یا دسته‌های مساوی.`),
          hint(p`بعد ببین جای خالی کجاست؛ همان چیزی است که در داستان گفته نشده.`),
        ],
        solution: [
          step(p`در این عبارت ${doing[kind]}.`, display(right)),
          step(p`پس این داستان با آن جور است:`, paragraph(write(kind, statement))),
        ],
      };
    }

    const choice = choiceAnswer(rng, {
      layout: 'list',
      right: { value: plainMath(right), content: [math(right)] },
      wrong: all.map(({ id, title, message, node, value }) => ({ id, title, message, value, content: [math(node)] })),
    });
    const [first] = all;
    if (choice === null || first === undefined) return null;
    return {
      form,
      stem: [
        paragraph(write(kind, statement)),
        ...(form === 'find-mistake'
          ? [
              p`${child(rng)} برای این داستان عبارت ${first.node} را نوشته، ولی با داستان جور نیست.`,
              p`کدام عبارت با داستان جور است؟`,
            ]
          : [p`کدام عبارت با این داستان جور است؟`]),
      ],
      ...choice,
      hints: [
        hint(p`داستان را آرام بخوان. چه چیزی را نمی‌دانیم؟ به جای آن یک جای خالی می‌گذاریم.`),
        hint(p`ببین در داستان چیزی اضافه شده، کم شده، یا دسته‌های مساوی هست. بعد عددها را به ترتیب داستان بنویس.`),
      ],
      solution: [
        step(p`در این داستان ${doing[kind]}.`),
        step(p`عددها را به همان ترتیبِ داستان می‌نویسیم و به جای چیزی که نمی‌دانیم جای خالی می‌گذاریم.`, display(right)),
      ],
    };
  },
});
