import { defineSkill } from '../../../authoring/index.ts';
import { conversionDraft, type Quantity } from './question-parts/unit-conversion-questions.ts';

const mass: Quantity = {
  dimension: 1,
  units: [
    { name: 'گرم', zeros: 0 },
    { name: 'کیلوگرم', zeros: 3 },
    { name: 'تن', zeros: 6 },
  ],
  subjects: [
    { unit: 'تن', least: 2, most: 6, names: ['جرم یک فیل', 'بار یک کامیون کوچک'] },
    { unit: 'تن', least: 8, most: 60, names: ['بار یک کامیون', 'محصول یک مزرعه', 'بار یک واگن'] },
    {
      unit: 'کیلوگرم',
      least: 20,
      most: 90,
      names: ['جرم یک کیسهٔ برنج', 'جرم یک گوسفند', 'جرم یک یخچال'],
    },
    { unit: 'کیلوگرم', least: 150, most: 900, names: ['بار یک وانت', 'جرم یک گاو', 'محصول یک باغچه'] },
    {
      unit: 'کیلوگرم',
      least: 2,
      most: 12,
      names: ['جرم یک هندوانه', 'جرم یک کیف مدرسه', 'جرم یک گربه'],
    },
    {
      unit: 'گرم',
      least: 120,
      most: 950,
      names: ['جرم یک کتاب', 'جرم یک بستهٔ چای', 'جرم یک قوطی کنسرو', 'جرم یک گلدان کوچک'],
    },
  ],
};

export const massConvert = defineSkill({
  id: 'g6-mass-convert',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 6,
  make: (rng, level) => conversionDraft(rng, level, mass),
});
