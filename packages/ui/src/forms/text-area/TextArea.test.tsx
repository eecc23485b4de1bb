import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { TextArea } from './TextArea.tsx';

describe('TextArea', () => {
  it('takes lines as typed; Enter begins a new one instead of sending', async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <TextArea label="نظر معلم" onChange={onChange} />
      </form>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'نظر معلم' }), 'آفرین{Enter}ادامه بده');
    expect(onChange).toHaveBeenLastCalledWith('آفرین\nادامه بده');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('reads each line by itself, unless a Persian one begins with a Latin word', async () => {
    render(<TextArea label="پیام" defaultValue={'Hello!\nبه School 7 خوش آمدید!'} />);
    const box = screen.getByRole<HTMLTextAreaElement>('textbox');
    expect(box.style.unicodeBidi).toBe('plaintext');
    await userEvent.type(box, '{Enter}iPhone را آورد.');
    expect(box.style.unicodeBidi).toBe('');
    expect(box.hasAttribute('dir')).toBe(false);
  });

  it('says in Persian when it is required and empty', async () => {
    render(
      <form>
        <TextArea label="نظر معلم" isRequired />
        <Button type="submit">فرستادن</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByText('این بخش خالی است و باید پر شود.')).toBeDefined();
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  });
});
