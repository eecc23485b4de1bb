import { describe, expect, it } from 'vitest';
import { clockAnswer } from '../src/authoring/index.ts';
import { type InvalidReason, plainLine, printAnswer, printRaw, type RawInput } from '../src/index.ts';
import { asked, outcome } from './checking-fixtures.ts';

const dial = clockAnswer('time12', 7, 5);
const day = clockAnswer('time24', 19, 5);
const film = clockAnswer('duration', 1, 59, 35);

const written = (hour: string, minute: string, second?: string): RawInput => ({
  kind: 'clock',
  hour,
  minute,
  ...(second === undefined ? {} : { second }),
});

describe('a time in boxes', () => {
  it('is right in any digits, with or without a zero before a single digit', () => {
    for (const [hour, minute] of [
      ['7', '5'],
      ['۰۷', '۰۵'],
      ['٧', '05'],
      [' ۷ ', '5\u200f'],
    ] as const) {
      expect(outcome(asked(dial.answer, dial.key), written(hour, minute))).toBe('right');
    }
    expect(outcome(asked(film.answer, film.key), written('۱', '۵۹', '۳۵'))).toBe('right');
  });

  it('is wrong when any part of it is another', () => {
    expect(outcome(asked(dial.answer, dial.key), written('7', '50'))).toBe('wrong');
    expect(outcome(asked(dial.answer, dial.key), written('5', '7'))).toBe('wrong');
    expect(outcome(asked(day.answer, day.key), written('7', '5'))).toBe('wrong');
    expect(outcome(asked(film.answer, film.key), written('1', '59', '36'))).toBe('wrong');
  });

  it.each<[typeof dial, RawInput, InvalidReason]>([
    [dial, written('', ''), 'empty'],
    [dial, written('7', ''), 'incomplete'],
    [film, written('1', '59', ''), 'incomplete'],
    [film, written('1', '59'), 'unknown-option'],
    [dial, written('19', '5'), 'hour-off-dial'],
    [dial, written('0', '5'), 'hour-off-dial'],
    [day, written('24', '0'), 'hour-off-day'],
    [dial, written('7', '60'), 'minute-past-hour'],
    [film, written('1', '59', '95'), 'second-past-minute'],
    [dial, written('7:05', '5'), 'not-a-number'],
    [film, written('-1', '59', '35'), 'not-a-number'],
    [dial, written('7.5', '5'), 'decimal-in-whole-box'],
  ])('of %o burns nothing when %o is written: %s', ({ answer, key }, raw, reason) => {
    expect(outcome(asked(answer, key), raw)).toBe(reason);
  });

  it('is printed with two digits of minutes, and as it was typed', () => {
    expect(plainLine(printAnswer(dial.key, dial.answer))).toBe('۷:۰۵');
    expect(plainLine(printAnswer(film.key, film.answer))).toBe('۱:۵۹:۳۵');
    expect(plainLine(printRaw(written('٧', ''), dial.answer))).toBe('٧ : □');
  });
});
