import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../message/message.ts';
import { FOOT, HEAD, MessageWindow } from './message-window.ts';

const message = (id: number): ChatMessage => ({
  id: String(id),
  senderId: 'ava',
  senderName: 'آوا',
  isOwn: false,
  text: 'سلام',
  sentAt: 0,
});
const messages = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => message(from + place));

/** Draws what is to be drawn, each message as high as told, until nothing is left to draw. */
function draw(view: MessageWindow, height: (row: number) => number) {
  for (let { start, end } = view.span, row = start; row < end; row += 1) view.measure(row, height(row));
  const { start, end } = view.span;
  for (let row = start; row < end; row += 1) view.measure(row, height(row));
  view.settle();
}

/** Where a message is in the view. */
function place(view: MessageWindow, row: number, height: (row: number) => number) {
  const { start } = view.span;
  let offset = HEAD + view.spacers.before;
  for (let at = start; at < row; at += 1) offset += height(at);
  return offset - view.top;
}

const tall = (row: number) => 50 + (row % 7) * 31;

describe('MessageWindow', () => {
  it('draws as few of 100,000 messages as of 100, and opens at the newest', () => {
    const few = new MessageWindow(messages(0, 100));
    const many = new MessageWindow(messages(0, 100_000));
    draw(few, tall);
    draw(many, tall);
    expect(many.span.end).toBe(100_000);
    expect(many.span.end - many.span.start).toBeLessThanOrEqual(few.span.end - few.span.start + 2);
    expect(many.span.end - many.span.start).toBeLessThan(60);
    expect(many.isAtEnd).toBe(true);
    expect(many.spacers.after).toBe(0);
  });

  it('opens at the first unread message, a little below the edge', () => {
    const view = new MessageWindow(messages(0, 1000), 400);
    draw(view, tall);
    expect(place(view, 400, tall)).toBeCloseTo(56);
    expect(view.isAtEnd).toBe(false);
  });

  it('is at the end when all that is unread is in sight', () => {
    const view = new MessageWindow(messages(0, 1000), 998);
    draw(view, tall);
    expect(view.isAtEnd).toBe(true);
  });

  it('keeps what is read in its place when older messages come and when heights turn out otherwise', () => {
    const old = messages(1000, 2000);
    const view = new MessageWindow(old);
    view.scrolledTo(9000);
    draw(view, tall);
    const row = view.inSight.start + 1;
    const was = place(view, row, tall);
    view.show([...messages(900, 1000), ...old]);
    const shifted = (at: number) => (at < 100 ? 333 : tall(at - 100));
    draw(view, shifted);
    expect(place(view, row + 100, shifted)).toBeCloseTo(was);
  });

  it('keeps the place when messages come at the end, and when the very message at the edge is deleted', () => {
    const old = messages(0, 500);
    const view = new MessageWindow(old);
    view.scrolledTo(9000);
    draw(view, tall);
    const { start } = view.inSight;
    const was = place(view, start + 1, tall);
    view.show([...old, message(500)]);
    expect(place(view, start + 1, tall)).toBeCloseTo(was);
    const without = old.filter((_, row) => row !== start);
    view.show(without);
    const shifted = (row: number) => tall(row < start ? row : row + 1);
    expect(place(view, start, shifted)).toBeCloseTo(was);
  });

  it('follows new messages at the end, and only there', () => {
    const old = messages(0, 500);
    const view = new MessageWindow(old);
    draw(view, tall);
    view.show([...old, message(500)]);
    draw(view, tall);
    expect(view.isAtEnd).toBe(true);
    expect(view.span.end).toBe(501);
    view.scrolledTo(view.top - 200);
    expect(view.isAtEnd).toBe(false);
    const { top } = view;
    view.show([...old, message(500), message(501)]);
    expect(view.top).toBeCloseTo(top);
  });

  it('keeps the end in sight when the view shrinks, as when a phone shows its keyboard', () => {
    const view = new MessageWindow(messages(0, 500));
    draw(view, tall);
    const { top } = view;
    view.viewport = 400;
    expect(view.top).toBe(top + 400);
  });

  it('brings a message into sight by the shortest way', () => {
    const view = new MessageWindow(messages(0, 500));
    draw(view, tall);
    const { top } = view;
    view.reveal(499);
    expect(view.top).toBe(top);
    view.reveal(10);
    draw(view, tall);
    view.reveal(10);
    expect(place(view, 10, tall)).toBeGreaterThanOrEqual(0);
    view.reveal(30);
    draw(view, tall);
    view.reveal(30);
    expect(place(view, 30, tall) + tall(30)).toBeLessThanOrEqual(800 - FOOT + 0.001);
  });

  it('stands an empty conversation and one that is emptied', () => {
    const view = new MessageWindow([]);
    expect(view.span).toEqual({ start: 0, end: 0 });
    expect(view.top).toBe(0);
    view.show(messages(0, 3));
    view.show([]);
    expect(view.spacers).toEqual({ before: 0, after: 0 });
  });

  it('goes a page at a time and stops at the ends', () => {
    const view = new MessageWindow(messages(0, 500));
    draw(view, () => 100);
    expect(499 - view.pageFrom(499, -1)).toBeGreaterThan(4);
    expect(view.pageFrom(499, 1)).toBe(499);
    expect(view.pageFrom(0, -1)).toBe(0);
  });
});
