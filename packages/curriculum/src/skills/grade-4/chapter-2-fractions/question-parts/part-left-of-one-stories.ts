import type { WordProblem } from '../../../../authoring/fractions/stories/word-problem.ts';
import { type Fraction, written } from '../../../../authoring/fractions/written-numbers.ts';
import { child, cities, cuttables, p, relative } from '../../../../authoring/index.ts';

/** A part of one whole is gone; the question asks for the part that is left. */
export type Gone = Fraction & { readonly request: string };

/** None says «روی هم»; each tells one fraction alone. */
export const leftOfOne: readonly WordProblem<Gone>[] = [
  {
    write: (rng, gone) => {
      const { whole } = rng.pick(cuttables);
      return [
        p`${child(rng)} و دوستانش ${written(gone)} یک ${whole} را خوردند.`,
        p`چه کسری از ${whole} مانده است؟ ${gone.request}`,
      ];
    },
  },
  {
    write: (rng, gone) => [
      p`${child(rng)} ${written(gone)} یک کتاب داستان را خوانده است.`,
      p`چه کسری از کتاب هنوز مانده است؟ ${gone.request}`,
    ],
  },
  {
    write: (rng, gone) => {
      const [from = '', to = ''] = rng.sample(cities, 2);
      return [
        p`خانوادهٔ ${child(rng)} ${written(gone)} راه ${from} تا ${to} را رفته‌اند.`,
        p`چه کسری از راه مانده است؟ ${gone.request}`,
      ];
    },
  },
  {
    write: (rng, gone) => [
      p`${relative(rng)} ${written(gone)} دیوار ${rng.pick(['حیاط', 'اتاق', 'انباری', 'آشپزخانه'])} را رنگ کرده است.`,
      p`چه کسری از دیوار هنوز رنگ نشده است؟ ${gone.request}`,
    ],
  },
  {
    write: (rng, gone) => [
      p`مخزن آب ${rng.pick(['مدرسه', 'روستا', 'گلخانه', 'ورزشگاه'])} پر بود و ${written(gone)} آب آن مصرف شد.`,
      p`چه کسری از آب مانده است؟ ${gone.request}`,
    ],
  },
  {
    write: (rng, gone) => [
      p`در ${written(gone)} یک باغچه ${rng.pick(['ریحان', 'تره', 'شاهی', 'تربچه', 'نعنا'])} کاشته‌ایم.`,
      p`چه کسری از باغچه هنوز خالی است؟ ${gone.request}`,
    ],
  },
  {
    write: (rng, gone) => [
      p`${relative(rng)} ${written(gone)} یک قالی را بافته است.`,
      p`چه کسری از قالی هنوز بافته نشده است؟ ${gone.request}`,
    ],
  },
  {
    write: (rng, gone) => [
      p`${child(rng)} ${written(gone)} پول توجیبی‌اش را برای ${rng.pick(['کتاب', 'توپ', 'مداد رنگی', 'هدیه'])} خرج کرد.`,
      p`چه کسری از پولش مانده است؟ ${gone.request}`,
    ],
  },
];
