import {
  additionBars,
  type Block,
  blank,
  child,
  defineSkill,
  display,
  ezafe,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  type NodeLike,
  p,
  persianNumber,
  plural,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'figure'],
  4: ['bare', 'story', 'find-mistake', 'figure'],
};

type Hidden = 'amount' | 'divisor' | 'quotient' | 'left';

const hiddenOf: Readonly<Record<Level, readonly Hidden[]>> = {
  1: ['amount', 'left'],
  2: ['amount', 'left', 'quotient'],
  3: ['amount', 'left', 'quotient', 'divisor'],
  4: ['amount', 'quotient', 'divisor'],
};

const names: Readonly<Record<Hidden, string>> = {
  amount: 'مقسوم',
  divisor: 'مقسوم‌علیه',
  quotient: 'خارج‌قسمت',
  left: 'باقی‌مانده',
};

const things = ['گردو', 'مداد', 'مهره', 'برچسب', 'شکلات', 'تیله', 'خرما', 'کارت'] as const;

export const divCheck = defineSkill({
  id: 'g3-div-check',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [additionBars],
  revision: 14,
  make: (rng, level) => {
    const divisor = level === 1 ? rng.int(2, 5) : rng.int(level, 9);
    const quotient = rng.int(level > 2 ? 5 : 2, level === 1 ? 6 : 12);
    const left = rng.int(level === 1 ? 1 : 0, divisor - 1);
    const amount = divisor * quotient + left;
    const hidden = rng.pick(hiddenOf[level]);
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const thing = rng.pick(things);
    const values = { amount, divisor, quotient, left };
    const answer = values[hidden];
    const cell = (which: Hidden): NodeLike => (which === hidden ? blank() : values[which]);
    const equation = row(cell('amount'), '=', cell('divisor'), '×', cell('quotient'), '+', cell('left'));
    const product = divisor * quotient;
    // What the two numbers beside the box come to by themselves is no way of finding it.
    const known = hidden === 'quotient' ? divisor : quotient;
    const isOfKnown = (value: number) => value === known + left || value === known * left;
    // Somebody has dealt things out; what is hidden is what is asked.
    const wordProblem = (): readonly Block[] => {
      switch (hidden) {
        case 'amount':
          return [
            p`${name} ${plural(thing)}یش را بین ${divisor} نفر به طور مساوی تقسیم کرد. به هر نفر ${quotient} تا رسید و ${left} تا باقی ماند.`,
            p`${name} چند ${thing} داشت؟`,
          ];
        case 'left':
          return [
            p`${name} ${amount} ${thing} داشت و به هر کدام از ${divisor} دوستش ${quotient} تا داد.`,
            p`چند ${thing} برایش باقی ماند؟`,
          ];
        case 'quotient':
          return [
            p`${name} ${amount} ${thing} را بین ${divisor} نفر به طور مساوی تقسیم کرد و ${left} تا باقی ماند.`,
            p`به هر نفر چند ${thing} رسید؟`,
          ];
        case 'divisor':
          return [
            p`${name} ${amount} ${thing} را بین چند نفر تقسیم کرد. به هر نفر ${quotient} تا رسید و ${left} تا باقی ماند.`,
            p`چند نفر بودند؟`,
          ];
      }
    };
    if (form === 'story' && left === 0) return null;
    // One of the numbers copied would be right; twice two is two and two.
    const isCopied = (['divisor', 'quotient', 'left'] as const).some(
      (which) => which !== hidden && values[which] === answer,
    );
    if (isCopied || (divisor === 2 && quotient === 2)) return null;
    const wrong = hidden === 'amount' ? product : answer + 1;
    if (form === 'find-mistake' && wrong === answer) return null;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return wordProblem();
        case 'figure':
          return [p`این تقسیم درست است، ولی ${ezafe(names[hidden])} آن نوشته نشده است.`, p`${names[hidden]} چند است؟`];
        case 'find-mistake':
          return [
            p`${name} برای امتحان یک تقسیم، در جای خالی عدد ${wrong} را نوشته است، ولی دو طرف مساوی نمی‌شود.`,
            display(equation),
            p`عدد درستِ جای خالی چیست؟`,
          ];
        default:
          return [p`درستیِ یک تقسیم را با این عبارت امتحان می‌کنیم. در جای خالی چه عددی می‌آید؟`, display(equation)];
      }
    };
    const tried =
      form === 'story'
        ? line`با عددت امتحان کن: آنچه به همه رسیده را با باقی‌مانده جمع کن. همان می‌شود که از اول بود؟`
        : line`با عددت امتحان کن: مقسوم‌علیه را در خارج‌قسمت ضرب کن و باقی‌مانده را اضافه کن. به مقسوم می‌رسی؟`;
    // A picture of a division hides its quotient or remainder alone; a hidden dividend is a row of boxes nobody could read.
    if (form === 'figure' && hidden !== 'quotient' && hidden !== 'left') return null;
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'long-division' as const,
              description: `تقسیم نوشتنی ${persianNumber(amount)} بر ${persianNumber(divisor)}${hidden === 'quotient' ? ` با باقی‌ماندهٔ ${persianNumber(left)}؛ خارج‌قسمت خالی است` : ` با خارج‌قسمت ${persianNumber(quotient)}؛ باقی‌مانده خالی است`}`,
              dividend: String(amount),
              divisor: String(divisor),
              quotient: hidden === 'quotient' ? null : String(quotient),
              steps: [],
              remainder: hidden === 'left' ? null : String(left),
            },
          }
        : {}),
      ...integerAnswer(answer),
      misconceptions: [
        ...(hidden === 'amount'
          ? [
              misconception(
                'remainder-not-added',
                'باقی‌مانده را اضافه نکرده',
                integerKey(product),
                line`ضرب درست است. باقی‌مانده را هم به آن اضافه کن.`,
              ),
              misconception(
                'all-added',
                'هر سه عدد را جمع کرده',
                integerKey(divisor + quotient + left),
                line`اول دو عدد را ضرب کن، بعد باقی‌مانده را جمع کن.`,
              ),
              misconception(
                'remainder-multiplied',
                'باقی‌مانده را هم در ضرب آورده',
                integerKey(divisor * (quotient + left)),
                line`باقی‌مانده در ضرب نمی‌آید؛ فقط در آخر جمع می‌شود.`,
              ),
            ]
          : []),
        ...(hidden === 'left'
          ? [
              misconception(
                'product-for-remainder',
                'حاصل ضرب را به جای باقی‌مانده نوشته',
                integerKey(product),
                form === 'story'
                  ? line`این تعدادِ همهٔ چیزهایی است که داده شد. از اول چند تا بود و چند تا می‌ماند؟`
                  : line`حاصل ضرب را با مقسوم مقایسه کن. چقدر از آن کمتر است؟`,
              ),
            ]
          : []),
        ...(hidden === 'quotient' || hidden === 'divisor'
          ? [
              misconception(
                'only-remainder-taken',
                'فقط باقی‌مانده را کم کرده',
                integerKey(product),
                line`باقی‌مانده را درست کم کرده‌ای. یک قدم دیگر مانده است.`,
              ),
              // The remainder is added and the sum divided: where it comes out even, it is one more than the answer.
              ...((amount + left) % known === 0 && !isOfKnown((amount + left) / known)
                ? [
                    misconception(
                      'remainder-added',
                      'باقی‌مانده را به جای کم کردن، اضافه کرده',
                      integerKey((amount + left) / known),
                      line`باقی‌مانده را باید از عددی که تقسیم شده کم کنی یا به آن اضافه کنی؟`,
                    ),
                  ]
                : []),
              ...(isOfKnown(amount - left - known)
                ? []
                : [
                    misconception(
                      'subtracted-known',
                      'به جای تقسیم، هر کدام از دو عدد دیگر را یک بار کم کرده',
                      integerKey(amount - left - known),
                      line`یک بار کم کردن کافی نیست. ${known} را در چه عددی ضرب کنیم تا با باقی‌مانده درست جور شود؟`,
                    ),
                  ]),
            ]
          : []),
        misconception('one-too-many', 'یکی زیاد نوشته', integerKey(answer + 1), tried),
        // Who thinks that nothing is left has not counted one too few.
        ...(answer > 1 ? [misconception('one-too-few', 'یکی کم نوشته', integerKey(answer - 1), tried)] : []),
      ],
      hints: [
        hint(
          form === 'story'
            ? p`اگر همهٔ آنچه به همه رسیده و آنچه باقی مانده با هم جمع شود، همان می‌شود که از اول بود.`
            : p`در هر تقسیم، مقسوم برابر است با مقسوم‌علیه ضرب در خارج‌قسمت، به اضافهٔ باقی‌مانده.`,
        ),
        hint(
          hidden === 'amount'
            ? p`اول ضرب را حساب کن، بعد باقی‌مانده را به آن اضافه کن.`
            : hidden === 'left'
              ? p`اول ضرب را حساب کن. بعد ببین تا ${amount} چند تا مانده است.`
              : p`اول باقی‌مانده را از ${amount} کم کن. بعد ببین ${known} در چه عددی ضرب شود تا به آن برسد.`,
        ),
      ],
      solution: [
        hidden === 'amount'
          ? step(
              p`ضرب را حساب می‌کنیم؛ این‌ها همان دسته‌های کامل است.`,
              display(row(divisor, '×', quotient, '=', product)),
            )
          : hidden === 'left'
            ? step(
                p`ضرب را حساب می‌کنیم؛ این‌ها همان دسته‌های کامل است.`,
                display(row(divisor, '×', quotient, '=', product)),
              )
            : step(
                p`باقی‌مانده را کنار می‌گذاریم تا فقط دسته‌های کامل بماند.`,
                display(row(amount, '−', left, '=', product)),
              ),
        hidden === 'amount'
          ? step(p`باقی‌مانده را هم اضافه می‌کنیم.`, display(row(product, '+', left, '=', amount)))
          : hidden === 'left'
            ? step(
                form === 'story' ? p`بقیه باقی مانده است.` : p`آنچه تا مقسوم مانده، باقی‌مانده است.`,
                display(row(amount, '−', product, '=', left)),
              )
            : step(
                p`${known} را در عددی ضرب می‌کنیم تا به ${product} برسیم.`,
                display(
                  hidden === 'quotient'
                    ? row(divisor, '×', quotient, '=', product)
                    : row(quotient, '×', divisor, '=', product),
                ),
              ),
      ],
    };
  },
});
