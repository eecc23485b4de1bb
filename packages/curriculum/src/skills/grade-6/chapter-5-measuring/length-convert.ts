import { defineSkill } from '../../../authoring/index.ts';
import { conversionDraft, type Quantity } from './question-parts/unit-conversion-questions.ts';

const length: Quantity = {
  dimension: 1,
  units: [
    { name: 'میلی‌متر', zeros: 0 },
    { name: 'سانتی‌متر', zeros: 1 },
    { name: 'دسی‌متر', zeros: 2 },
    { name: 'متر', zeros: 3 },
    { name: 'کیلومتر', zeros: 6 },
  ],
  subjects: [
    {
      unit: 'کیلومتر',
      least: 2,
      most: 90,
      names: ['راه خانه تا روستا', 'طول یک جاده', 'راه یک دوچرخه‌سوار', 'طول یک رودخانهٔ کوچک'],
    },
    { unit: 'متر', least: 8, most: 50, names: ['طول یک استخر', 'بلندی یک ساختمان', 'طول یک طناب', 'پهنای یک خیابان'] },
    { unit: 'متر', least: 2, most: 30, names: ['طول یک پارچه', 'بلندی یک درخت', 'طول یک حیاط'] },
    { unit: 'دسی‌متر', least: 3, most: 20, names: ['طول یک تخته', 'بلندی یک گلدان', 'پهنای یک میز'] },
    { unit: 'سانتی‌متر', least: 120, most: 165, names: ['قد یک دانش‌آموز', 'بلندی یک کمد'] },
    { unit: 'سانتی‌متر', least: 25, most: 95, names: ['طول یک روبان', 'بلندی یک صندلی', 'طول یک قفسه'] },
    { unit: 'میلی‌متر', least: 15, most: 95, names: ['طول یک پیچ', 'ضخامت یک کتاب قطور', 'طول یک برگ'] },
    { unit: 'میلی‌متر', least: 120, most: 900, names: ['بارش یک سال', 'طول یک چوب'] },
  ],
};

export const lengthConvert = defineSkill({
  id: 'g6-length-convert',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 7,
  make: (rng, level) => conversionDraft(rng, level, length),
});
