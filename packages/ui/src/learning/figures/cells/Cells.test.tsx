import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Cells } from './Cells.tsx';

describe('Cells', () => {
  const paths = (part: string) =>
    [...screen.getByRole('img').querySelectorAll(`[data-part=${part}]`)].map((path) => path.getAttribute('d'));

  it('fills squares counted from the top left corner', () => {
    render(<Cells description="صفحه" boards={[{ rows: 3, columns: 4, filled: [{ row: 2, column: 1 }] }]} />);
    expect(paths('cell')).toEqual(['M36 72L72 72L72 108L36 108Z']);
  });

  it.each([
    ['top-left', 'M0 0L36 0L0 36Z'],
    ['top-right', 'M0 0L36 0L36 36Z'],
    ['bottom-right', 'M36 0L36 36L0 36Z'],
    ['bottom-left', 'M0 0L36 36L0 36Z'],
  ] as const)('fills the half at the %s corner', (half, path) => {
    render(<Cells description="نیم" boards={[{ rows: 1, columns: 1, filled: [{ row: 0, column: 0, half }] }]} />);
    expect(paths('half')).toEqual([path]);
  });

  it.each([
    [{ kind: 'vertical', halves: 3 }, 'M54 -12V84'],
    [{ kind: 'horizontal', halves: 2 }, 'M-12 36H84'],
    [{ kind: 'rising' }, 'M-12 84L84 -12'],
    [{ kind: 'falling' }, 'M-12 -12L84 84'],
  ] as const)('draws the mirror line %o', (axis, path) => {
    render(<Cells description="قرینه" boards={[{ rows: 2, columns: 2, filled: [], axis }]} />);
    expect(paths('axis')).toEqual([path]);
  });

  it('names boards that stand side by side', () => {
    const board = { rows: 1, columns: 1, filled: [] };
    render(
      <Cells
        description="دو صفحه"
        boards={[
          { ...board, label: 'الف' },
          { ...board, label: 'ب' },
        ]}
      />,
    );
    expect(screen.getByRole('img', { name: 'دو صفحه' }).textContent).toBe('الفب');
  });
});
