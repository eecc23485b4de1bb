import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api.ts';
import type { ChatCalls } from './conversation-calls.ts';
import { discardMessage, resendMessage, sendMessage, unsent } from './unsent.ts';

const send = vi.fn<ChatCalls['send']>();
const calls = { key: 'own', send } as unknown as ChatCalls;
const onSent = vi.fn(() => Promise.resolve());
const onRefused = vi.fn();
const outcome = { onSent, onRefused };
const upload = vi.hoisted(() => vi.fn());
vi.mock('../../platform/upload/upload-picture.ts', () => ({ uploadPicture: upload }));

beforeEach(() => {
  unsent.messages = [];
  vi.clearAllMocks();
  send.mockResolvedValue({} as Awaited<ReturnType<ChatCalls['send']>>);
  upload.mockResolvedValue({ id: 'picture', width: 1, height: 1 });
});

it('shows a message at once, and lets it go when the list has it', async () => {
  sendMessage(calls, { text: 'سلام', image: null }, outcome);
  expect(unsent.messages).toMatchObject([{ text: 'سلام', state: 'sending', chatKey: 'own' }]);
  await vi.waitFor(() => expect(unsent.messages).toEqual([]));
  expect(onSent).toHaveBeenCalledTimes(1);
});

it('keeps a message that did not get through, and sends it again under the same id', async () => {
  send.mockRejectedValueOnce(new Error('no network'));
  sendMessage(calls, { text: 'سلام', image: null }, outcome);
  await vi.waitFor(() => expect(unsent.messages).toMatchObject([{ state: 'failed' }]));
  const id = unsent.messages[0]?.id ?? '';
  resendMessage(calls, id, outcome);
  await vi.waitFor(() => expect(unsent.messages).toEqual([]));
  expect(send.mock.calls.map(([message]) => message.id)).toEqual([id, id]);
});

it('says why the server takes no message, and keeps it to be sent again', async () => {
  send.mockRejectedValueOnce(new ApiError({ detail: 'ده ثانیهٔ دیگر دوباره بفرستید.', status: 429, code: 'throttled' }));
  sendMessage(calls, { text: 'سلام', image: null }, outcome);
  await vi.waitFor(() => expect(unsent.messages).toMatchObject([{ text: 'سلام', state: 'failed' }]));
  expect(onRefused.mock.calls).toEqual([['ده ثانیهٔ دیگر دوباره بفرستید.']]);
  send.mockRejectedValueOnce(new Error('no network'));
  resendMessage(calls, unsent.messages[0]?.id ?? '', outcome);
  await vi.waitFor(() => expect(unsent.messages).toMatchObject([{ state: 'failed' }]));
  expect(onRefused).toHaveBeenCalledTimes(1);
});

it('sends a picture before its text, and takes away what is given up', async () => {
  sendMessage(calls, { text: 'این است', image: new File(['x'], 'x.png') }, outcome);
  expect(unsent.messages.map(({ text }) => text)).toEqual(['', 'این است']);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls.map(([{ message, image }]) => [message, image])).toEqual([
    ['', 'picture'],
    ['این است', null],
  ]);
  const [[file] = []] = upload.mock.calls as [File][];
  expect(file?.size).toBe(1);
  upload.mockRejectedValueOnce(new Error('no picture'));
  sendMessage(calls, { text: '', image: new File(['x'], 'x.png') }, outcome);
  await vi.waitFor(() => expect(unsent.messages).toMatchObject([{ state: 'failed' }]));
  discardMessage(unsent.messages[0]?.id ?? '');
  expect(unsent.messages).toEqual([]);
});
