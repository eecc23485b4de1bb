import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SpinnerFigure } from './SpinnerFigure.tsx';

it('cuts equal sectors, names their colors in the legend and points between two cuts', () => {
  render(
    <SpinnerFigure
      description="چرخنده"
      spinners={[{ sectors: [{ tone: 'rose' }, { tone: 'sky' }, { tone: 'rose' }, { tone: 'rose' }] }]}
    />,
  );
  const figure = screen.getByRole('img', { name: 'چرخنده' });
  expect([...figure.querySelectorAll('[data-part=sector]')].map((sector) => sector.getAttribute('data-tone'))).toEqual([
    'rose',
    'sky',
    'rose',
    'rose',
  ]);
  expect(figure.textContent).toBe('قرمزآبی');
  expect(figure.querySelector('[data-part=arrow]')?.getAttribute('transform')).toBe('rotate(45)');
});

it('writes what a sector says in Persian and needs no legend for one color', () => {
  render(
    <SpinnerFigure
      description="چرخنده"
      spinners={[
        {
          sectors: [
            { tone: 'none', label: '1' },
            { tone: 'none', label: '12' },
          ],
          label: 'الف',
        },
      ]}
    />,
  );
  expect(screen.getByRole('img').textContent).toBe('۱۱۲الف');
});
