import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Person, PersonIllustration } from './PersonIllustration.tsx';

it('PersonIllustration draws each person differently, and everybody without words', () => {
  const drawings = (['girl', 'boy', 'woman', 'man', 'other'] satisfies Person[]).map((person) => {
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
  expect(new Set(drawings).size).toBe(5);
});

it('is the notebook for a name it does not know', () => {
  const drawn = (person: string) =>
    render(
      <svg aria-hidden="true">
        <PersonIllustration person={person as Person} />
      </svg>,
    ).container.innerHTML;
  expect(drawn('grandmother')).toBe(drawn('other'));
  expect(drawn('constructor')).toBe(drawn('other'));
});
