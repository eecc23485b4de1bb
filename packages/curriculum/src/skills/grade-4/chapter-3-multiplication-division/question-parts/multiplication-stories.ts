import { type Block, child, p, type Rng, relative } from '../../../../authoring/index.ts';

/** A situation of equal groups: `groups` times `size`. */
export interface ProductStory {
  readonly unit: string;
  /** Bounds of the number of groups and of the size of one that make sense here. */
  readonly groups: readonly [number, number];
  readonly size: readonly [number, number];
  readonly write: (rng: Rng, groups: number, size: number) => readonly Block[];
}

export const productStories: readonly ProductStory[] = [
  {
    unit: 'صندلی',
    groups: [11, 45],
    size: [12, 60],
    write: (rng, groups, size) => [
      p`${rng.pick(['سالن نمایش', 'ورزشگاه مدرسه', 'سینمای شهر'])} ${groups} ردیف دارد و در هر ردیف ${size} صندلی هست.`,
      p`روی هم چند صندلی دارد؟`,
    ],
  },
  {
    unit: 'هزار تومان',
    groups: [11, 60],
    size: [12, 450],
    write: (rng, groups, size) => {
      const thing = rng.pick(size < 100 ? ['بلیت', 'خودکار', 'آب‌میوه'] : ['توپ', 'کتاب', 'کیف']);
      return [
        p`مدیر مدرسه ${groups} ${thing} خرید. قیمت هر ${thing} ${size} هزار تومان بود.`,
        p`روی هم چند هزار تومان پول داد؟`,
      ];
    },
  },
  {
    unit: 'هزار تومان',
    groups: [12, 36],
    size: [15, 300],
    write: (rng, groups, size) => [
      p`${child(rng)} ${groups} ماه، هر ماه ${size} هزار تومان پس‌انداز کرد.`,
      p`در این مدت روی هم چند هزار تومان پس‌انداز کرد؟`,
    ],
  },
  {
    unit: 'صفحه',
    groups: [11, 31],
    size: [11, 40],
    write: (rng, groups, size) => [
      p`${child(rng)} ${groups} روز پشت سر هم، هر روز ${size} صفحه کتاب خواند.`,
      p`روی هم چند صفحه خواند؟`,
    ],
  },
  {
    unit: 'درخت',
    groups: [11, 80],
    size: [12, 95],
    write: (rng, groups, size) => {
      const tree = rng.pick(['سیب', 'پرتقال', 'پسته', 'زردآلو', 'انار']);
      return [
        p`در باغ ${relative(rng)} ${groups} ردیف درخت ${tree} هست و هر ردیف ${size} درخت دارد.`,
        p`در این باغ روی هم چند درخت ${tree} هست؟`,
      ];
    },
  },
  {
    unit: 'تخم‌مرغ',
    groups: [11, 90],
    size: [12, 30],
    write: (_, groups, size) => [
      p`در یک مرغداری ${groups} جعبه تخم‌مرغ آماده شد. در هر جعبه ${size} تخم‌مرغ هست.`,
      p`روی هم چند تخم‌مرغ آماده شد؟`,
    ],
  },
  {
    unit: 'کیلوگرم',
    groups: [11, 95],
    size: [20, 60],
    write: (rng, groups, size) => {
      const good = rng.pick(['برنج', 'گندم', 'سیب‌زمینی', 'پیاز', 'سیمان']);
      return [
        p`کامیونی ${groups} کیسه ${good} می‌برد. هر کیسه ${size} کیلوگرم است.`,
        p`بار کامیون روی هم چند کیلوگرم است؟`,
      ];
    },
  },
  {
    unit: 'کیلومتر',
    groups: [11, 30],
    size: [24, 480],
    write: (rng, groups, size) => [
      p`پدر ${child(rng)} رانندهٔ اتوبوس است و هر روز ${size} کیلومتر رانندگی می‌کند.`,
      p`در ${groups} روز روی هم چند کیلومتر رانندگی می‌کند؟`,
    ],
  },
  {
    unit: 'کاشی',
    groups: [11, 90],
    size: [12, 98],
    write: (rng, groups, size) => [
      p`کف ${rng.pick(['آشپزخانه', 'حیاط مدرسه', 'راهرو', 'استخر'])} ${groups} ردیف کاشی دارد و در هر ردیف ${size} کاشی هست.`,
      p`روی هم چند کاشی به کار رفته است؟`,
    ],
  },
  {
    unit: 'دقیقه',
    groups: [11, 30],
    size: [15, 90],
    write: (rng, groups, size) => [
      p`${child(rng)} در یک ماه ${groups} روز تمرین ${rng.pick(['شنا', 'سنتور', 'فوتبال', 'خوشنویسی'])} داشت و هر بار ${size} دقیقه تمرین کرد.`,
      p`در این ماه روی هم چند دقیقه تمرین کرد؟`,
    ],
  },
];

/** A situation these factors fit; null when there is none. */
export function productStory(rng: Rng, groups: number, size: number): ProductStory | null {
  const fitting = productStories.filter(
    (story) => groups >= story.groups[0] && groups <= story.groups[1] && size >= story.size[0] && size <= story.size[1],
  );
  return fitting.length === 0 ? null : rng.pick(fitting);
}
