import { render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ScreenFrame } from './ScreenFrame.tsx';
import { useNameInTitle } from './use-name-in-title.ts';

/** What a screen reader reads: the heading, each time it gets the focus. */
let read: (string | null)[] = [];

function Screen({ name }: { name?: string | undefined }) {
  useNameInTitle(name);
  return (
    <main>
      <h1 onFocus={({ currentTarget }) => read.push(currentTarget.textContent)}>{name ?? 'کلاس'}</h1>
    </main>
  );
}

const screen = (path: string, name?: string) => (
  <ScreenFrame key={path} title="کلاس">
    <Screen name={name} />
  </ScreenFrame>
);

beforeEach(() => {
  // The first screen of a visit does not take the focus.
  render(screen('/')).unmount();
  read = [];
});

test('a name that is loaded later comes before the title of the screen, and is read once', () => {
  const { rerender } = render(screen('/a'));
  expect(document.title).toBe('کلاس | مشق');
  rerender(screen('/a', 'سوم الف'));
  rerender(screen('/a', 'سوم الف'));
  expect(document.title).toBe('سوم الف – کلاس | مشق');
  expect(read).toEqual(['کلاس', 'سوم الف']);
});

test('a name that is there at once is in the first title, is read once, and ends with its screen', () => {
  const { rerender } = render(screen('/a', 'سوم الف'));
  expect(document.title).toBe('سوم الف – کلاس | مشق');
  expect(read).toEqual(['سوم الف']);
  rerender(screen('/b'));
  expect(document.title).toBe('کلاس | مشق');
});

test('a person who has gone on from the heading keeps the focus when the name comes', () => {
  const { rerender } = render(screen('/a'));
  (document.activeElement as HTMLElement).blur();
  rerender(screen('/a', 'سوم الف'));
  expect(read).toEqual(['کلاس']);
});
