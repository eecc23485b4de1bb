import { expect, userEvent, within } from 'storybook/test';

interface Plan {
  canvasElement: HTMLElement;
  /** Called with what becomes of the answer. */
  onChange: unknown;
  /** The card with the first Tab stop, by its name. Another of that name may come after it. */
  card: RegExp;
  /** The key from there to another place. */
  key: string;
  /** The answer before, and after the card was put down there. */
  before: unknown;
  after: unknown;
}

/**
 * For stories: the one way in which cards are picked up, moved, given back and put down by keyboard, in a browser with its
 * real focus. Each kind of answer with cards plays it, with its own key and answer alone.
 */
export async function playPickAndPlace({ canvasElement, onChange, card, key, before, after }: Plan) {
  const canvas = within(canvasElement);
  const first = () => canvas.getAllByRole('button', { name: card })[0] ?? null;
  const isHeld = () => first()?.getAttribute('aria-pressed') === 'true';
  const said = () => canvas.getByRole('status').textContent ?? '';
  let escapes = 0;
  const countEscape = ({ key: pressed }: KeyboardEvent) => {
    if (pressed === 'Escape') escapes += 1;
  };
  document.addEventListener('keydown', countEscape);
  try {
    await userEvent.tab();
    await expect(first()).toHaveFocus();
    // Space and Enter pick up alike; the same key again puts the card down where it is.
    for (const pick of [' ', '{Enter}']) {
      await userEvent.keyboard(pick);
      await expect(isHeld()).toBe(true);
      await expect(said()).toMatch(/(برداشته|انتخاب) شد/);
      await userEvent.keyboard(pick);
      await expect(isHeld()).toBe(false);
      await expect(first()).toHaveFocus();
    }
    // Escape gives the card back from wherever it was moved to, and closes nothing around.
    await userEvent.keyboard(` ${key}{Escape}`);
    await expect(isHeld()).toBe(false);
    await expect(said()).toMatch(/برگشت|ماند|انتخاب نیست/);
    await expect(escapes).toBe(0);
    const calls = (onChange as { mock: { calls: unknown[][] } }).mock.calls;
    await expect(calls.length === 0 ? before : calls.at(-1)?.[0]).toEqual(before);
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
    // While no card is picked up, Escape is left to what surrounds the answer, as a dialog that it closes.
    await userEvent.keyboard('{Escape}');
    await expect(escapes).toBe(1);
    // Moved by its key, put down by Enter; the focus stays on a card.
    first()?.focus();
    await userEvent.keyboard(` ${key}{Enter}`);
    await expect(isHeld()).toBe(false);
    await expect(said()).toMatch(/گذاشته شد|جفت شد/);
    await expect(onChange).toHaveBeenLastCalledWith(after);
    await expect(document.activeElement).toHaveAttribute('aria-pressed');
  } finally {
    document.removeEventListener('keydown', countEscape);
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const middleOf = (element: Element): Point => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** For stories: draws a card with the mouse to the middle of an element, or by so much as `by` says. */
export async function dragCard(card: Element, to: Element | { by: Point }) {
  const start = middleOf(card);
  const end = to instanceof Element ? middleOf(to) : { x: start.x + to.by.x, y: start.y + to.by.y };
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: card, coords: start },
    { target: card, coords: { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 } },
    { target: card, coords: end },
    { keys: '[/MouseLeft]', target: card, coords: end },
  ]);
}
