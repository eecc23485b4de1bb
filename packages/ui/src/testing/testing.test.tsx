import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { describe, expect, it } from 'vitest';
import { formatNumber } from '../i18n/digits.ts';
import { axeFindings, DIRECTIONS, digitVariants, renderPersian } from './index.ts';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {formatNumber(count)}
    </button>
  );
}

describe('the test kit', () => {
  it('renders on a Persian page, with a person at it', async () => {
    const { user, getByRole } = renderPersian(<Counter />);
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    await user.click(getByRole('button', { name: '۰' }));
    expect(getByRole('button')).toHaveTextContent('۱');
  });

  it('renders in Latin digits when asked', () => {
    const { getByRole } = renderPersian(<Counter />, { digits: 'latn' });
    expect(getByRole('button')).toHaveTextContent('0');
  });

  it.each(DIRECTIONS)('knows which arrow goes on in $dir', async ({ dir, next, previous }) => {
    const { user, getByRole } = renderPersian(
      <Tabs>
        <TabList aria-label="فصل‌ها">
          <Tab id="one">فصل ۱</Tab>
          <Tab id="two">فصل ۲</Tab>
        </TabList>
        <TabPanel id="one">جمع</TabPanel>
        <TabPanel id="two">ضرب</TabPanel>
      </Tabs>,
      { dir },
    );
    await user.tab();
    await user.keyboard(next);
    expect(getByRole('tab', { name: 'فصل ۲' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard(previous);
    expect(getByRole('tab', { name: 'فصل ۱' })).toHaveAttribute('aria-selected', 'true');
  });

  it('finds what axe finds, and only that', async () => {
    const { container, rerender } = renderPersian(<button type="button" />);
    expect(await axeFindings(container)).toEqual([expect.stringMatching(/^button-name/)]);
    rerender(<button type="button">ثبت</button>);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('knows the ways a number is typed', () => {
    expect(digitVariants('12')).toEqual(['۱۲', '١٢', '12', '۱2']);
    expect(digitVariants('1.5')).toContain('۱/۵');
    expect(digitVariants('1.5')).toContain('١٫٥');
  });
});
