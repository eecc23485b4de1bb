import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { Text } from './index.ts';
import { size, tone } from './words.css.ts';

it('is a paragraph, or the element that its place wants', () => {
  renderPersian(
    <>
      <Text>بند</Text>
      <Text as="strong">مهم</Text>
    </>,
  );
  expect(screen.getByText('بند').tagName).toBe('P');
  expect(screen.getByText('مهم').tagName).toBe('STRONG');
});

it('has its own size and color only where they are asked for', () => {
  renderPersian(
    <>
      <Text>ساده</Text>
      <Text size="sm" tone="muted">
        ریز
      </Text>
    </>,
  );
  const given = [...Object.values(size), ...Object.values(tone)].flatMap((classes) => classes.split(' '));
  const classesOf = (words: string) => [...screen.getByText(words).classList].filter((name) => given.includes(name));
  expect(classesOf('ساده')).toEqual([]);
  expect(classesOf('ریز')).toEqual([size.sm, tone.muted]);
});
