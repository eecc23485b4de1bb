import { planCatalog } from '../../payments/catalog.ts';
import type { Context } from '../../platform/context.ts';

const DAY = 24 * 3_600_000;
const ORIGIN = { actor: 'demo' };

/** Plans on sale, and a code for the first month of the school year. Prices are in rial. */
export async function makePlans(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const catalog = planCatalog(context);
  await catalog.addPlan(ORIGIN, {
    title: 'یک‌ماهه',
    description: 'برای آنکه ببینی مشق به کارت می‌آید.',
    months: 1,
    priceRial: 1_490_000,
    features: ['تمرین همهٔ فصل‌های پایه', 'مرور زمان‌بندی‌شده', 'راه‌حل گام‌به‌گام'],
  });
  await catalog.addPlan(ORIGIN, {
    title: 'سال تحصیلی',
    description: 'از مهر تا خرداد؛ ارزان‌ترین راه برای همهٔ کتاب.',
    months: 9,
    priceRial: 7_900_000,
    listPriceRial: 9_900_000,
    features: ['تمرین همهٔ فصل‌های پایه', 'مرور زمان‌بندی‌شده', 'راه‌حل گام‌به‌گام', 'گزارش هفتگی برای پدر و مادر'],
    isFeatured: true,
  });
  await catalog.addPlan(ORIGIN, {
    title: 'سه‌ماهه',
    description: 'برای یک فصل درس، یا جبران تابستان.',
    months: 3,
    priceRial: 3_600_000,
    features: ['تمرین همهٔ فصل‌های پایه', 'مرور زمان‌بندی‌شده', 'راه‌حل گام‌به‌گام'],
  });
  await catalog.addCode(ORIGIN, {
    code: 'MEHR20',
    percent: 20,
    endsAt: new Date(context.clock().getTime() + 120 * DAY),
    maxUses: 500,
  });
}
