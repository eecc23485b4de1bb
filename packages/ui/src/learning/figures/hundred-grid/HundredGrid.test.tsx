import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HundredGrid } from './HundredGrid.tsx';

it('fills whole columns from the left, then the next one from the top', () => {
  render(<HundredGrid description="مربع صدتایی" shaded={[12, 100]} />);
  const [first, second] = screen.getByRole('img', { name: 'مربع صدتایی' }).querySelectorAll('svg');
  const cells = [...(first?.querySelectorAll('[data-part=cell]') ?? [])].map((cell) => cell.getAttribute('d'));
  expect(cells).toHaveLength(12);
  expect(cells[9]).toMatch(/^M0 324L/);
  expect(cells[10]).toMatch(/^M36 0L/);
  expect(second?.querySelectorAll('[data-part=cell]')).toHaveLength(100);
});
