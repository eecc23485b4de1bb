import type { ScienceResult, ScienceSimulation } from '@mashq/api/contract';

/** What the frame reports to the page around it. */
export type FrameMessage =
  /** The height of the experiment in CSS pixels. */
  | { readonly type: 'science-height'; readonly height: number }
  /** What came of a check. */
  | { readonly type: 'science-result'; readonly result: ScienceResult };

/** The address of an experiment's frame. A page of its own: it cannot reach the API, nor what the app holds in memory. */
export const frameAddress = (name: ScienceSimulation['name']) => `/science-frame/index.html?experiment=${name}`;

export function tellPage(message: FrameMessage): void {
  window.parent.postMessage(message, window.location.origin);
}

/** A message of the frame; undefined for what other windows and extensions of the browser send. */
export function readFrameMessage(
  event: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  frame: HTMLIFrameElement | null,
): FrameMessage | undefined {
  // A frame that has left the page has no window, and some messages have no source.
  const isOfFrame = event.source !== null && event.source === frame?.contentWindow;
  if (event.origin !== window.location.origin || !isOfFrame) return undefined;
  const data: unknown = event.data;
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (data.type === 'science-height' && 'height' in data && typeof data.height === 'number') {
    return { type: 'science-height', height: data.height };
  }
  // The server checks what is in a result.
  if (data.type === 'science-result' && 'result' in data && typeof data.result === 'object' && data.result !== null) {
    return { type: 'science-result', result: data.result as ScienceResult };
  }
  return undefined;
}
