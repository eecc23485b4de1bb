import { defineSkill } from '../../../authoring/index.ts';
import { conversionDraft, type Quantity } from './conversions.ts';

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
      least: 1,
      most: 90,
      names: ['حجم یک استخر کوچک', 'مصرف آب یک خانه در یک ماه', 'حجم یک اتاق', 'گنجایش یک تانکر'],
    },
    { unit: 'لیتر', least: 1, most: 300, names: ['آب یک بشکه', 'گنجایش باک یک خودرو', 'آب یک آکواریوم', 'شیر یک دبه'] },
    { unit: 'دسی‌متر مکعب', least: 2, most: 90, names: ['حجم یک جعبه', 'حجم یک کارتن', 'حجم یک صندوق'] },
    { unit: 'میلی‌لیتر', least: 50, most: 900, names: ['شربت یک لیوان', 'آب یک بطری', 'داروی یک شیشه'] },
    { unit: 'سی‌سی', least: 50, most: 900, names: ['داروی یک سرم', 'آب یک لیوان', 'مایع یک سرنگ بزرگ'] },
    { unit: 'سانتی‌متر مکعب', least: 30, most: 900, names: ['حجم یک مکعب', 'حجم یک قوطی', 'حجم یک سنگ'] },
  ],
};

export const volumeConvert = defineSkill({
  id: 'g6-volume-convert',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  make: (rng, level) => conversionDraft(rng, level, volume),
});
