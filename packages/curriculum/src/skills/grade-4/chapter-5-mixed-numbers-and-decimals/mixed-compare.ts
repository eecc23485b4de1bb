import { fractionValue, type Mixed, written } from '../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  blank,
  type ComparisonSign,
  child,
  children,
  defineSkill,
  display,
  type Figure,
  fractionsDrawn,
  hint,
  type Level,
  line,
  type MisconceptionName,
  p,
  persianNumber,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  signAnswer,
  signBetween,
  step,
} from '../../../authoring/index.ts';

type Pair = readonly [Mixed, Mixed];
/** What decides: the whole parts, the numerators over one denominator, the denominators under one numerator, or nothing at all. */
type Kind = 'wholes' | 'tops' | 'bottoms' | 'same';

const kindsOf: Readonly<Record<Level, readonly Kind[]>> = {
  1: ['wholes', 'tops'],
  2: ['wholes', 'tops', 'bottoms'],
  3: ['wholes', 'bottoms', 'bottoms', 'tops', 'same'],
  4: ['bottoms', 'wholes', 'bottoms', 'same'],
};
const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story', 'figure'],
  2: ['bare', 'story', 'figure', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};

function part(rng: Rng, least: number, most: number): readonly [numerator: number, denominator: number] {
  const denominator = rng.int(least, most);
  return [rng.int(1, denominator - 1), denominator];
}

function draw(rng: Rng, level: Level, kind: Kind): Pair | null {
  const most = level === 1 ? 6 : 12;
  const whole = rng.int(1, level === 1 ? 4 : 8);
  const [numerator, denominator] = part(rng, 3, most);
  const first: Mixed = { whole, numerator, denominator };
  switch (kind) {
    case 'wholes': {
      // The smaller whole part has the larger fraction beside it, more often than not.
      const [otherNumerator, otherDenominator] = part(rng, 3, most);
      const second: Mixed = {
        whole: whole + rng.int(1, level === 4 ? 1 : 2),
        numerator: otherNumerator,
        denominator: otherDenominator,
      };
      if (second.whole > 9 || (level > 1 && otherNumerator * denominator >= numerator * otherDenominator)) return null;
      return rng.chance(1, 2) ? [first, second] : [second, first];
    }
    case 'tops': {
      const other = rng.int(1, denominator - 1);
      return other === numerator ? null : [first, { whole, numerator: other, denominator }];
    }
    case 'bottoms': {
      const other = rng.int(3, most);
      return other === denominator || numerator >= other ? null : [first, { whole, numerator, denominator: other }];
    }
    case 'same': {
      const scale = rng.int(2, 4);
      return denominator * scale > 12
        ? null
        : [first, { whole, numerator: numerator * scale, denominator: denominator * scale }];
    }
  }
}

const byParts: MisconceptionName = {
  id: 'whole-parts-ignored',
  title: 'به عددهای صحیح توجه نکرده و فقط کسرها را مقایسه کرده',
  message: line`اول عددهای صحیح را ببین. واحدهای کامل از کسر کنارشان مهم‌ترند.`,
};
const byDenominator: MisconceptionName = {
  id: 'larger-denominator-larger',
  title: 'کسر با مخرج بزرگ‌تر را بزرگ‌تر گرفته',
  message: line`مخرج بزرگ‌تر یعنی واحد به قسمت‌های بیشتری تقسیم شده است. آن وقت هر قسمت بزرگ‌تر می‌شود یا کوچک‌تر؟`,
};
const byNumbers: MisconceptionName = {
  id: 'larger-numbers-larger',
  title: 'کسری را که عددهایش بزرگ‌تر است بزرگ‌تر گرفته',
  message: line`عددهای بزرگ‌تر همیشه کسر بزرگ‌تر نمی‌سازند. ببین صورت و مخرج یکی از کسرها در یک عدد ضرب نشده است؟`,
};
const wholesOnly: MisconceptionName = {
  id: 'equal-wholes-taken-for-equal',
  title: 'چون عددهای صحیح برابر است، دو عدد را مساوی گرفته',
  message: line`عددهای صحیح برابرند، ولی کسرهای کنارشان را هم باید مقایسه کنی.`,
};
const wholesOrNumeratorsOnly: MisconceptionName = {
  id: 'equal-wholes-or-numerators-taken-for-equal',
  title: 'چون عددهای صحیح یا صورت‌ها برابر است، دو عدد را مساوی گرفته',
  message: line`عددهای صحیح و صورت‌ها برابرند، ولی مخرج‌ها فرق دارند. ببین در کدام کسر، قسمت‌ها بزرگ‌ترند.`,
};
const takenEqual: MisconceptionName = {
  id: 'taken-for-equal',
  title: 'دو عدد نامساوی را مساوی گرفته',
  message: line`این دو یک مقدار نیستند. آن‌ها را روی محور تصور کن.`,
};
const turned: MisconceptionName = {
  id: 'sign-turned',
  title: 'علامت را برعکس گذاشته',
  message: line`دهانهٔ باز علامت به طرف عدد بزرگ‌تر است. ببین کدام عدد بزرگ‌تر است.`,
};
const equalNotSeen: MisconceptionName = {
  id: 'equal-not-seen',
  title: 'مساوی بودن را تشخیص نداده',
  message: line`عددهای صحیح برابرند. ببین صورت و مخرج یکی از کسرها در یک عدد ضرب نشده است؟`,
};

