import type { ClockForm, ClockKey, RawInput } from '../../src/model/index.ts';
import { persianNumber, persianTime } from '../../src/numbers/persian/digits.ts';
import { clockWords } from '../../src/numbers/persian/words.ts';
import { holds } from '../properties/texts.ts';
import { wholeForms } from '../properties/typed-number-forms.ts';
import { NO_TEXTS, type TestedKind, UNREADABLE } from './kind.ts';

/** «۷:۰۵», «۷ ساعت و ۵ دقیقه», «ساعت هفت و پنج دقیقه». */
function printed({ hour, minute, second }: ClockKey): readonly string[] {
  const parts = [[hour, 'ساعت'] as const, [minute, 'دقیقه'] as const, [second ?? 0, 'ثانیه'] as const];
  const counted = parts.filter(([count]) => count > 0).map(([count, unit]) => `${persianNumber(count)} ${unit}`);
  return [
    persianTime(hour, minute, second),
    ...(counted.length === 0 ? [] : [counted.join(' و ')]),
    ...(second === undefined && hour <= 24 ? [clockWords(hour, minute)] : []),
  ];
}

export const clock: TestedKind<ClockForm, ClockKey> = {
  kind: 'clock',
  forms: ({ hour, minute, second }) => {
    const [minutes, seconds] = [wholeForms(`${minute}`), wholeForms(`${second ?? 0}`)];
    return wholeForms(`${hour}`).map((text, index) => ({
      kind: 'clock',
      hour: text,
      minute: minutes[index] ?? '',
      ...(second === undefined ? {} : { second: seconds[index] ?? '' }),
    }));
  },
  misses: ({ hour, minute, second }) => {
    const raw = (h: number | string, m: number | string, s: number | string = second ?? ''): RawInput => ({
      kind: 'clock',
      hour: `${h}`,
      minute: `${m}`,
      ...(second === undefined ? {} : { second: `${s}` }),
    });
    return [
      raw(hour + 1, minute),
      raw(hour - 1, minute),
      raw(hour + 12, minute),
      raw(hour, minute + 1),
      raw(hour, minute - 1),
      raw(hour, minute + 60),
      raw(hour - 1, minute + 60),
      ...(hour === minute ? [] : [raw(minute, hour)]),
      ...(second === undefined ? [] : [raw(hour, minute, second + 1), raw(hour, minute, '')]),
      raw('', minute),
      raw(hour, ''),
      ...UNREADABLE.map((text) => raw(text, minute)),
      ...UNREADABLE.map((text) => raw(hour, text)),
    ];
  },
  texts: () => NO_TEXTS,
  printed,
  isWritten: ({ text }, key) => printed(key).some((each) => holds(text, each)),
  isTelling: true,
};
