import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPersian } from '../../../testing/index.ts';
import { emptyInput, preloadAnswer } from '../index.ts';
import { FORM_OF_KIND } from '../testing/answer-form-fixtures.ts';
import { AnswerInput } from './AnswerInput.tsx';

/** What is drawn and which keys there are belongs to the group: with 77 crossings it would be read 77 times. */
it.each(Object.values(FORM_OF_KIND))('controls of kind $kind have no description in common', async (form) => {
  await preloadAnswer(form.kind);
  const { container } = renderPersian(
    <>
      <p id="stem">سؤال</p>
      <AnswerInput form={form} value={emptyInput(form)} onChange={() => {}} labelledBy="stem" />
    </>,
  );
  const described = new Map<string, number>();
  for (const control of container.querySelectorAll('button, input, [role="slider"]')) {
    for (const id of (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean)) {
      described.set(id, (described.get(id) ?? 0) + 1);
    }
  }
  const repeated = [...described].filter(([, count]) => count > 1);
  expect(repeated.map(([id]) => document.getElementById(id)?.textContent)).toEqual([]);
});

it.each(['points', 'cells', 'match', 'order', 'categorize', 'levels', 'table-cells'] as const)(
  'the group of kind %s says once how it is answered',
  async (kind) => {
    const form = FORM_OF_KIND[kind];
    await preloadAnswer(kind);
    renderPersian(
      <>
        <p id="stem">سؤال</p>
        <AnswerInput form={form} value={emptyInput(form)} onChange={() => {}} labelledBy="stem" />
      </>,
    );
    const group = screen.getByRole(kind === 'order' ? 'list' : 'group', { name: 'سؤال' });
    expect(group).toHaveAccessibleDescription(/پیکان|کلید|Space|فاصله/);
  },
);
