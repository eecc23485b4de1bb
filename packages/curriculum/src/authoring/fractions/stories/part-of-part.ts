import { child, p, relative } from '../../index.ts';
import { type Fraction, fractionValue, written } from '../written-numbers.ts';
import { isMinutes, isOnScales, type WordProblem } from './word-problem.ts';

/** `part` of `of`: the first is less than one, the second may be more. */
export interface PartOfPart {
  readonly part: Fraction;
  readonly of: Fraction;
  readonly request: string;
}

function isBelowOne({ of }: PartOfPart): boolean {
  return of.numerator < of.denominator;
}

function isWeighed({ of }: PartOfPart): boolean {
  return isOnScales(of.denominator) && of.numerator < 4 * of.denominator;
}

/** Situations in which a fraction of a fraction is taken. */
export const partOfPart: readonly WordProblem<PartOfPart>[] = [
  {
    fits: isBelowOne,
    write: (rng, { part, of, request }) => {
      const herb = rng.pick(['ریحان', 'تره', 'نعنا', 'شاهی', 'جعفری']);
      return [
        p`در ${written(of)} باغچهٔ خانهٔ ${child(rng)} سبزی کاشته‌اند. ${written(part)} این قسمت، ${herb} است.`,
        p`در چه کسری از همهٔ باغچه ${herb} کاشته‌اند؟ ${request}`,
      ];
    },
  },
  {
    fits: isWeighed,
    write: (rng, { part, of, request }) => {
      const nut = rng.pick(['پسته', 'بادام', 'گردو', 'نخودچی', 'توت خشک']);
      return [
        p`در یک ظرف ${written(of)} کیلوگرم ${nut} بود. ${relative(rng)} ${written(part)} آن را برای مهمان‌ها آورد.`,
        p`چند کیلوگرم ${nut} آورد؟ ${request}`,
      ];
    },
  },
  {
    fits: isWeighed,
    write: (rng, { part, of, request }) => {
      const dish = rng.pick(['فرنی', 'شیربرنج', 'بستنی', 'ماست']);
      return [
        p`${relative(rng)} ${written(of)} لیتر شیر داشت و با ${written(part)} آن ${dish} درست کرد.`,
        p`برای ${dish} چند لیتر شیر به کار رفت؟ ${request}`,
      ];
    },
  },
  {
    fits: ({ part, of }) => !fractionValue(part).equals(fractionValue(of)),
    write: (rng, { part, of, request }) => {
      const sheet = rng.pick(['پارچهٔ', 'کاغذ کادوی', 'تختهٔ', 'شیشهٔ']);
      const [long, short] = fractionValue(of).compare(fractionValue(part)) > 0 ? [of, part] : [part, of];
      return [
        p`طول یک ${sheet} مستطیل‌شکل ${written(long)} متر و عرض آن ${written(short)} متر است.`,
        p`مساحت آن چند متر مربع است؟ ${request}`,
      ];
    },
  },
  {
    fits: isBelowOne,
    write: (rng, { part, of, request }) => {
      const sport = rng.pick(['والیبال', 'فوتبال', 'بسکتبال', 'هندبال']);
      return [
        p`${written(of)} دانش‌آموزهای یک مدرسه در تیم‌های ورزشی هستند و ${written(part)} آن‌ها ${sport} بازی می‌کنند. هر کس فقط در یک تیم است.`,
        p`چه کسری از همهٔ دانش‌آموزهای مدرسه در تیم ${sport} هستند؟ ${request}`,
      ];
    },
  },
  {
    write: (rng, { part, of, request }) => {
      const place = rng.pick(['مدرسه', 'کتابخانه', 'پارک', 'نانوایی']);
      return [
        p`از خانهٔ ${child(rng)} تا ${place} ${written(of)} کیلومتر راه است و او ${written(part)} این راه را دویده است.`,
        p`چند کیلومتر دویده است؟ ${request}`,
      ];
    },
  },
  {
    fits: ({ of }) => isMinutes(of.denominator),
    write: (rng, { part, of, request }) => {
      const done = rng.pick(['نقاشی کرد', 'کتاب خواند', 'به گلدان‌ها رسیدگی کرد', 'با دوستانش بازی کرد']);
      return [
        p`${child(rng)} ${written(of)} ساعت وقت آزاد داشت و در ${written(part)} این وقت ${done}.`,
        p`این کار چند ساعت طول کشید؟ ${request}`,
      ];
    },
  },
  {
    fits: isBelowOne,
    write: (rng, { part, of, request }) => {
      const day = rng.pick(['جمعه', 'پنجشنبه', 'روز اول', 'روز آخر']);
      return [
        p`${child(rng)} در تعطیلات ${written(of)} یک کتاب را خواند و ${written(part)} این مقدار را ${day} خوانده بود.`,
        p`${day} چه کسری از کتاب را خوانده بود؟ ${request}`,
      ];
    },
  },
  {
    fits: isBelowOne,
    write: (rng, { part, of, request }) => {
      const tree = rng.pick(['گردو', 'انار', 'پسته', 'خرما', 'زیتون']);
      return [
        p`${written(of)} زمین ${relative(rng)} باغ است و در ${written(part)} این باغ درخت ${tree} کاشته‌اند.`,
        p`در چه کسری از همهٔ زمین درخت ${tree} هست؟ ${request}`,
      ];
    },
  },
  {
    fits: isBelowOne,
    write: (rng, { part, of, request }) => [
      p`${written(of)} کتاب‌های کتابخانهٔ کلاس داستان است و ${child(rng)} ${written(part)} این داستان‌ها را خوانده است.`,
      p`داستان‌هایی که خوانده چه کسری از همهٔ کتاب‌های کلاس است؟ ${request}`,
    ],
  },
];
