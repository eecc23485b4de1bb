import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const days = [
  { value: 'sat', label: 'شنبه' },
  { value: 'sun', label: 'یکشنبه', description: 'روز آزمون' },
  { value: 'mon', label: 'دوشنبه', isDisabled: true },
] as const;

describe('CheckboxGroup', () => {
  it('is a group with a name; each choice has its own name and description', () => {
    render(<CheckboxGroup label="روزهای تمرین" options={days} />);
    expect(screen.getByRole('group', { name: 'روزهای تمرین' })).toBeDefined();
    const sunday = screen.getByRole('checkbox', { name: 'یکشنبه' });
    const ids = (sunday.getAttribute('aria-describedby') ?? '').split(' ');
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain('روز آزمون');
  });

  it('hands over all that is chosen; a disabled choice stays out', async () => {
    const onChange = vi.fn();
    render(<CheckboxGroup label="روزهای تمرین" options={days} defaultValue={['sun']} onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenLastCalledWith(['sun', 'sat']);
    await userEvent.click(screen.getByText('دوشنبه'));
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('holds the form back while nothing is chosen', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <CheckboxGroup label="روزهای تمرین" options={days} isRequired />
        <Button type="submit">ثبت</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('دست‌کم یک گزینه باید انتخاب شود.')).toBeDefined();
    await userEvent.click(screen.getByRole('checkbox', { name: 'شنبه' }));
    expect(screen.queryByText('دست‌کم یک گزینه باید انتخاب شود.')).toBeNull();
  });
});
