import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Figure, type Person } from './Figure.tsx';

it('Figure draws each person differently, and everybody without words', () => {
  const drawings = (['girl', 'boy', 'other'] satisfies Person[]).map((person) => {
    const { container, unmount } = render(
      <svg aria-hidden="true">
        <Figure person={person} />
      </svg>,
    );
    const { innerHTML, textContent } = container;
    expect(textContent).toBe('');
    unmount();
    return innerHTML;
  });
  expect(new Set(drawings).size).toBe(3);
});
