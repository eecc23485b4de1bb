import { settings } from '@mashq/state/platform/settings/settings';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeQuestion, skill } from '../../testing/homework-fixtures.ts';
import { press } from '../../testing/press.ts';
import { ReadAloud } from './ReadAloud.tsx';

class FakeUtterance {
  voice: unknown = null;
  lang = '';
  rate = 1;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

class FakeSpeech extends EventTarget {
  voices = [{ lang: 'fa-IR', voiceURI: 'fa' }];
  queue: FakeUtterance[] = [];
  getVoices = () => this.voices;
  speak = (utterance: FakeUtterance) => void this.queue.push(utterance);
  cancel = () => {
    this.queue = [];
  };
}

let speech: FakeSpeech;

beforeEach(() => {
  speech = new FakeSpeech();
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  settings.readAloud = 'byGrade';
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const question = (position: number, grade: 3 | 4 | 5 | 6 = 3) => makeQuestion(position, { skill: { ...skill, grade } });
const button = (name: string) => screen.queryByRole('button', { name });

it('reads the question in Persian words, until it is stopped', async () => {
  render(<ReadAloud view={question(1)} />);
  await press(screen.getByRole('button', { name: 'برایم بخوان' }));
  expect(speech.queue.map(({ text, lang }) => [text, lang])).toEqual([['پرسش شمارهٔ یک', 'fa-IR']]);
  await press(screen.getByRole('button', { name: 'کافی است' }));
  expect(speech.queue).toEqual([]);
  expect(button('برایم بخوان')).not.toBeNull();
});

it('offers to read again at the end, and is silent when the question changes', async () => {
  const { rerender } = render(<ReadAloud view={question(1)} />);
  await press(screen.getByRole('button', { name: 'برایم بخوان' }));
  act(() => speech.queue.at(-1)?.onend?.());
  await press(screen.getByRole('button', { name: 'برایم بخوان' }));
  expect(speech.queue).toHaveLength(1);
  rerender(<ReadAloud view={question(2)} />);
  expect(speech.queue).toEqual([]);
  expect(button('برایم بخوان')).not.toBeNull();
});

it('is there for grades 3 and 4, and for others as it is set', () => {
  const { rerender } = render(<ReadAloud view={question(1, 4)} />);
  expect(button('برایم بخوان')).not.toBeNull();
  rerender(<ReadAloud view={question(1, 5)} />);
  expect(button('برایم بخوان')).toBeNull();
  act(() => {
    settings.readAloud = 'on';
  });
  rerender(<ReadAloud view={question(2, 5)} />);
  expect(button('برایم بخوان')).not.toBeNull();
  act(() => {
    settings.readAloud = 'off';
  });
  rerender(<ReadAloud view={question(2, 3)} />);
  expect(button('برایم بخوان')).toBeNull();
});

it('comes when the device has its Persian voice, and without one is not there', () => {
  speech.voices = [{ lang: 'en-US', voiceURI: 'en' }];
  render(<ReadAloud view={question(1)} />);
  expect(button('برایم بخوان')).toBeNull();
  act(() => {
    speech.voices = [...speech.voices, { lang: 'fa', voiceURI: 'fa' }];
    speech.dispatchEvent(new Event('voiceschanged'));
  });
  expect(button('برایم بخوان')).not.toBeNull();
});
