import { type Block, child, p, type Rng } from '../../../../authoring/index.ts';

/** A product, and a second step after it. */
export interface TwoStep {
  readonly unit: string;
  /** What comes after the product: `extra` is added or taken away, or the product is taken from it. */
  readonly after: 'added' | 'taken' | 'from';
  readonly groups: number;
  readonly size: number;
  readonly extra: number;
  readonly stem: readonly Block[];
}

type TwoStepMaker = (rng: Rng, groups: number, size: number) => TwoStep;

/** Each cue of the second step has words of its own: «هم اضافه»، «خراب»، «پس می‌گیرد». */
export const twoSteps: readonly TwoStepMaker[] = [
  (rng, groups, size) => {
    const extra = rng.int(12, 95);
    return {
      unit: 'کتاب',
      after: 'added',
      groups,
      size,
      extra,
      stem: [
        p`کتابخانهٔ مدرسه ${groups} قفسه دارد و در هر قفسه ${size} کتاب هست. امسال ${extra} کتاب هم به کتابخانه اضافه شد.`,
        p`حالا کتابخانه روی هم چند کتاب دارد؟`,
      ],
    };
  },
  (rng, groups, size) => {
    const extra = rng.int(11, size);
    return {
      unit: 'صندلی',
      after: 'added',
      groups,
      size,
      extra,
      stem: [
        p`در سالن جشن ${groups} ردیف ${size}تایی صندلی چیدند. بعد ${extra} صندلی هم در آخر سالن اضافه کردند.`,
        p`روی هم چند صندلی در سالن هست؟`,
      ],
    };
  },
  (rng, groups, size) => {
    const extra = rng.int(11, 60);
    return {
      unit: 'تخم‌مرغ',
      after: 'taken',
      groups,
      size,
      extra,
      stem: [
        p`کامیونی ${groups} جعبه تخم‌مرغ می‌برد و در هر جعبه ${size} تخم‌مرغ بود. در راه ${extra} تخم‌مرغ شکست.`,
        p`چند تخم‌مرغ سالم رسید؟`,
      ],
    };
  },
  (rng, groups, size) => {
    const extra = rng.int(15, 90);
    const fruit = rng.pick(['سیب', 'انار', 'پرتقال', 'گوجه']);
    return {
      unit: 'کیلوگرم',
      after: 'taken',
      groups,
      size,
      extra,
      stem: [
        p`باغداری ${groups} صندوق ${size} کیلوگرمی ${fruit} به میدان آورد و ${extra} کیلوگرم آن خراب شد.`,
        p`چند کیلوگرم ${fruit} سالم ماند؟`,
      ],
    };
  },
  (rng, groups, size) => {
    const thing = rng.pick(['دفتر', 'کتاب داستان', 'توپ', 'جامدادی']);
    const extra = Math.ceil((groups * size + rng.int(1, 90)) / 100) * 100;
    return {
      unit: 'هزار تومان',
      after: 'from',
      groups,
      size,
      extra,
      stem: [
        p`مدیر مدرسه ${groups} ${thing} خرید که قیمت هر کدام ${size} هزار تومان بود. او ${extra} هزار تومان به فروشنده داد.`,
        p`چند هزار تومان پس می‌گیرد؟`,
      ],
    };
  },
  (rng, groups, size) => {
    const extra = groups * size + rng.int(15, 200);
    return {
      unit: 'صفحه',
      after: 'from',
      groups,
      size,
      extra,
      stem: [
        p`${child(rng)} مجموعهٔ داستانی دارد که ${extra} صفحه است. او ${groups} روز، هر روز ${size} صفحه از آن را خوانده است.`,
        p`چند صفحه نخوانده است؟`,
      ],
    };
  },
];
