import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { CodeField } from '../../../forms/code-field/index.ts';
import { NumberField } from '../../../forms/number-field/index.ts';
import { PhoneField } from '../../../forms/phone-field/index.ts';
import { renderPersian } from '../../../testing/index.ts';
import { AnswerBox } from './AnswerBox.tsx';

function Answer({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('');
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <AnswerBox aria-label="شمار" keyboard="numeric" value={value} onChange={change} />;
}

const heard = vi.fn();

it.each([
  ['NumberField', <NumberField key="a" label="شمار" onChange={heard} />, 12],
  ['CodeField', <CodeField key="b" label="شمار" onChange={heard} />, '12'],
  ['PhoneField', <PhoneField key="c" label="شمار" onChange={heard} />, '12'],
  ['AnswerBox', <Answer key="d" onChange={heard} />, '12'],
] as const)('%s leaves alone what a keyboard composes, and reads it when it is done', (_, field, value) => {
  renderPersian(field);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'شمار' });
  fireEvent.compositionStart(box);
  for (const composed of ['1', '12']) {
    fireEvent.input(box, { target: { value: composed } });
    expect(box.value).toBe(composed);
  }
  fireEvent.compositionEnd(box);
  expect(box.value).toBe('۱۲');
  expect(heard).toHaveBeenLastCalledWith(value);
});
