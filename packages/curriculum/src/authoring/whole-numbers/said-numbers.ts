import {
  child,
  display,
  type Hint,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  type Misconception,
  misconception,
  num,
  numberWords,
  p,
  persianNumber,
  type QuestionDraft,
  type QuestionVariant,
  type Rng,
  row,
  step,
  words,
} from '../index.ts';
import { amountWordProblem } from './amount-word-problems.ts';
import { fromGroups, groupNames, groupsOf } from './groups.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story', 'reverse'],
  2: ['bare', 'story', 'reverse'],
  3: ['bare', 'story', 'reverse', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};

function padded(groups: readonly number[]): readonly string[] {
  return groups.map((group, index) => (index === 0 ? String(group) : String(group).padStart(3, '0')));
}

/** What is written when the groups are heard rightly but not given three digits each. */
function misconceptionsFor(groups: readonly number[]): readonly Misconception[] {
  const [first = 0, ...rest] = groups;
  const glued = Number(groups.join(''));
  const withoutZeroGroups = fromGroups(groups.filter((group) => group > 0));
  const wrongSide = Number([first, ...rest.map((group) => String(group).padEnd(3, '0'))].join(''));
  const last = groups.length - 1;
  const tail = groups[last] ?? 0;
  const swapped = fromGroups([...groups.slice(0, last - 1), groups[last] ?? 0, groups[last - 1] ?? 0]);
  const turned = groups.map((group, index) =>
    index === last ? Math.floor(group / 100) * 100 + (group % 10) * 10 + (Math.floor(group / 10) % 10) : group,
  );
  return [
    misconception(
      'zero-group-left-out',
      'برای طبقهٔ خالی صفر نگذاشته',
      integerKey(withoutZeroGroups),
      line`طبقه‌ای که خوانده نمی‌شود هم سه رقم جا دارد. جای آن را خالی نگذار.`,
    ),
    // Nobody writes a single 0 at the end for a group that is not said.
    ...(groups[last] === 0
      ? []
      : [
          misconception(
            'group-zeros-lost',
            'طبقه‌ها را سه‌رقمی ننوشته',
            integerKey(glued),
            line`بعد از اولین طبقه، هر طبقه سه رقم دارد. رقم‌های هر طبقه را بشمار.`,
          ),
        ]),
    misconception(
      'zeros-on-the-wrong-side',
      'صفر را سمت راست طبقه گذاشته',
      integerKey(wrongSide),
      line`صفرها را شمرده‌ای؛ ببین باید کدام طرف رقم‌های آن طبقه باشند.`,
    ),
    misconception(
      'groups-swapped',
      'دو طبقهٔ آخر را جابه‌جا نوشته',
      integerKey(swapped),
      groups[last] === 0 || groups[last - 1] === 0
        ? line`ببین کدام طبقه خوانده نمی‌شود؛ سه صفر را در جای همان طبقه بگذار.`
        : line`ببین کدام قسمت با کلمهٔ «هزار» خوانده می‌شود و کدام قسمت آخر می‌آید.`,
    ),
    misconception(
      // Of «پنج» no tens are read.
      tail % 100 < 10 ? 'ones-at-the-tens' : tail % 10 === 0 ? 'tens-at-the-ones' : 'tens-and-ones-swapped',
      tail % 100 < 10
        ? 'رقم یکان را در خانهٔ دهگان نوشته'
        : tail % 10 === 0
          ? 'رقم دهگان را در خانهٔ یکان نوشته'
          : 'دهگان و یکان را جابه‌جا نوشته',
      integerKey(fromGroups(turned)),
      tail % 100 < 10 || tail % 10 === 0
        ? line`طبقهٔ آخر را دوباره بخوان: کدام خانه‌اش رقم دارد و کدام صفر؟`
        : line`طبقهٔ آخر را دوباره بخوان: کدام رقم ده‌تایی است و کدام یکی؟`,
    ),
  ];
}

function hintsFor(groups: readonly number[]): readonly Hint[] {
  const names = groups.map((_, index) => groupNames[groups.length - 1 - index] ?? '');
  const [, ...rest] = groups;
  const isShort = rest.some((group) => group > 0 && group < 100);
  return [
    hint(p`عدد را باید با رقم بنویسیم. در این عدد ${groups.length} طبقه هست: ${names.join('، ')}.`),
    hint(p`هر چه را پیش از کلمهٔ «${names[0] ?? ''}» می‌خوانی، در طبقهٔ اول از سمت چپ بنویس.`),
    hint(
      p`بقیهٔ طبقه‌ها را سه‌رقمی بنویس.${isShort ? ' اگر رقم کم آمد، سمت چپ آن‌ها صفر بگذار.' : ''}${rest.includes(0) ? ' طبقه‌ای که خوانده نمی‌شود سه صفر دارد.' : ''}`,
    ),
  ];
}

