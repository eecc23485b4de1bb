import { defineSkill } from '../../../authoring/index.ts';
import { conversionDraft, type Quantity } from './conversions.ts';

const mass: Quantity = {
  dimension: 1,
  units: [
    { name: 'گرم', zeros: 0 },
    { name: 'کیلوگرم', zeros: 3 },
    { name: 'تن', zeros: 6 },
  ],
  subjects: [
    { unit: 'تن', least: 1, most: 60, names: ['بار یک کامیون', 'وزن یک فیل', 'محصول یک مزرعه', 'بار یک واگن'] },
    {
      unit: 'کیلوگرم',
      least: 1,
      most: 900,
      names: ['وزن یک کیسهٔ برنج', 'وزن یک گوسفند', 'بار یک وانت', 'وزن یک یخچال'],
    },
    {
      unit: 'گرم',
      least: 20,
      most: 950,
      names: ['وزن یک کتاب', 'وزن یک بستهٔ چای', 'وزن یک قوطی کنسرو', 'وزن یک گلدان کوچک'],
    },
  ],
};

export const massConvert = defineSkill({
  id: 'g6-mass-convert',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  make: (rng, level) => conversionDraft(rng, level, mass),
});
