import type { AnswerKey } from '../../src/model/index.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { everyNumber } from '../question-readers/every-number.ts';
import { figureOf, formulas, nth, type Sheet, terms, wordsOf } from '../question-readers/sheet.ts';

/** By the inverse operation: the number that, put back, gives what was stated; it is searched for by halving. */
function search(fits: (candidate: bigint) => number): bigint {
  let [low, high] = [0n, 10n ** 14n];
  while (low < high) {
    const middle = (low + high) / 2n;
    if (fits(middle) < 0) low = middle + 1n;
    else high = middle;
  }
  if (fits(low) !== 0) throw new Error('no whole number fits');
  return low;
}

const order = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);

function worked(sign: string, a: bigint, b: bigint): AnswerKey {
  const one = (value: bigint): AnswerKey => ({ kind: 'integer', values: [String(value)] });
  switch (sign) {
    case '+':
      return one(search((sum) => order(sum - b, a)));
    case '−':
      return one(search((difference) => order(difference + b, a)));
    case '×': {
      let product = 0n;
      for (let time = 0n; time < b; time += 1n) product += a;
      return one(product);
    }
    default: {
      let [quotient, left] = [0n, a];
      while (left >= b) {
        left -= b;
        quotient += 1n;
      }
      return { kind: 'integer', values: [String(quotient), String(left)] };
    }
  }
}

function signOf(sheet: Sheet): string {
  const sign = formulas(sheet.stem)
    .flatMap(terms)
    .find((node) => node.t === 'operator' && node.sign !== '=');
  if (sign?.t === 'operator') return sign.sign;
  const words = wordsOf(sheet.stem);
  if (words.includes('تایی')) return '÷';
  if (sheet.form === 'reverse') return words.includes('اضافه کرد') ? '−' : '+';
  if (/مانده|اختلاف|بیشتر از|نشده/.test(words)) return '−';
  if (/در هر|هر روز|قیمت هر|آن .* جلد چاپ می‌کنند/.test(words)) return '×';
  return '+';
}

export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'figure') {
      const { dividend, divisor } = figureOf(sheet, 'long-division');
      return worked('÷', BigInt(dividend), BigInt(divisor));
    }
    const [a, b] = everyNumber(sheet.stem).map(({ n }) => n);
    if (a === undefined || b === undefined) throw new Error('two numbers expected');
    // «از عددی ۳ کم کرد و ۵ ماند»: the second number stated is what the sign begins with.
    return sheet.form === 'reverse' ? worked(signOf(sheet), nth([b], 0), a) : worked(signOf(sheet), a, b);
  },
};