function wrongSigns(
  [left, right]: Pair,
  truth: ComparisonSign,
  kind: Kind,
): Partial<Record<ComparisonSign, MisconceptionName>> {
  const opposite = truth === '<' ? '>' : '<';
  switch (kind) {
    case 'wholes': {
      const [one, other] = [left, right].map(({ numerator, denominator }) => Rational.of(numerator, denominator));
      const isByParts = one !== undefined && other !== undefined && signBetween(one, other) === opposite;
      return { [opposite]: isByParts ? byParts : turned, '=': takenEqual };
    }
    case 'tops':
      return { [opposite]: turned, '=': wholesOnly };
    case 'bottoms':
      return { [opposite]: byDenominator, '=': wholesOrNumeratorsOnly };
    case 'same':
      return {
        [left.denominator < right.denominator ? '<' : '>']: byNumbers,
        [left.denominator < right.denominator ? '>' : '<']: equalNotSeen,
      };
  }
}

function picture(pair: Pair): Figure {
  const statement = pair
    .map(
      ({ whole, numerator, denominator }, index) =>
        `${index === 0 ? 'دستهٔ اول' : 'دستهٔ دوم'} ${persianNumber(whole)} نوار کامل و نواری با ${persianNumber(denominator)} قسمت مساوی دارد که ${persianNumber(numerator)} قسمت آن رنگ شده است`,
    )
    .join('، ');
  return {
    t: 'bars',
    description: `دو دسته نوار هم‌اندازه؛ ${statement}`,
    bars: pair.flatMap((n, index) =>
      Array.from({ length: n.whole + 1 }, (_, at) => ({
        parts: n.denominator,
        shaded: at < n.whole ? n.denominator : n.numerator,
        tone: index === 0 ? ('accent' as const) : ('turmeric' as const),
        ...(at === 0 ? { label: written(n) } : {}),
      })),
    ),
  };
}

function story(rng: Rng, [left, right]: Pair): Block {
  const [one = '', other = ''] = children(rng, 2);
  const [a, b] = [written(left), written(right)];
  return rng.pick<Block>([
    p`${one} ${a} متر و ${other} ${b} متر روبان خرید. روبان ${one} را با روبان ${other} مقایسه کن.`,
    p`خانهٔ ${one} تا مدرسه ${a} کیلومتر و خانهٔ ${other} تا مدرسه ${b} کیلومتر فاصله دارد. این دو فاصله را مقایسه کن.`,
    p`${one} ${a} پیمانه و ${other} ${b} پیمانه آرد در خمیرش ریخت. آرد ${one} را با آرد ${other} مقایسه کن.`,
    p`تیم ${one} در یک روز ${a} دیوار و تیم ${other} ${b} دیوار رنگ کرد. کار تیم ${one} را با کار تیم ${other} مقایسه کن.`,
    p`${one} ${a} کتاب و ${other} ${b} کتاب خوانده است. مقداری را که ${one} خوانده با مقداری که ${other} خوانده مقایسه کن.`,
    p`درخت حیاط ${one} ${a} متر و درخت حیاط ${other} ${b} متر بلندی دارد. بلندی این دو درخت را مقایسه کن.`,
  ]);
}

