import type { Question, RawInput } from '../../src/model/index.ts';
import { inPersian } from './typed-number-forms.ts';

/** A way to write the right answer that a fair teacher does not count as a mistake. */
export interface FairWriting {
  readonly raw: RawInput;
  /** The box may ask for another form, with a message that says which; else the writing is right. */
  readonly isAsked: boolean;
}

/** Units in short, as children write them. */
const shorts: Readonly<Record<string, readonly string[]>> = {
  سانتی‌متر: ['cm', 'سانت', 'سانتی متر', 'سانتیمتر'],
  متر: ['m'],
  کیلومتر: ['km', 'کیلو متر'],
  کیلوگرم: ['kg', 'کیلو'],
  گرم: ['g'],
  لیتر: ['l', 'لیتر آب'],
  'سانتی‌متر مربع': ['cm2', 'cm²', 'سانتی متر مربع'],
  'متر مربع': ['m2', 'm²', 'مترمربع'],
  تومان: ['تومن'],
  'هزار تومان': ['تومان', 'هزار', 'هزار تومن'],
  درصد: ['٪', '%'],
  درجه: ['°', 'درجه سانتی‌گراد'],
};

/** Of one number: what must be right, and what may be asked for in another form. */
function ofNumber(
  right: string,
  unit: string | undefined,
  kind: 'integer' | 'decimal',
): Readonly<Record<'right' | 'asked', readonly string[]>> {
  const size = right.replace('-', '');
  const persian = inPersian(right);
  const isNegative = right.startsWith('-');
  const isWhole = !right.includes('.');
  const [whole = '', part = ''] = size.split('.');
  const zeros = [['هزار ', 3] as const, ['میلیون ', 6] as const].find(([word]) => unit?.startsWith(word))?.[1];
  return {
    right: [
      ...(isNegative
        ? [`ـ${inPersian(size)}`, `منفی ${inPersian(size)}`, `منهای ${size}`, `_${size}`, `− ${size}`]
        : []),
      ...(isNegative ? [] : [`+${right}`, `مثبت ${persian}`]),
      `= ${right}`,
      `${right} =`,
      `(${right})`,
      `«${persian}»`,
      `${right}.`,
      `جواب ${persian}`,
      `${persian} می‌شود`,
      `${persian} تا`,
      `${persian}تا`,
      ...(isWhole
        ? [`${right}٫۰`, `${right}.0`, `${right}،۰`]
        : [`${right}0`, `${whole} ممیز ${part}`, `${whole}·${part}`]),
      ...(unit === undefined
        ? []
        : [unit, `${unit}.`, `(${unit})`, unit.replaceAll('\u200c', ' '), ...(shorts[unit] ?? [])].map(
            (each) => `${persian} ${each}`,
          )),
      ...(unit === undefined ? [] : [`${persian}${unit}`, `${unit} ${persian}`, `${persian} ${unit} می‌شود`]),
      ...(unit === 'درصد' ? [`٪${persian}`, `%${right}`, `${persian}٪`] : []),
    ],
    asked: [
      ...(isNegative ? [`${size}-`, `${inPersian(size)}ـ`] : []),
      `${right} کیلوگرم`,
      ...(part === '5' ? [`${Number(size) * 2}/2`, `${whole} 1/2`, `${whole} و نیم`, `${whole}½`] : []),
      ...(kind === 'integer' ? [`${right}/1`] : []),
      ...(kind === 'integer' && /^\d{4,}$/.test(right) ? [right.replace(/\B(?=(\d{3})+$)/g, '.')] : []),
      ...(zeros === undefined || !isWhole || right === '0'
        ? []
        : [`${right}${'0'.repeat(zeros)}`, `${right}${'0'.repeat(zeros)} تومان`]),
    ],
  };
}

/** Fair ways to write the right answer of one typed number, a fraction or a mixed number; none for other kinds. */
export function fairWritings({ answer, key }: Question): readonly FairWriting[] {
  const right = (raw: RawInput): FairWriting => ({ raw, isAsked: false });
  const asked = (raw: RawInput): FairWriting => ({ raw, isAsked: true });
  if (key.kind === 'fraction') {
    const { kind, numerator, denominator } = key;
    const [upper, lower] = [`${numerator}`, `${denominator}`];
    const box = `${inPersian(upper)}/${inPersian(lower)}`;
    return [
      right({ kind, numerator: ` ${inPersian(upper)} `, denominator: inPersian(lower) }),
      asked({ kind, numerator: box, denominator: '' }),
      asked({ kind, numerator: '', denominator: box }),
      asked({ kind, numerator: `${upper}⁄${lower}`, denominator: '' }),
    ];
  }
  if (key.kind === 'mixed' && answer.kind === 'mixed') {
    const { kind, whole, numerator, denominator } = key;
    if (numerator === 0) return [right({ kind, whole: inPersian(`${whole}`), numerator: '0', denominator: '5' })];
    const improper = `${whole * denominator + numerator}`;
    const free = answer.improper === true ? right : asked;
    return [
      asked({ kind, whole: `${whole} ${numerator}/${denominator}`, numerator: '', denominator: '' }),
      asked({ kind, whole: `${improper}/${denominator}`, numerator: '', denominator: '' }),
      asked({ kind, whole: `${whole}`, numerator: `${numerator}/${denominator}`, denominator: '' }),
      free({ kind, whole: '0', numerator: improper, denominator: `${denominator}` }),
      free({ kind, whole: '', numerator: improper, denominator: `${denominator}` }),
    ];
  }
  if ((key.kind !== 'integer' && key.kind !== 'decimal') || answer.kind !== key.kind) return [];
  const [first = '', ...rest] = key.values;
  const { kind } = key;
  const texts = ofNumber(first, answer.blanks[0]?.unit, kind);
  const boxes = (text: string): RawInput => ({ kind, values: [text, ...rest] });
  return [...texts.right.map((text) => right(boxes(text))), ...texts.asked.map((text) => asked(boxes(text)))];
}
