import { proxy, ref } from 'valtio/vanilla';
import { ApiError } from '../../platform/api/api.ts';
import { makeId } from '../../platform/id.ts';
import { uploadPicture } from '../../platform/upload/upload-picture.ts';
import type { ChatCalls } from './conversation-calls.ts';

/** A message that is being sent, or did not get through; its id stays the same in every further try. */
export interface UnsentMessage {
  readonly id: string;
  readonly chatKey: string;
  readonly text: string;
  /** The picture with the id it is uploaded under. */
  readonly picture: { readonly file: File; readonly uploadId: string; readonly url: string } | null;
  readonly sentAt: string;
  state: 'sending' | 'failed';
  /** The share of its picture that has arrived, 0 to 1. */
  progress: number;
}

/** Messages of all conversations that the server has not confirmed. */
export const unsent: { messages: UnsentMessage[] } = proxy({ messages: [] });

const drop = (id: string) => {
  unsent.messages = unsent.messages.filter((message) => message.id !== id);
};

/** What becomes of a message that was sent. */
export interface Outcome {
  /** The server has it. */
  readonly onSent: () => Promise<unknown>;
  /** The server has refused it, with what it says of the reason. */
  readonly onRefused: (detail: string) => void;
}

async function deliver(calls: ChatCalls, id: string, { onSent, onRefused }: Outcome): Promise<void> {
  const message = unsent.messages.find((each) => each.id === id);
  if (message === undefined) return;
  message.state = 'sending';
  try {
    const image =
      message.picture === null
        ? null
        : (
            await uploadPicture(message.picture.file, {
              id: message.picture.uploadId,
              onProgress: (share) => {
                message.progress = share;
              },
            })
          ).id;
    await calls.send({ id, message: image === null ? message.text : '', image });
    // Shown until the list has it, so that it is never out of sight between the two.
    await onSent();
    drop(id);
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
      onRefused(error.detail);
    }
    const failed = unsent.messages.find((each) => each.id === id);
    if (failed) failed.state = 'failed';
  }
}

/** Sends text, a picture, or a picture and then the text; each is in sight at once. */
export function sendMessage(
  calls: ChatCalls,
  { text, image }: { text: string; image: File | null },
  outcome: Outcome,
): void {
  const begin = (body: string, file: File | null): string => {
    const id = makeId();
    unsent.messages = [
      ...unsent.messages,
      {
        id,
        chatKey: calls.key,
        text: body,
        // As it is: a file within a proxy can no longer be read.
        picture: file && { file: ref(file), uploadId: makeId(), url: URL.createObjectURL(file) },
        sentAt: new Date().toISOString(),
        state: 'sending',
        progress: 0,
      },
    ];
    return id;
  };
  const ids = [...(image === null ? [] : [begin('', image)]), ...(text === '' ? [] : [begin(text, null)])];
  // One after another: the server stores them in the order in which they arrive.
  void ids.reduce<Promise<unknown>>((before, id) => before.then(() => deliver(calls, id, outcome)), Promise.resolve());
}

/** Sends a message again that did not get through. */
export const resendMessage = (calls: ChatCalls, id: string, outcome: Outcome): void => void deliver(calls, id, outcome);

/** Gives up a message that did not get through. */
export const discardMessage = drop;
