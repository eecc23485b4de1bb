import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { size } from '../text/words.css.ts';
import { Heading } from './index.ts';

it('has its level whatever its size, and the size of its level when none is given', () => {
  renderPersian(
    <>
      <Heading level={3} size="xxxl">
        بزرگ
      </Heading>
      <Heading level={2}>میانه</Heading>
    </>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'بزرگ' }).className.split(' ')).toContain(size.xxxl);
  expect(screen.getByRole('heading', { level: 2, name: 'میانه' }).className.split(' ')).toContain(size.xxl);
});

it('is read whole where it is cut', () => {
  const long = 'فصل سوم: کسرها و بخش کردن چیزها به بخش‌های برابر';
  renderPersian(
    <Heading level={2} lines={1}>
      {long}
    </Heading>,
  );
  expect(screen.getByRole('heading', { name: long })).toBeTruthy();
});
