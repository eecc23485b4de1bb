import { act, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { expect, test } from 'vitest';
import { OptionalBoundary } from '../routing/OptionalBoundary.tsx';
import { QueryBoundary } from './QueryBoundary.tsx';
import { RevealInOrder } from './RevealInOrder.tsx';

const query = (data: string | undefined) => ({ data, error: null, isFetching: false, refetch: () => undefined });

function Part({ data, name }: { data: string | undefined; name: string }) {
  return (
    <QueryBoundary query={query(data)} skeleton={<span>{`${name} …`}</span>}>
      {(text) => <p>{text}</p>}
    </QueryBoundary>
  );
}

const seen = () =>
  screen
    .queryAllByText(/./)
    .filter((each) => each.closest('[hidden]') === null)
    .map((each) => each.textContent);

function Page({ first, second }: { first: string | undefined; second: string | undefined }) {
  return (
    <RevealInOrder>
      <Part name="one" data={first} />
      <Part name="two" data={second} />
      <p>end</p>
    </RevealInOrder>
  );
}

test('what is below a section that loads is shown once the section has its data', () => {
  const { rerender } = render(<Page first={undefined} second="second" />);
  expect(seen()).toContain('one …');
  expect(seen()).not.toContain('second');
  expect(seen()).not.toContain('end');
  rerender(<Page first="first" second={undefined} />);
  expect(seen()).toEqual(expect.arrayContaining(['first', 'two …']));
  expect(seen()).not.toContain('end');
  rerender(<Page first="first" second="second" />);
  expect(seen()).toEqual(['first', 'second', 'end']);
});

test('a section that was shown stays while one above it loads again', () => {
  const { rerender } = render(<Page first="first" second="second" />);
  expect(seen()).toEqual(['first', 'second', 'end']);
  rerender(<Page first={undefined} second="second" />);
  expect(seen()).toEqual(expect.arrayContaining(['one …', 'second', 'end']));
});

test('a section that comes between others takes nothing from them', () => {
  const page = (isGoalOn: boolean, data: string | undefined) => (
    <RevealInOrder>
      <Part name="one" data="first" />
      {isGoalOn && <p>goal</p>}
      <Part name="two" data={data} />
      <p>end</p>
    </RevealInOrder>
  );
  const { rerender } = render(page(false, undefined));
  expect(seen()).toEqual(expect.arrayContaining(['first', 'two …']));
  const waiting = screen.getByText('two …');
  rerender(page(true, undefined));
  expect(screen.getByText('two …')).toBe(waiting);
  expect(seen()).not.toContain('end');
  rerender(page(true, 'second'));
  expect(seen()).toEqual(['first', 'goal', 'second', 'end']);
});

test('code that loads keeps back what is below it, also where the code then waits for data', async () => {
  let arrive: (module: { default: typeof Part }) => void = () => undefined;
  const Later = lazy(() => new Promise<{ default: typeof Part }>((resolve) => (arrive = resolve)));
  const page = (data: string | undefined) => (
    <RevealInOrder>
      <OptionalBoundary>
        <Later name="later" data={data} />
      </OptionalBoundary>
      <p>end</p>
    </RevealInOrder>
  );
  const { rerender } = render(page(undefined));
  expect(seen()).toEqual([]);
  await act(async () => arrive({ default: Part }));
  expect(seen()).toContain('later …');
  expect(seen()).not.toContain('end');
  rerender(page('data'));
  expect(seen()).toEqual(['data', 'end']);
});
