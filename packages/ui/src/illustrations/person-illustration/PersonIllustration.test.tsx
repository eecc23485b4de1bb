import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Person, PersonIllustration } from './PersonIllustration.tsx';

it('PersonIllustration draws each person differently, and everybody without words', () => {
  const drawings = (['girl', 'boy', 'other'] satisfies Person[]).map((person) => {
    const { container, unmount } = render(
      <svg aria-hidden="true">
        <PersonIllustration person={person} />
      </svg>,
    );
    const { innerHTML, textContent } = container;
    expect(textContent).toBe('');
    unmount();
    return innerHTML;
  });
  expect(new Set(drawings).size).toBe(3);
});
