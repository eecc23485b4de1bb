import { child, type Rng } from '../../../../authoring/index.ts';

/** What happens at a time after noon, said before the time: «کلاس نقاشی سارا». */
export const afternoons: readonly ((rng: Rng) => string)[] = [
  (rng) => `کلاس نقاشی ${child(rng)}`,
  (rng) => `تمرین فوتبال ${child(rng)}`,
  () => 'برنامهٔ کودک تلویزیون',
  (rng) => `حرکت قطار ${child(rng)}`,
  () => 'پایان کار درمانگاه',
  (rng) => `کلاس زبان ${child(rng)}`,
  () => 'شروع نمایش عروسکی',
  () => 'قصه‌خوانی در کتابخانه',
];
