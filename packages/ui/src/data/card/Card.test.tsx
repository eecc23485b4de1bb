import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { Card } from './Card.tsx';

describe('Card', () => {
  it('is found by its heading, at the level asked for, and is no landmark', () => {
    renderPersian(
      <Card title="تکلیف‌های باز" level={3}>
        دو تکلیف
      </Card>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'تکلیف‌های باز' })).toBeTruthy();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('with an address is one link named by the title alone, beside what it holds', async () => {
    const { container } = renderPersian(
      <Card
        title="صفحه‌های ۴۶ تا ۵۱"
        subtitle="تا سه‌شنبه"
        href="/homework/1"
        footer={<button type="button">یادآوری</button>}
      >
        ۲۱ نفر
      </Card>,
    );
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'صفحه‌های ۴۶ تا ۵۱' }).getAttribute('href')).toBe('/homework/1');
    expect(screen.getByRole('button', { name: 'یادآوری' }).closest('a')).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
  });
});
