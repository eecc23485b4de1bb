import { afterEach, expect, it, vi } from 'vitest';
import { tone as badge } from '../data/badge/Badge.css.ts';
import { tone as card } from '../data/card/Card.css.ts';
import { tone as timeline } from '../data/timeline/Timeline.css.ts';
import { tone as alert } from '../feedback/alert/Alert.css.ts';
import { variant as toast } from '../overlays/toast/ToastRegion.css.ts';
import { presentTone, type Tone } from './tone.ts';

afterEach(() => vi.restoreAllMocks());

it('knows a former tone by its present name, and tells developers once where it is', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(presentTone('error', 'Sample')).toBe('danger');
  expect(presentTone('error', 'Sample')).toBe('danger');
  expect(presentTone('reward', 'Sample')).toBe('reward');
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toContain('Sample: the tone "error" is "danger" now');
});

it.each([
  ['Alert', alert],
  ['Badge', badge],
  ['Card', card],
  ['Timeline', timeline],
  ['Toast', toast],
])('%s has every tone, and none of a former name', (_, tones) => {
  const all: Record<Tone, true> = { info: true, success: true, warning: true, danger: true, reward: true };
  expect(Object.keys(tones)).toEqual(expect.arrayContaining(Object.keys(all)));
  expect(Object.keys(tones)).not.toContain('error');
});
