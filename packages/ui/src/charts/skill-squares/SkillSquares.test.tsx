import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PracticeDays, SkillSquares, TenSquares } from './index.ts';

afterEach(cleanup);

const texts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('SkillSquares', () => {
  it('says skill, state and what is new, and leads where a skill can be practiced', () => {
    render(
      <SkillSquares
        label="فصل ۱"
        newLabel="در این ۴ هفته یاد گرفتی"
        skills={[
          { id: 'a', title: 'جمع', band: 'learned', isNew: true, href: '/a' },
          { id: 'b', title: 'تفریق', band: 'near', href: '/b' },
          { id: 'c', title: 'ضرب', band: 'unseen' },
          { id: 'd', title: 'تقسیم', band: 'unseen' },
        ]}
      />,
    );
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['جمع: یاد گرفته، در این ۴ هفته یاد گرفتی', '/a'],
      ['تفریق: نزدیک یادگیری', '/b'],
    ]);
    expect(screen.getByRole('img', { name: 'ضرب: ندیده' })).toBeTruthy();
    expect(texts(screen.getByRole('list', { name: 'راهنمای نشانه‌ها' }))).toEqual([
      'یاد گرفته۱',
      'نزدیک یادگیری۱',
      'ندیده۲',
    ]);
  });

  it('explains no ring where nothing is new', () => {
    render(<SkillSquares label="فصل ۱" newLabel="تازه" skills={[{ id: 'a', title: 'جمع', band: 'learned' }]} />);
    expect(screen.queryByText('تازه')).toBeNull();
  });
});

describe('TenSquares', () => {
  it('makes ten of the outcomes and names none that did not happen', () => {
    const { container } = render(<TenSquares first={6} corrected={4} />);
    expect(container.querySelectorAll('[aria-hidden] > span')).toHaveLength(10);
    expect(texts(screen.getByRole('list'))).toEqual(['بار اول درست۶', 'اول نشد، بعد درست شد۴']);
  });
});

describe('PracticeDays', () => {
  it('says of each day whether there was practice, and of no day to come that there was none', () => {
    render(<PracticeDays label="روزها" weeks={[{ label: 'این هفته', practiced: [0] }]} today={1} />);
    const [, row] = screen.getAllByRole('row');
    const cells = within(row as HTMLElement).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'تمرین',
      'بی‌تمرین',
      ...Array.from({ length: 5 }, () => 'هنوز نیامده'),
    ]);
  });
});