/** A large number stated in words, to be written in digits; or one group of it, left out of the words. */
export function saidNumber(rng: Rng, level: Level, value: number): QuestionDraft | null {
  const groups = groupsOf(value);
  const form = rng.pick(formsOf[level]);
  const misconceptions = misconceptionsFor(groups);

  if (form === 'reverse') {
    const hidden = rng.int(0, groups.length - 1);
    const answer = groups[hidden] ?? 0;
    if (answer === 0 || groups.filter((group) => group === answer).length > 1) return null;
    const said = groups.flatMap((group, index) => {
      const name = groupNames[groups.length - 1 - index] ?? '';
      if (group === 0) return [];
      const spoken = index === hidden ? '…' : numberWords(group);
      return [index === groups.length - 1 ? spoken : `${spoken} ${name}`];
    });
    const neighbour = groups[hidden === 0 ? 1 : hidden - 1] ?? 0;
    const next = groups[hidden + 1];
    /** Four digits: one of the group after it, or before the last one. */
    const fourDigits =
      next === undefined
        ? `${neighbour % 10}${String(answer).padStart(3, '0')}`
        : `${answer}${String(next).padStart(3, '0').charAt(0)}`;
    return {
      form,
      stem: [
        p`عدد ${value} را این‌طور می‌خوانیم:`,
        p`«${said.join(' و ')}»`,
        p`جای نقطه‌ها چه عددی است؟ آن را با رقم بنویس.`,
      ],
      ...integerAnswer(answer),
      misconceptions: [
        misconception(
          'neighbour-group',
          'عدد طبقهٔ کناری را نوشته',
          integerKey(neighbour),
          line`ببین کدام قسمتِ عدد با کلمه خوانده نشده است.`,
        ),
        misconception(
          'group-with-its-zeros',
          'همهٔ ارزش طبقه را نوشته',
          integerKey(answer * 1000 ** (groups.length - 1 - hidden)),
          line`نام طبقه در خواندن عدد گفته شده است؛ فقط عدد همان طبقه را می‌خواهیم.`,
        ),
        // Of 908 the last two digits are written as one.
        ...(answer % 100 < 10
          ? []
          : [
              misconception(
                'last-two-digits',
                'فقط دو رقم آخر طبقه را نوشته',
                integerKey(answer % 100),
                line`هر طبقه می‌تواند سه رقم داشته باشد. هر سه را نگاه کن.`,
              ),
            ]),
        // With a zero after it, it could as well be a zero too many.
        ...(fourDigits.endsWith('0') && next !== undefined
          ? []
          : [
              misconception(
                'one-digit-of-the-next',
                'یک رقم از طبقهٔ کناری را هم نوشته',
                integerKey(Number(fourDigits)),
                line`یک رقمِ آن از طبقهٔ کناری است. فقط رقم‌های طبقه‌ای را بنویس که خوانده نشده است.`,
              ),
            ]),
      ],
      hints: [
        hint(p`رقم‌های عدد از سمت راست سه‌تا سه‌تا جدا شده است؛ هر دسته یک طبقه است.`),
        hint(p`قسمت‌های خوانده‌شده را با طبقه‌ها مقایسه کن. عددِ کدام طبقه خوانده نشده است؟`),
      ],
      solution: [
        step(
          p`طبقه‌های این عدد از چپ به راست این‌هاست.`,
          display(
            row(
              ...groups.flatMap((group, index) => {
                const name = words(groupNames[groups.length - 1 - index] ?? '');
                return index === 0 ? [num(group), name] : ['+' as const, num(group), name];
              }),
            ),
          ),
        ),
        step(
          p`طبقهٔ «${groupNames[groups.length - 1 - hidden] ?? ''}» خوانده نشده بود و عدد آن این است.`,
          display(num(answer)),
        ),
      ],
    };
  }

  const said = numberWords(value);
  const wordProblem = form === 'story' ? amountWordProblem(rng, value) : null;
  if (form === 'story' && wordProblem === null) return null;
  const wrong = misconceptions
    .flatMap(({ answer }) => (answer.kind === 'integer' ? answer.values : []))
    .map(Number)
    .filter((each) => each !== value);
  if (wrong.length < 2) return null;
  const stem = () => {
    switch (form) {
      case 'story':
        return [...(wordProblem === null ? [] : [wordProblem.write(rng, `«${said}»`)]), p`این عدد را با رقم بنویس.`];
      case 'find-mistake':
        return [
          p`${child(rng)} عدد «${said}» را این‌طور نوشته است:`,
          display(num(rng.pick(wrong))),
          p`ولی اشتباهی در آن هست. عدد درست را بنویس.`,
        ];
      default:
        return [p`این عدد را با رقم بنویس: «${said}»`];
    }
  };
  const lastStep = padded(groups);
  return {
    form,
    stem: stem(),
    ...integerAnswer(value, wordProblem === null ? {} : { unit: wordProblem.unit }),
    misconceptions,
    hints: hintsFor(groups),
    solution: [
      step(
        p`هر طبقه را جدا می‌نویسیم؛ بعد از اولین طبقه، هر کدام سه رقم دارد.`,
        ...groups.map((group, index) => {
          const name = groupNames[groups.length - 1 - index] ?? '';
          const text = [...(lastStep[index] ?? '')].map((digit) => persianNumber(digit)).join('');
          return group === 0
            ? p`طبقهٔ ${name}: خوانده نشده، پس «${text}» می‌نویسیم.`
            : p`طبقهٔ ${name}: «${numberWords(group)}» را «${text}» می‌نویسیم.`;
        }),
      ),
      step(p`طبقه‌ها را کنار هم می‌گذاریم.`, display(num(value))),
    ],
  };
}
