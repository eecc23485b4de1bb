import { expect, it } from 'vitest';
import { readFrameMessage } from './messages.ts';

/** happy-dom gives frames no window of their own. */
const source = {} as Window;
const frame = { contentWindow: source } as HTMLIFrameElement;
const gone = { contentWindow: null } as HTMLIFrameElement;
const origin = window.location.origin;
const result = { simulation: 'balance', task: 1, solved: true, summary: '', duration: 3 };

it('reads the height and the results of its own frame', () => {
  expect(readFrameMessage({ origin, source, data: { type: 'science-height', height: 500 } }, frame)).toEqual({
    type: 'science-height',
    height: 500,
  });
  expect(readFrameMessage({ origin, source, data: { type: 'science-result', result } }, frame)).toEqual({
    type: 'science-result',
    result,
  });
});

it('ignores other origins, other windows and other messages', () => {
  const data = { type: 'science-result', result };
  for (const event of [
    { origin: 'https://example.com', source, data },
    { origin, source: window, data },
    { origin, source: null, data },
    { origin, source, data: 'science-result' },
    { origin, source, data: null },
    { origin, source, data: { type: 'science-height', height: '500' } },
    { origin, source, data: { type: 'science-result', result: null } },
    { origin, source, data: { type: 'else' } },
  ]) {
    expect(readFrameMessage(event, frame)).toBeUndefined();
  }
  expect(readFrameMessage({ origin, source: null, data }, null)).toBeUndefined();
  expect(readFrameMessage({ origin, source: null, data }, gone)).toBeUndefined();
});
