import { describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { Mascot } from '../mascot/index.ts';
import { NotebookScene, PomegranateTree, WeekGarland } from './index.ts';

const starsOf = (container: Element) =>
  [...container.querySelectorAll('span[data-state]')].map((star) => star.getAttribute('data-state'));

describe('NotebookScene', () => {
  it('hides the drawing from screen readers, and not what is over the sky', async () => {
    const { container, getByRole, queryByRole } = renderPersian(
      <NotebookScene
        garland={<WeekGarland practiced={[0]} today={1} />}
        tree={<PomegranateTree learned={9} />}
        mascot={<Mascot pose="wave" label="دفترک" />}
      >
        <h1>سلام محمد!</h1>
      </NotebookScene>,
    );
    expect(getByRole('heading', { name: 'سلام محمد!' })).toBeVisible();
    expect(queryByRole('img')).toBeNull();
    for (const text of container.querySelectorAll('text')) expect(text.closest('[aria-hidden=true]')).not.toBeNull();
    expect(await axeFindings(container)).toEqual([]);
  });
});

describe('WeekGarland', () => {
  it('lights the days with practice and marks today, from Saturday', () => {
    const { container } = renderPersian(<WeekGarland practiced={[0, 2]} today={3} />);
    expect(starsOf(container)).toEqual(['lit', 'plain', 'lit', 'today', 'plain', 'plain', 'plain']);
    expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent).join(' ')).toBe('ی س چ پ ج');
  });

  it('keeps today marked when it is lit', () => {
    const { container } = renderPersian(<WeekGarland practiced={[3]} today={3} />);
    expect(container.querySelectorAll('[data-today]')).toHaveLength(1);
    expect(container.querySelector('[data-today]')?.getAttribute('data-state')).toBe('lit');
  });

  it('says nothing of a week that is loading', () => {
    const { container } = renderPersian(<WeekGarland practiced={[1]} today={2} isLoading />);
    expect(new Set(starsOf(container))).toEqual(new Set(['loading']));
    expect(container.querySelector('text')).toBeNull();
  });
});

describe('PomegranateTree', () => {
  const ripeOnTree = (container: Element) =>
    [...container.querySelectorAll('[data-fruit=ripe]')].filter((fruit) => fruit.closest('[data-basket]') === null)
      .length;
  const near = (container: Element) => container.querySelectorAll('[data-fruit=near]').length;

  it.each([
    [0, 0, 0],
    [4, 4, 1],
    [6, 6, 0],
    [43, 6, 0],
  ])('has of %i skills %i on the tree, and %i that is near', (learned, onTree, nearest) => {
    const { container } = renderPersian(<PomegranateTree learned={learned} hasNearest={learned > 0} />);
    expect([ripeOnTree(container), near(container)]).toEqual([onTree, nearest]);
  });

  it('puts the rest into the basket, with their number in Persian digits', () => {
    const { container } = renderPersian(<PomegranateTree learned={43} />);
    expect(container.querySelector('text')?.textContent).toBe('۳۷');
  });

  it.each([
    [7, '0', false],
    [11, '0', false],
    [36, '1', false],
    [37, '2', false],
    [95, '2', true],
  ])('fills the basket of %i skills as far as %s', (learned, filling, isFull) => {
    const { container } = renderPersian(<PomegranateTree learned={learned} total={95} />);
    const basket = container.querySelector('[data-basket]');
    expect(basket?.getAttribute('data-basket')).toBe(filling);
    expect(basket?.hasAttribute('data-full')).toBe(isFull);
  });
});
