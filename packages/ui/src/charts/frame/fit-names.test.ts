import { describe, expect, it } from 'vitest';
import { fitNames } from './fit-names.ts';

const LETTER = 10;

/** An axis whose slots are `slot` px wide, with letters of 10 px. */
function axis(slot: number, names: readonly string[]): HTMLElement {
  const root = document.createElement('div');
  for (const name of names) {
    const cell = root.appendChild(document.createElement('span'));
    const text = cell.appendChild(document.createElement('span'));
    text.textContent = name;
    Object.defineProperty(cell, 'offsetWidth', { value: slot, configurable: true });
    Object.defineProperty(text, 'offsetWidth', {
      get: () =>
        LETTER *
        (root.getAttribute('data-fit') === 'words'
          ? Math.max(...name.split(' ').map(({ length }) => length))
          : name.length),
    });
  }
  return root;
}

const fitOf = (slot: number, names: readonly string[], canThin = false) => {
  const root = axis(slot, names);
  fitNames(root, canThin);
  return root.getAttribute('data-fit');
};

const shownOf = (root: HTMLElement) =>
  [...root.children].filter((cell) => !cell.hasAttribute('data-left-out')).map((cell) => cell.textContent);

describe('fitNames', () => {
  it('leaves names on one line while the widest has room', () => {
    expect(fitOf(44, ['مهر', 'آبان'])).toBe('line');
  });

  it('gives each word a line of its own where all names have as many, and only there', () => {
    expect(fitOf(50, ['۱ آذر', '۲۵ آبان'])).toBe('words');
    expect(fitOf(50, ['آذر', '۲۵ آبان'])).toBe('turned');
    expect(fitOf(30, ['۱ آذر', '۲۵ آبان'])).toBe('turned');
  });

  it('cuts turned names where they would leave the paper', () => {
    const root = axis(60, ['یک نام دراز', 'خوب']);
    fitNames(root, false);
    expect(Number.parseFloat(root.style.getPropertyValue('--longest'))).toBeCloseTo((60 / 2 + 12) * 2);
  });

  it('leaves out names of points in time so that the rest do not touch, and keeps the latest', () => {
    const root = axis(30, ['اول', 'دوم', 'سوم', 'چهارم', 'پنجم']);
    fitNames(root, true);
    expect(root.getAttribute('data-fit')).toBe('thin');
    expect(shownOf(root)).toEqual(['دوم', 'پنجم']);
  });

  it('begins with the last that stays on the paper', () => {
    const names = Array.from({ length: 12 }, (_, index) => `روز ${String(index).padStart(2, '0')}`);
    const root = axis(10, names);
    fitNames(root, true);
    // 60 px wide, of which 12 may stand over the paper beside 5 px of its own slot.
    expect(shownOf(root)).toEqual(['روز 01', 'روز 09']);
  });

  it('shows all again where there is room again', () => {
    const root = axis(30, ['اول', 'دوم', 'سوم', 'چهارم']);
    fitNames(root, true);
    expect(shownOf(root)).toHaveLength(2);
    for (const cell of root.children) Object.defineProperty(cell, 'offsetWidth', { value: 90 });
    fitNames(root, true);
    expect(root.getAttribute('data-fit')).toBe('line');
    expect(shownOf(root)).toHaveLength(4);
  });
});
