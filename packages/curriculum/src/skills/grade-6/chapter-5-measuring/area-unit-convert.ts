import { defineSkill } from '../../../authoring/index.ts';
import { conversionDraft, type Quantity } from './question-parts/unit-conversion-questions.ts';

const area: Quantity = {
  dimension: 2,
  units: [
    { name: 'سانتی‌متر مربع', zeros: 0 },
    { name: 'دسی‌متر مربع', zeros: 2 },
    { name: 'متر مربع', zeros: 4 },
    { name: 'هکتار', zeros: 8 },
    { name: 'کیلومتر مربع', zeros: 10 },
  ],
  subjects: [
    { unit: 'کیلومتر مربع', least: 1, most: 60, names: ['مساحت یک شهر', 'مساحت یک دریاچه', 'مساحت یک جنگل'] },
    {
      unit: 'هکتار',
      least: 1,
      most: 80,
      names: ['مساحت یک مزرعه', 'مساحت یک باغ', 'مساحت یک پارک بزرگ', 'مساحت یک گندم‌زار'],
    },
    {
      unit: 'متر مربع',
      least: 6,
      most: 24,
      names: ['مساحت یک اتاق', 'مساحت یک فرش'],
    },
    { unit: 'متر مربع', least: 40, most: 900, names: ['مساحت یک حیاط', 'مساحت یک زمین بازی'] },
    { unit: 'دسی‌متر مربع', least: 20, most: 300, names: ['مساحت یک تابلوی بزرگ', 'مساحت یک میز', 'مساحت یک پنجره'] },
    {
      unit: 'سانتی‌متر مربع',
      least: 40,
      most: 600,
      names: ['مساحت یک کاغذ', 'مساحت یک کارت', 'مساحت یک جلد کتاب', 'مساحت یک عکس'],
    },
  ],
  // Squares of a centimetre in a hectare are nobody's measure.
  apart: (from, to) => Math.abs(from.zeros - to.zeros) > 6,
};

export const areaUnitConvert = defineSkill({
  id: 'g6-area-unit-convert',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 7,
  make: (rng, level) => conversionDraft(rng, level, area),
});
