import type { Figure } from '../../model/index.ts';
import { toLatinDigits } from '../../numbers/persian/digits.ts';
import { eachStep, listed, saidIn } from './read-steps.ts';

type Clock = Extract<Figure, { readonly t: 'clock' }>;

const hands = [
  [/عقربهٔ (?:کوچک|کوتاه|ساعت‌شمار)/u, 'hour', 'عقربهٔ کوتاه'],
  [/عقربهٔ (?:بزرگ|بلند|دقیقه‌شمار)/u, 'minute', 'عقربهٔ بلند'],
  [/عقربهٔ (?:ثانیه‌شمار|باریک)|ثانیه‌شمار/u, 'second', 'عقربهٔ ثانیه‌شمار'],
] as const;

/** The hand that a step reads, in light on the question's own clock. */
export const handRead = eachStep((step, _, { figure }): Clock | null => {
  if (figure?.t !== 'clock' || figure.form !== 'analog') return null;
  const said = saidIn(step);
  const [hand] = hands.filter(([spoken]) => spoken.test(said));
  if (hand === undefined || (hand[1] === 'second' && figure.clocks.some(({ second }) => second === undefined)))
    return null;
  return {
    ...figure,
    clocks: figure.clocks.map((clock) => ({ ...clock, marked: hand[1] })),
    description: `همان ساعت که ${hand[2]} در آن مشخص شده است`,
  };
});

/** More clocks than this do not stand side by side on a phone. */
const mostClocks = 3;

/** The times that a step names, each on a clock, in their order; with hands unless the question has figures. */
export const timesShown = eachStep((step, _, { figure }): Clock | null => {
  const said = saidIn(step);
  const times = [...said.matchAll(/(?<![۰-۹:])([۰-۹]{1,2}):([۰-۹]{2})(?![۰-۹:])/gu)].map(
    ([text, hour = '', minute = '']) => ({
      text,
      hour: Number(toLatinDigits(hour)),
      minute: Number(toLatinDigits(minute)),
    }),
  );
  const distinct = times.filter(({ text }, index) => times.findIndex((one) => one.text === text) === index);
  const isTime = distinct.every(({ hour, minute }) => hour <= 23 && minute <= 59);
  if (distinct.length === 0 || distinct.length > mostClocks || !isTime) return null;
  const isDigital = (figure?.t === 'clock' && figure.form === 'digital') || distinct.some(({ hour }) => hour > 12);
  return {
    t: 'clock',
    form: isDigital ? 'digital' : 'analog',
    clocks: distinct.map(({ hour, minute }) => ({ hour, minute })),
    description: `${distinct.length === 1 ? 'ساعتی' : 'ساعت‌هایی'} که ${listed(distinct.map(({ text }) => text))} را نشان می‌دهد`,
  };
});
