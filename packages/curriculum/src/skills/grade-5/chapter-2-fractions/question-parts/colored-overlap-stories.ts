import type { WordProblem } from '../../../../authoring/fractions/stories/word-problem.ts';
import { child, p, relative } from '../../../../authoring/index.ts';

/** Situations for a rectangle of which some rows and some columns are colored; what both meet is asked. */
export const overlaps: readonly WordProblem<{ readonly request: string }>[] = [
  {
    write: (rng, { request }) => {
      const grain = rng.pick(['گندم', 'جو', 'عدس', 'زعفران']);
      return [
        p`این مستطیل، زمین ${relative(rng)} است. در ردیف‌های رنگ‌شده ${grain} کاشته‌اند و ستون‌های رنگ‌شده تا امروز آبیاری شده‌اند.`,
        p`چه کسری از زمین هم ${grain} دارد و هم آبیاری شده است؟ ${request}`,
      ];
    },
  },
  {
    write: (rng, { request }) => [
      p`این مستطیل یک کاغذ است. ${child(rng)} روی ردیف‌های رنگ‌شده ستاره کشید و روی ستون‌های رنگ‌شده گل.`,
      p`چه کسری از کاغذ هم ستاره دارد و هم گل؟ ${request}`,
    ],
  },
  {
    write: (rng, { request }) => {
      const [one = '', other = ''] = rng.sample(['شکلات', 'گردو', 'پودر نارگیل', 'پسته', 'توت‌فرنگی'], 2);
      return [
        p`این مستطیل یک کیک است. ${relative(rng)} روی ردیف‌های رنگ‌شده ${one} ریخت و روی ستون‌های رنگ‌شده ${other}.`,
        p`چه کسری از کیک هم ${one} دارد و هم ${other}؟ ${request}`,
      ];
    },
  },
  {
    write: (rng, { request }) => {
      const [one = '', other = ''] = rng.sample(['قارچ', 'زیتون', 'ذرت', 'فلفل دلمه‌ای', 'گوجه‌فرنگی'], 2);
      return [
        p`این مستطیل یک پیتزای خانگی است. ${child(rng)} روی ردیف‌های رنگ‌شده ${one} گذاشت و روی ستون‌های رنگ‌شده ${other}.`,
        p`چه کسری از پیتزا هم ${one} دارد و هم ${other}؟ ${request}`,
      ];
    },
  },
  {
    write: (rng, { request }) => [
      p`${relative(rng)} از پارچه‌های کوچک یک چهل‌تکه دوخته است. پارچه‌های ردیف‌های رنگ‌شده گل‌دارند و پارچه‌های ستون‌های رنگ‌شده آبی.`,
      p`چه کسری از چهل‌تکه هم گل‌دار است و هم آبی؟ ${request}`,
    ],
  },
  {
    write: (rng, { request }) => {
      const place = rng.pick(['حیاط مدرسه', 'میدان روستا', 'حیاط کتابخانه']);
      return [
        p`این مستطیل، ${place} است. ردیف‌های رنگ‌شده سنگ‌فرش شده‌اند و ستون‌های رنگ‌شده در سایهٔ درخت‌ها هستند.`,
        p`چه کسری از ${place} هم سنگ‌فرش است و هم سایه؟ ${request}`,
      ];
    },
  },
  {
    write: (rng, { request }) => {
      const tree = rng.pick(['انار', 'سیب', 'پرتقال', 'گیلاس', 'زردآلو']);
      return [
        p`این مستطیل، باغ ${relative(rng)} است. در ردیف‌های رنگ‌شده درخت ${tree} هست و درخت‌های ستون‌های رنگ‌شده هرس شده‌اند.`,
        p`در چه کسری از باغ درخت ${tree} هست که هم هرس شده باشد؟ ${request}`,
      ];
    },
  },
  {
    write: (rng, { request }) => [
      p`این مستطیل، دیوار ${rng.pick(['مهدکودک', 'مدرسه', 'پارک', 'ورزشگاه'])} است. بچه‌ها روی ردیف‌های رنگ‌شده گل کشیدند و روی ستون‌های رنگ‌شده پروانه.`,
      p`در چه کسری از دیوار هم گل هست و هم پروانه؟ ${request}`,
    ],
  },
];
