import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { PlanCard, type PlanCardProps } from './PlanCard.tsx';

const plan = (props: Partial<PlanCardProps> = {}) => (
  <PlanCard
    name="سالانه"
    price={1250000}
    features={[{ text: 'راه‌حل' }, { text: 'آزمون', isIncluded: false }]}
    action={<button type="button">خرید</button>}
    {...props}
  />
);
const card = () => screen.getByRole('article', { name: 'سالانه' });

describe('PlanCard', () => {
  it('prints toman with Persian digits and separators', () => {
    renderPersian(plan({ listPrice: 1480000, period: 'برای ۹ ماه' }));
    expect(card().textContent).toContain('۱٬۲۵۰٬۰۰۰ تومان برای ۹ ماه');
    expect(card().textContent).toContain('قیمت پیش از تخفیف: ۱٬۴۸۰٬۰۰۰ تومان');
    expect(card().querySelector('s')?.textContent).toBe('۱٬۴۸۰٬۰۰۰');
  });

  it('follows the reader’s digits', () => {
    renderPersian(plan(), { digits: 'latn' });
    expect(card().textContent).toContain('1,250,000');
  });

  it('names what is free, without a currency', () => {
    renderPersian(plan({ price: 0 }));
    expect(card().textContent).toContain('رایگان');
    expect(card().textContent).not.toContain('تومان');
  });

  it('says in words what it has and what it has not', async () => {
    const { container } = renderPersian(plan());
    const items = within(card()).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['راه‌حل دارد', 'آزمون ندارد']);
    expect(await axeFindings(container)).toEqual([]);
  });

  it.each([
    ['current', 'طرح کنونی شما', true],
    ['soldOut', 'ظرفیت پر شده', false],
    ['unavailable', 'برای شما باز نیست', false],
  ] as const)('tells that it is %s, and whether it can be had', (state, words, canBeHad) => {
    renderPersian(plan({ state }));
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'خرید' }) !== null).toBe(canBeHad);
  });

  it('says by a word that it is advised', () => {
    const { rerender } = renderPersian(plan());
    expect(screen.queryByText('پیشنهاد ما')).toBeNull();
    rerender(plan({ isHighlighted: true }));
    expect(screen.getByText('پیشنهاد ما')).toBeTruthy();
  });
});