const ask = 'کدام علامت در جای خالی درست است؟';

export const mixedCompare = defineSkill({
  id: 'g4-mixed-compare',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 3,
  pictures: [fractionsDrawn],
  revision: 7,
  make: (rng, level) => {
    const kind = rng.pick(kindsOf[level]);
    const pair = draw(rng, level, kind);
    if (pair === null) return null;
    const [left, right] = pair;
    const form = rng.pick(formsOf[level]);
    if (form === 'figure' && left.whole + right.whole > 5) return null;
    const truth = signBetween(fractionValue(left), fractionValue(right));
    const open = display(row(written(left), blank(), written(right)));
    const closed = display(row(written(left), truth, written(right)));
    const wrong = rng.pick((['<', '=', '>'] as const).filter((sign) => sign !== truth));
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`هر نوار یک واحد است. به شکل نگاه کن. ${ask}`, open];
        case 'story':
          return [story(rng, pair), p`${ask}`, open];
        case 'find-mistake':
          return [
            p`${child(rng)} نوشته است:`,
            display(row(written(left), wrong, written(right))),
            p`ولی این علامت درست نیست. ${ask}`,
            open,
          ];
        default:
          return [p`${ask}`, open];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure' ? { figure: picture(pair) } : {}),
      ...signAnswer(truth, wrongSigns(pair, truth, kind)),
      hints: [
        hint(p`اول عددهای صحیح را مقایسه کن. اگر یکی بزرگ‌تر بود، همان عدد مخلوط بزرگ‌تر است.`),
        kind === 'wholes'
          ? hint(p`اینجا عددهای صحیح برابر نیستند؛ یکی ${left.whole} است و دیگری ${right.whole}.`)
          : hint(p`اینجا عددهای صحیح برابرند؛ پس باید کسرهای کنارشان را مقایسه کنی.`),
        kind === 'wholes'
          ? hint(p`کسر کنار هر عدد از یک واحد کمتر است. پس کدام عدد جلوتر است؟`)
          : kind === 'tops'
            ? hint(p`مخرج‌ها برابرند؛ پس هر کسری که صورت بزرگ‌تری دارد، قسمت‌های بیشتری دارد.`)
            : kind === 'bottoms'
              ? hint(p`صورت‌ها برابرند؛ پس ببین در کدام کسر، قسمت‌ها بزرگ‌ترند.`)
              : hint(p`ببین صورت و مخرج یکی از کسرها در چه عددی ضرب شده تا کسر دیگر ساخته شود.`),
      ],
      solution: [
        kind === 'wholes'
          ? step(
              p`عددهای صحیح برابر نیستند. کسر کنار هر عدد از یک واحد کمتر است؛ پس عددی که عدد صحیح بزرگ‌تری دارد بزرگ‌تر است.`,
            )
          : step(p`عددهای صحیح برابرند؛ پس کسرها را مقایسه می‌کنیم.`),
        kind === 'wholes'
          ? step(p`${Math.max(left.whole, right.whole)} از ${Math.min(left.whole, right.whole)} بزرگ‌تر است:`, closed)
          : kind === 'tops'
            ? step(p`مخرج‌ها برابرند و قسمت‌ها هم‌اندازه‌اند؛ کسری که صورتش بزرگ‌تر است بزرگ‌تر است:`, closed)
            : kind === 'bottoms'
              ? step(p`صورت‌ها برابرند؛ کسری که مخرجش بزرگ‌تر است قسمت‌های کوچک‌تری دارد و کوچک‌تر است:`, closed)
              : step(p`صورت و مخرج یکی از کسرها در یک عدد ضرب شده است؛ پس کسرها مساوی‌اند:`, closed),
      ],
    };
  },
});
