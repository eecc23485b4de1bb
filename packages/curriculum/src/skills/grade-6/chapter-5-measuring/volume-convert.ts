import { defineSkill } from '../../../authoring/index.ts';
import { conversionDraft, type Quantity } from './question-parts/unit-conversion-questions.ts';

const volume: Quantity = {
  dimension: 3,
  units: [
    { name: 'سانتی‌متر مکعب', zeros: 0 },
    { name: 'میلی‌لیتر', zeros: 0 },
    { name: 'سی‌سی', zeros: 0 },
    { name: 'دسی‌متر مکعب', zeros: 3 },
    { name: 'لیتر', zeros: 3 },
    { name: 'متر مکعب', zeros: 6 },
  ],
  subjects: [
    {
      unit: 'متر مکعب',
      least: 8,
      most: 60,
      names: ['حجم یک استخر کوچک', 'مصرف آب یک خانه در یک ماه', 'حجم یک اتاق', 'گنجایش یک تانکر'],
    },
    { unit: 'لیتر', least: 30, most: 90, names: ['گنجایش باک یک خودرو', 'آب یک آکواریوم'] },
    { unit: 'لیتر', least: 100, most: 220, names: ['آب یک بشکه', 'گنجایش یک یخچال'] },
    { unit: 'لیتر', least: 3, most: 20, names: ['شیر یک دبه', 'آب یک سطل'] },
    { unit: 'دسی‌متر مکعب', least: 4, most: 90, names: ['حجم یک جعبه', 'حجم یک کارتن', 'حجم یک صندوق'] },
    { unit: 'میلی‌لیتر', least: 60, most: 250, names: ['شربت یک لیوان', 'داروی یک شیشه'] },
    { unit: 'میلی‌لیتر', least: 330, most: 900, names: ['آب یک بطری', 'شیر یک پاکت'] },
    { unit: 'سی‌سی', least: 60, most: 250, names: ['آب یک لیوان', 'شربت سرماخوردگی یک شیشه'] },
    { unit: 'سی‌سی', least: 250, most: 900, names: ['داروی یک سرم', 'آب یک قمقمه'] },
    { unit: 'سانتی‌متر مکعب', least: 30, most: 900, names: ['حجم یک مکعب', 'حجم یک قوطی', 'حجم یک سنگ'] },
  ],
};

export const volumeConvert = defineSkill({
  id: 'g6-volume-convert',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 7,
  make: (rng, level) => conversionDraft(rng, level, volume),
});
