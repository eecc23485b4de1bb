import type { SignInCard } from '@mashq/api/contract';
import { expect, it } from 'vitest';
import { cardsByClass } from './cards-by-class.ts';

const card = (first_name: string, last_name: string, class_title: string | null): SignInCard => ({
  person_id: crypto.randomUUID(),
  first_name,
  last_name,
  class_title,
  username: '204810001',
  password: null,
});

it('puts cards class by class, in a class by surname and name in Persian order, and those without a class last', () => {
  const sorted = cardsByClass([
    card('رضا', 'یوسفی', 'ششم الف'),
    card('مریم', 'کریمی', null),
    card('سارا', 'پارسا', 'پنجم ب'),
    card('نیما', 'احمدی', 'ششم الف'),
    card('آوا', 'بهرامی', 'پنجم ب'),
    card('آرش', 'یوسفی', 'ششم الف'),
  ]);
  expect(
    sorted.map(({ title, cards }) => [title, ...cards.map((each) => `${each.first_name} ${each.last_name}`)]),
  ).toEqual([
    ['پنجم ب', 'آوا بهرامی', 'سارا پارسا'],
    ['ششم الف', 'نیما احمدی', 'آرش یوسفی', 'رضا یوسفی'],
    [null, 'مریم کریمی'],
  ]);
});
