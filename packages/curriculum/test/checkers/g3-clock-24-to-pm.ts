import type { SkillChecker } from '../question-readers/checker.ts';
import { only, wordsOf } from '../question-readers/sheet.ts';

const ascii = (digits = '') => Number([...digits].map((digit) => '۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)).join(''));

/** Minutes since midnight of a time as people say it. */
function meant(said: string): number {
  const noon = said.includes('صبح') ? 0 : 12 * 60;
  const minutes = (words: string) => (words.includes('ربع') ? 15 : ascii(/^([۰-۹]+) دقیقه/.exec(words)?.[1]));
  const before = /^(.+) به ([۰-۹]+) /.exec(said);
  if (before !== null) return noon + ascii(before[2]) * 60 - minutes(before[1] ?? '');
  const [, hour, rest = ''] = /^ساعت ([۰-۹]+) (.*)$/.exec(said) ?? [];
  if (hour === undefined) throw new Error(`no time in «${said}»`);
  const past = rest.startsWith('و نیم') ? 30 : rest.startsWith('و ') ? minutes(rest.slice(2)) : 0;
  return noon + ascii(hour) * 60 + past;
}

/** Reads every option back into minutes since midnight. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const [shown] = sheet.figure?.t === 'clock' ? sheet.figure.clocks : [];
    const [, h, m] = /([۰-۹]+):([۰-۹]+)/.exec(wordsOf(sheet.stem)) ?? [];
    const asked = shown === undefined ? ascii(h) * 60 + ascii(m) : shown.hour * 60 + shown.minute;
    const right = sheet.answer.options.filter(({ content }) => meant(wordsOf([{ t: 'paragraph', content }])) === asked);
    return { kind: 'choice', option: only(right).id };
  },
};
