import { plainBlocks } from '../content/plain.ts';
import type { AnswerForm, Block } from '../model/index.ts';

/** Units a box prints, those of several words first. */
const units = [
  ...['میلی‌متر', 'سانتی‌متر', 'دسی‌متر', 'متر', 'کیلومتر'].flatMap((length) => [`${length} مکعب`, `${length} مربع`]),
  'کیلومتر در ساعت',
  'میلیون تومان',
  'هزار تومان',
  'هزار ریال',
  ...['تومان', 'ریال', 'میلی‌متر', 'سانتی‌متر', 'دسی‌متر', 'کیلومتر', 'متر', 'هکتار'],
  ...['کیلوگرم', 'گرم', 'تن', 'میلی‌لیتر', 'لیتر', 'سی‌سی', 'دقیقه', 'ثانیه', 'ساعت', 'درجه', 'درصد'],
];

const asked = new RegExp(`چند (${units.join('|')})(?![\\u200cآ-ی])`, 'u');

/** The unit that the last «چند» of a stem asks for. */
export function askedUnit(stem: readonly Block[]): string | undefined {
  const text = plainBlocks(stem);
  return asked.exec(text.slice(Math.max(0, text.lastIndexOf('چند '))))?.[1];
}

/** One number box prints the unit that its stem asks for, also where its author gave none. */
export function withAskedUnit(answer: AnswerForm, stem: readonly Block[]): AnswerForm {
  if (answer.kind !== 'integer' && answer.kind !== 'decimal') return answer;
  const [blank, ...others] = answer.blanks;
  if (blank === undefined || others.length > 0 || blank.unit !== undefined) return answer;
  const unit = askedUnit(stem);
  return unit === undefined ? answer : { ...answer, blanks: [{ ...blank, unit }] };
}
