import type { ChatMessage } from '../message/message.ts';
import { HeightIndex } from './height-index.ts';

/** Room above the first message, for what announces older ones; as high in the style sheet. */
export const HEAD = 64;
/** Room below the last message. */
export const FOOT = 16;

/** Closer to the end than this, the reader is at the end and stays there when messages come. */
const END_NEARNESS = 8;
/** Messages are drawn this far beyond what is in sight before they are needed, and then this much farther at once. */
const NEAR = 300;
const FAR = 900;
/** How far below the upper edge the first unread message is at the opening: clear of the day that floats there. */
const LEAD = 56;

export interface Span {
  start: number;
  /** The first one that is not in it. */
  end: number;
}

/** How high a message will be, roughly, before it has been drawn. Only the thumb of the scroll bar shows the error. */
export function guessHeight({ text = '', image }: ChatMessage): number {
  const lines = Math.ceil(text.length / 48) + (text.includes('\n') ? text.split('\n').length - 1 : 0);
  return 42 + lines * 28 + (image === undefined ? 0 : 220);
}

/**
 * Which messages of a long conversation are drawn, and where the reader is in it. Knows no DOM.
 *
 * The reader's place is held by a message, not by a number of pixels: the first one in sight, and how far its lower edge
 * lies below the upper edge of the view. Whatever is added, removed or turns out taller above it, what is being read
 * stays where it is. At the end the place is the end itself.
 */
export class MessageWindow {
  #messages: readonly ChatMessage[] = [];
  #index = new HeightIndex(new Float64Array(0));
  readonly #measured = new Map<string, number>();
  #anchor = { row: 0, rest: HEAD };
  #isAtEnd = true;
  #span: Span | null = null;
  /** Height of the view, in pixels; a guess until it is measured. */
  viewport = 800;

  /** Opens at the end, or at the message in the row that is given. */
  constructor(messages: readonly ChatMessage[], openAt = -1) {
    this.show(messages);
    if (openAt < 0) return;
    this.#isAtEnd = false;
    this.#place(HEAD + this.#index.offsetOf(openAt) - LEAD);
  }

  get isAtEnd(): boolean {
    return this.#isAtEnd;
  }

  /** Where the view must begin. */
  get top(): number {
    if (this.#isAtEnd) return this.#last;
    const { row, rest } = this.#anchor;
    return Math.max(0, Math.min(this.#last, HEAD + this.#index.offsetOf(row + 1) - rest));
  }

  get #last(): number {
    return Math.max(0, HEAD + this.#index.total + FOOT - this.viewport);
  }

  #place(top: number) {
    const row = this.#index.rowAt(top - HEAD);
    this.#anchor = { row, rest: HEAD + this.#index.offsetOf(row + 1) - top };
  }

  /** Takes the messages as they now are; the reader keeps the place. Does nothing when they are the same list. */
  show(messages: readonly ChatMessage[]): void {
    if (messages === this.#messages) return;
    const { top } = this;
    const previous = this.#messages;
    const before = this.#index;
    this.#messages = messages;
    this.#index = new HeightIndex(
      Float64Array.from(messages, (message) => this.#measured.get(message.id) ?? guessHeight(message)),
    );
    this.#span = null;
    if (this.#isAtEnd) return;
    const kept = survivor(previous, messages, this.#anchor.row);
    if (kept !== null) this.#anchor = { row: kept.now, rest: HEAD + before.offsetOf(kept.was + 1) - top };
  }

  /** Says how high a drawn message is. */
  measure(row: number, height: number): void {
    const message = this.#messages[row];
    if (message === undefined || height <= 0 || this.#measured.get(message.id) === height) return;
    this.#measured.set(message.id, height);
    this.#index.set(row, height);
  }

  /** Says where the reader has scrolled to. */
  scrolledTo(top: number): void {
    const isAtEnd = this.#last - top <= END_NEARNESS;
    // What was asked for comes back as it was asked for, or rounded to a device's pixels: the place has not changed.
    if (!isAtEnd && (this.#isAtEnd || Math.abs(top - this.top) >= 1)) this.#place(top);
    this.#isAtEnd = isAtEnd;
  }

  /** Once all in sight is measured: whether the end has been in sight all along. */
  settle(): void {
    if (!this.#isAtEnd && this.top >= this.#last) this.#isAtEnd = true;
  }

  goToEnd(): void {
    this.#isAtEnd = true;
  }

  /** Brings a message into sight by the shortest way. */
  reveal(row: number): void {
    const from = HEAD + this.#index.offsetOf(row);
    const to = from + this.#index.heightAt(row);
    const { top } = this;
    if (from >= top && to <= top + this.viewport) return;
    const wanted = from < top || to - from > this.viewport ? from - LEAD : to + FOOT - this.viewport;
    this.#place(Math.max(0, Math.min(this.#last, wanted)));
    this.#isAtEnd = row === this.#messages.length - 1 && wanted >= this.#last;
  }

  /** The messages in sight, wholly or in part. */
  get inSight(): Span {
    return this.#between(this.top, this.top + this.viewport);
  }

  #between(from: number, to: number): Span {
    if (this.#messages.length === 0) return { start: 0, end: 0 };
    return { start: this.#index.rowAt(from - HEAD), end: this.#index.rowAt(to - HEAD) + 1 };
  }

  /** The messages to draw. Stays the same until the reader comes near one of its ends. */
  get span(): Span {
    const { top, viewport } = this;
    const needed = this.#between(top - NEAR, top + viewport + NEAR);
    if (this.#span === null || needed.start < this.#span.start || needed.end > this.#span.end) {
      this.#span = this.#between(top - FAR, top + viewport + FAR);
    }
    return this.#span;
  }

  /** The spacers of what is not drawn: before the drawn messages, and after. */
  get spacers(): { before: number; after: number } {
    const { start, end } = this.span;
    return { before: this.#index.offsetOf(start), after: this.#index.total - this.#index.offsetOf(end) };
  }

  /** The message a page away from another, at least one away. */
  pageFrom(row: number, direction: 1 | -1): number {
    const there = this.#index.rowAt(this.#index.offsetOf(row) + direction * this.viewport * 0.9);
    const least = Math.max(0, Math.min(this.#messages.length - 1, row + direction));
    return direction === 1 ? Math.max(there, least) : Math.min(there, least);
  }
}

/** Where a message, or the nearest one that is still there, stood and stands; null when all are gone. */
function survivor(previous: readonly ChatMessage[], now: readonly ChatMessage[], row: number) {
  const id = previous[row]?.id;
  if (id === undefined) return null;
  // Messages mostly come at the end, or older ones before all others.
  for (const guess of [row, row + now.length - previous.length]) {
    if (now[guess]?.id === id) return { was: row, now: guess };
  }
  const places = new Map(now.map((message, place) => [message.id, place]));
  for (let distance = 0; distance < previous.length; distance += 1) {
    for (const was of [row + distance, row - distance]) {
      const place = places.get(previous[was]?.id ?? '');
      if (place !== undefined) return { was, now: place };
    }
  }
  return null;
}
