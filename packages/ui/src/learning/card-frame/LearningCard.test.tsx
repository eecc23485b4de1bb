import { screen } from '@testing-library/react';
import { Clock, UserRound } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { LearningCard, type LearningCardFrameProps } from './LearningCard.tsx';

const card: LearningCardFrameProps = {
  title: 'کسرها',
  href: '/fractions',
  states: [null, { tone: 'reward', icon: Clock, text: 'با تأخیر' }],
  action: 'ببین',
  isMainAction: false,
  facts: [null, { icon: UserRound, text: 'خانم رضایی' }],
  progress: { label: 'سؤال‌ها', value: 4, max: 12, text: (value, max) => `${value} از ${max}` },
};

describe('LearningCard', () => {
  it('is an article with one link, which says where it leads', async () => {
    const { container } = renderPersian(<LearningCard {...card} />);
    expect(screen.getByRole('article').textContent).toContain('کسرها');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/fractions']);
    expect(screen.getByRole('link', { name: 'ببین: کسرها' })).toBeDefined();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('says its numbers in the digits of the reader', () => {
    renderPersian(<LearningCard {...card} />, { digits: 'latn' });
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('4 از 12');
  });

  it('has neither bar nor lists where nothing is known, and keeps the place of the bar', () => {
    const { container } = renderPersian(<LearningCard {...card} states={[null]} facts={[null]} progress={null} />);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
    expect(container.querySelector('a')?.previousElementSibling?.textContent).toBe('');
  });

  it('has its states and facts in their order, and its own class beside the one given', () => {
    const both = [...card.states, { tone: 'neutral', icon: Clock, text: 'بسته' }] as const;
    renderPersian(<LearningCard {...card} states={both} className="given" />);
    const article = screen.getByRole('article');
    expect(article.textContent).toMatch(/با تأخیر.*بسته.*خانم رضایی/);
    expect(article.classList.contains('given')).toBe(true);
  });
});
