import { isolate } from '@mashq/ui/i18n';

/** Settings of the whole site, for administrators. */
export const siteSettingsWords = {
  subtitle: 'آنچه بازدیدکنندگان پایین صفحهٔ اول و در «تماس با ما» می‌بینند؛ هر چه خالی بماند نشان داده نمی‌شود',
  contact: 'راه‌های تماس',
  phoneHint: `مثل ${isolate('۰۲۱ ۱۲۳۴ ۵۶۷۸')}`,
  emailHint: `مثل ${isolate('info@mashq.example')}`,
  addressHint: 'خیابان، پلاک و شهر',
  socialHint: (host: string) => `با ${isolate(`https://${host}/`)} آغاز می‌شود`,
  seals: 'نمادهای اعتماد',
  sealsHint: 'نام نماد و صفحه‌ای که صادرکننده در آن مشق را تأیید می‌کند',
  sealNameOf: (number: string) => `نام نماد ${number}`,
  sealHrefOf: (number: string) => `پیوند تأیید نماد ${number}`,
  addSeal: 'افزودن نماد',
  removeSeal: 'برداشتن',
  removeSealOf: (name: string) => `برداشتن ${name}`,
  noSeals: 'هنوز نمادی نوشته نشده است.',
  seller: 'فروشنده در رسید',
  sellerHint: 'در رسید پرداخت‌های از این پس می‌آید، با تلفن و نشانی بالا؛ رسیدهای پیشین همان‌طور می‌مانند',
  sellerName: 'نام فروشنده',
  sellerCode: 'شناسهٔ ملی یا کد اقتصادی',
  tax: 'مالیات درون قیمت',
  taxHint: 'درصد از قیمت بی مالیات؛ اگر رسید نباید مالیات را بگوید، خالی بماند',
  percent: 'درصد',
  save: 'ذخیره',
  saved: 'ذخیره شد؛ بازدیدکنندگان از همین حالا آن را می‌بینند.',
  failed: 'ذخیره نشد.',
} as const;
