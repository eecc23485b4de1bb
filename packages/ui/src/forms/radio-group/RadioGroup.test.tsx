import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { MashqProvider } from '../../i18n/index.ts';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'pages', label: 'از روی صفحه' },
  { value: 'sections', label: 'از روی بخش', description: 'بخش‌های کتاب درسی' },
  { value: 'skills', label: 'از روی مهارت', isDisabled: true },
] as const;

describe.each(['list', 'cards'] as const)('RadioGroup, %s', (variant) => {
  it('is a named group; the arrows choose, and a disabled choice is passed over', async () => {
    const onChange = vi.fn();
    render(
      <MashqProvider>
        <RadioGroup variant={variant} label="شیوهٔ انتخاب" options={options} onChange={onChange} />
      </MashqProvider>,
    );
    expect(screen.getByRole('radiogroup', { name: 'شیوهٔ انتخاب' })).toBeDefined();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenLastCalledWith('pages');
    await userEvent.keyboard('{ArrowDown}');
    expect(onChange).toHaveBeenLastCalledWith('sections');
    await userEvent.keyboard('{ArrowDown}');
    expect(onChange).toHaveBeenLastCalledWith('pages');
  });

  it('shows what the parent chose', () => {
    render(<RadioGroup variant={variant} label="شیوهٔ انتخاب" options={options} value="sections" />);
    expect((screen.getByRole('radio', { name: /از روی بخش/ }) as HTMLInputElement).checked).toBe(true);
  });
});

describe('RadioGroup', () => {
  it.each(['list', 'cards'] as const)('ties the description of a choice to it, apart from its name: %s', (variant) => {
    render(<RadioGroup variant={variant} label="شیوهٔ انتخاب" options={options} />);
    const ids = (screen.getByRole('radio', { name: 'از روی بخش' }).getAttribute('aria-describedby') ?? '').split(' ');
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain('بخش‌های کتاب درسی');
  });

  it('holds the form back while nothing is chosen, and says so in Persian', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <RadioGroup label="شیوهٔ انتخاب" options={options} isRequired />
        <Button type="submit">ثبت</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('یکی از گزینه‌ها باید انتخاب شود.')).toBeDefined();
    await userEvent.click(screen.getByText('از روی صفحه'));
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});
