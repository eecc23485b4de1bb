import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { Testimonial } from './Testimonial.tsx';

it('is a quotation with who said it, its marks not read', async () => {
  const { container } = renderPersian(
    <Testimonial name="معلم نمونه" caption="معلم پنجم">
      سخن او.
    </Testimonial>,
  );
  const figure = screen.getByRole('figure');
  expect(within(figure).getByRole('blockquote').textContent).toBe('سخن او.');
  expect(figure.querySelector('figcaption > :not([aria-hidden])')?.textContent).toBe('معلم نمونهمعلم پنجم');
  expect(screen.getByText('«').getAttribute('aria-hidden')).toBe('true');
  expect(await axeFindings(container)).toEqual([]);
});
