import { display, line, p } from '../../content/build.ts';
import { row } from '../../content/nodes.ts';
import type { Rng } from '../../random/rng.ts';
import type { QuestionDraft } from '../draft.ts';
import { type WorkedLine, worked, workedFor, wrongLineQuestion } from '../wrong-line.ts';

/** The digits of a number with their places: 347 is 300, 40 and 7. */
function placesOf(value: number): readonly number[] {
  const digits = String(value);
  return [...digits].map((digit, index) => Number(digit) * 10 ** (digits.length - 1 - index));
}

function plus(parts: readonly number[]): readonly (number | '+')[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : (['+', part] as const)));
}

const total = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

/** Where is the wrong line of a product that is worked out place by place: `factor × value`, with no zero in `value`. */
export function productWrongLine(rng: Rng, factor: number, value: number): QuestionDraft | null {
  const parts = placesOf(value);
  const [largest = 0, ...rest] = parts;
  const last = parts.at(-1) ?? 0;
  if (parts.length < 2 || parts.includes(0)) return null;
  return wrongLineQuestion(rng, {
    problem: [p`می‌خواهیم حاصل این ضرب را پیدا کنیم:`, display(row(factor, '×', value))],
    work: (mistake) => {
      const used = mistake === 'place-lost' ? [largest / 10, ...rest] : parts;
      const products = used.map((part) => factor * part);
      if (mistake === 'zero-lost') products[0] = (factor * largest) / 10;
      if (mistake === 'added') products[products.length - 1] = factor + last;
      const result = total(products) - (mistake === 'carry-lost' ? 100 : 0);
      // A sum that carries nothing loses no carry.
      if (mistake === 'carry-lost' && total(products.map((each) => Math.floor(each / 10) % 10)) < 10) return null;
      const lines: readonly WorkedLine[] = [
        workedFor('جدا کردن عدد', value, '=', ...plus(used)),
        ...used.map((part, index) => worked(factor, '×', part, '=', products[index] ?? 0)),
        workedFor('جمع', ...plus(products), '=', result),
      ];
      return lines;
    },
    mistakes: {
      'place-lost': line`رقم اول این عدد ${largest} است، نه ${largest / 10}. جای رقم‌ها باید در نظر گرفته شود.`,
      'zero-lost': line`در این ضرب یک صفر جا افتاده است.`,
      added: line`در این سطر به جای ضرب، دو عدد جمع شده است.`,
      'carry-lost': line`در این جمع، صدتایی که از ده‌تایی‌ها به دست می‌آید جا افتاده است.`,
    },
    watch: line`اول ببین عدد درست جدا شده است یا نه. بعد صفرهای هر ضرب را بشمار و در آخر جمع را دوباره حساب کن.`,
  });
}
