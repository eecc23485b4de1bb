import type { MathNode, OperatorSign } from '@mashq/curriculum/model';
import { describe, expect, it } from 'vitest';
import { speakMath } from './speak-math.ts';

const n = (value: string): MathNode => ({ t: 'number', value });
const op = (sign: OperatorSign): MathNode => ({ t: 'operator', sign });
const over = (numerator: MathNode, denominator: MathNode): MathNode => ({ t: 'fraction', numerator, denominator });
const row = (...children: MathNode[]): MathNode => ({ t: 'row', children });
const blank: MathNode = { t: 'blank' };

describe('speakMath of numbers', () => {
  it.each([
    ['0', 'صفر'],
    ['35', 'سی و پنج'],
    ['1000', 'هزار'],
    ['2506', 'دو هزار و پانصد و شش'],
    ['3408', 'سه هزار و چهارصد و هشت'],
    ['21000', 'بیست و یک هزار'],
    ['1000000', 'یک میلیون'],
    ['3.25', 'سه و بیست و پنج صدم'],
    ['2.46', 'دو و چهل و شش صدم'],
    ['0.7', 'صفر و هفت دهم'],
    ['0.05', 'صفر و پنج صدم'],
    ['3.50', 'سه و پنجاه صدم'],
    ['12.125', 'دوازده و صد و بیست و پنج هزارم'],
    ['0.0003', 'صفر و سه ده‌هزارم'],
    ['-4', 'منفی چهار'],
    ['-0.5', 'منفی صفر و پنج دهم'],
    ['1000000000000002', 'یک صفر صفر صفر صفر صفر صفر صفر صفر صفر صفر صفر صفر صفر صفر دو'],
    ['-0.1234567', 'منفی صفر ممیز یک دو سه چهار پنج شش هفت'],
  ])('%s is read %s', (value, words) => {
    expect(speakMath(n(value))).toBe(words);
  });
});

describe('speakMath', () => {
  it('reads a fraction as numerator and ordinal denominator', () => {
    expect(speakMath(over(n('3'), n('5')))).toBe('سه پنجم');
    expect(speakMath(over(n('1'), n('2')))).toBe('یک دوم');
    expect(speakMath(over(n('12'), n('30')))).toBe('دوازده سی‌ام');
  });

  it('says a decimal from the fraction of the same value', () => {
    expect(speakMath(n('0.7'))).not.toBe(speakMath(over(n('7'), n('10'))));
  });

  it('names numerator and denominator when one of them is not a whole number', () => {
    expect(speakMath(over(blank, n('12')))).toBe('کسری با صورت جای خالی و مخرج دوازده');
    expect(speakMath(over(n('3'), blank))).toBe('کسری با صورت سه و مخرج جای خالی');
    expect(speakMath(over(row(n('2'), op('×'), n('3')), n('5')))).toBe('کسری با صورت دو ضرب‌در سه و مخرج پنج');
  });

  it('reads the minus of a numerator or a whole part once, in front', () => {
    expect(speakMath(over(n('-1'), n('2')))).toBe('منفی یک دوم');
    expect(speakMath({ t: 'mixed', whole: n('-2'), numerator: n('1'), denominator: n('3') })).toBe('منفی دو و یک سوم');
  });

  it('reads a mixed number', () => {
    expect(speakMath({ t: 'mixed', whole: n('2'), numerator: n('1'), denominator: n('3') })).toBe('دو و یک سوم');
    expect(speakMath({ t: 'mixed', whole: n('2'), numerator: blank, denominator: n('3') })).toBe(
      'عدد مخلوط با قسمت صحیح دو، صورت جای خالی و مخرج سه',
    );
  });

  it('reads a row with its signs', () => {
    expect(speakMath(row(n('3'), op('×'), n('4'), op('='), blank))).toBe('سه ضرب‌در چهار مساوی است با جای خالی');
    expect(speakMath(row(over(n('1'), n('2')), op('+'), over(n('1'), n('3'))))).toBe('یک دوم به‌علاوهٔ یک سوم');
    expect(speakMath(row(n('12'), op('÷'), n('4')))).toBe('دوازده تقسیم بر چهار');
    expect(speakMath(row(n('5'), { t: 'words', text: 'سانتی‌متر' }))).toBe('پنج سانتی‌متر');
  });

  it.each([
    ['<', 'دو کوچک‌تر است از سه'],
    ['>', 'دو بزرگ‌تر است از سه'],
    ['≠', 'دو مساوی نیست با سه'],
    ['≃', 'دو تقریباً مساوی است با سه'],
    [':', 'دو به سه'],
    ['−', 'دو منهای سه'],
  ] as const)('reads %s between two numbers', (sign, words) => {
    expect(speakMath(row(n('2'), op(sign), n('3')))).toBe(words);
  });

  it('reads a list with the Persian comma and no space before it', () => {
    expect(speakMath(row(n('2'), op(','), n('4'), op(','), blank))).toBe('دو، چهار، جای خالی');
  });

  it('reads a minus with nothing to its left as the sign of the number', () => {
    expect(speakMath(row(op('−'), over(n('1'), n('2'))))).toBe('منفی یک دوم');
    expect(speakMath(row(n('3'), op('='), op('−'), n('4')))).toBe('سه مساوی است با منفی چهار');
    expect(speakMath(row(n('3'), op(','), op('−'), n('4')))).toBe('سه، منفی چهار');
  });

  it('reads brackets, percent and looks through emphasis', () => {
    expect(speakMath(row(n('2'), op('×'), { t: 'group', child: row(n('3'), op('+'), n('4')) }))).toBe(
      'دو ضرب‌در پرانتز باز، سه به‌علاوهٔ چهار، پرانتز بسته',
    );
    expect(speakMath({ t: 'percent', value: '16' })).toBe('شانزده درصد');
    expect(speakMath(over({ t: 'emphasis', child: n('3') }, n('5')))).toBe('سه پنجم');
  });

  it('says which digit is pointed at, also when a digit stands twice or behind a decimal mark', () => {
    expect(speakMath({ t: 'digits', value: '4404', index: 1 })).toBe(
      'چهار هزار و چهارصد و چهار، با نشان روی رقم چهار، رقم دوم از چپ',
    );
    expect(speakMath({ t: 'digits', value: '3.25', index: 2 })).toBe(
      'سه و بیست و پنج صدم، با نشان روی رقم پنج، رقم سوم از چپ',
    );
    expect(speakMath({ t: 'digits', value: '12', index: 0 })).toBe('دوازده، با نشان روی رقم یک، رقم اول از چپ');
  });
});
