import {
  child,
  defineSkill,
  display,
  hint,
  integerAnswer,
  integerKey,
  type Level,
  line,
  misconception,
  p,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'reverse'],
  3: ['story', 'reverse', 'bare'],
  4: ['reverse', 'story'],
};

interface Packing {
  readonly thing: string;
  readonly hundred: string;
  readonly ten: string;
}

const packings: readonly Packing[] = [
  { thing: 'مداد', hundred: 'جعبهٔ صدتایی', ten: 'بستهٔ ده‌تایی' },
  { thing: 'تخم‌مرغ', hundred: 'کارتن صدتایی', ten: 'شانهٔ ده‌تایی' },
  { thing: 'دکمه', hundred: 'کیسهٔ صدتایی', ten: 'قوطی ده‌تایی' },
  { thing: 'شاخه گل', hundred: 'سبد صدتایی', ten: 'دستهٔ ده‌تایی' },
  { thing: 'کاغذ رنگی', hundred: 'بستهٔ صدتایی', ten: 'پوشهٔ ده‌تایی' },
  { thing: 'مهره', hundred: 'قوطی صدتایی', ten: 'کیسهٔ ده‌تایی' },
  { thing: 'پیچ', hundred: 'جعبهٔ صدتایی', ten: 'بستهٔ ده‌تایی' },
  { thing: 'گردو', hundred: 'گونی صدتایی', ten: 'پاکت ده‌تایی' },
];

export const thousandBundles = defineSkill({
  id: 'g3-thousand-bundles',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 7,
  make: (rng, level) => {
    const size = level === 1 ? 100 : rng.pick([100, 10]);
    const thousands = rng.int(1, level === 1 ? 5 : 9);
    const whole = thousands * 1000;
    const bundles = whole / size;
    const form = rng.pick(formsOf[level]);
    const packing = rng.pick(packings);
    const box = size === 100 ? packing.hundred : packing.ten;
    // «پوشه‌های ده‌تایی»
    const boxes = box.replace(/^(\S+?)\u0654? /u, '$1\u200cهای ');
    const bundle = size === 100 ? 'صدتایی' : 'ده‌تایی';
    const perThousand = 1000 / size;
    const name = child(rng);

    if (form === 'reverse') {
      const asks = rng.chance(1, 2);
      // «گونی» of «گونی صدتایی»
      const holder = asks ? box.replace(/\u0654? .*$/u, '') : 'بسته';
      return {
        form,
        stem: asks
          ? [p`${bundles} ${box} ${packing.thing} داریم.`, p`روی هم چند ${packing.thing} داریم؟`]
          : [p`${name} ${bundles} بستهٔ ${bundle} را کنار هم گذاشت.`, p`این بسته‌ها روی هم چند تا می‌شود؟`],
        ...integerAnswer(whole),
        misconceptions: [
          misconception(
            'bundle-too-small',
            'هر بسته را ده برابر کوچک‌تر گرفته یا یک صفر کمتر نوشته',
            integerKey(whole / 10),
            line`در هر ${holder} چند تا هست؟ صفرها را هم یک بار دیگر بشمار.`,
          ),
          misconception(
            'bundle-too-large',
            'هر بسته را ده برابر بزرگ‌تر گرفته یا یک صفر بیشتر نوشته',
            integerKey(whole * 10),
            line`در هر ${holder} چند تا هست؟ اول فقط یک ${holder} را حساب کن و صفرها را بشمار.`,
          ),
          misconception(
            'bundles-counted-as-ones',
            'تعداد بسته‌ها را به جای عدد نوشته',
            integerKey(bundles),
            line`هر ${holder} فقط یکی نیست. چیزهای داخل هر ${holder} را هم بشمار.`,
          ),
        ],
        hints: [
          hint(p`هر ${holder} ${size} تا دارد. می‌خواهیم بدانیم روی هم چند تا می‌شود.`),
          hint(p`${perThousand} تا ${bundle} با هم یک هزارتایی می‌شود. ببین چند هزارتایی داریم.`),
        ],
        solution: [
          step(p`${perThousand} تا ${bundle} یک هزارتایی می‌سازد.`, display(row(perThousand, '×', size, '=', 1000))),
          step(p`پس ${bundles} تا ${bundle} می‌شود ${whole}.`, display(row(bundles, '×', size, '=', whole))),
        ],
      };
    }

    return {
      form,
      stem:
        form === 'story'
          ? [p`${name} و دوستانش ${whole} ${packing.thing} را در ${boxes} می‌گذارند.`, p`چند ${box} لازم دارند؟`]
          : [p`عدد ${whole} چند ${bundle} است؟`],
      ...integerAnswer(bundles),
      misconceptions: [
        misconception(
          'counted-in-thousands',
          'هزارتایی‌ها را شمرده',
          integerKey(thousands),
          line`این تعداد هزارتایی‌هاست. هر هزارتایی خودش چند ${bundle} دارد؟`,
        ),
        misconception(
          'other-bundle',
          'بستهٔ دیگر را شمرده',
          integerKey(size === 100 ? whole / 10 : whole / 100),
          line`دقت کن: هر ${bundle} خودش ${size} تاست.`,
        ),
        misconception(
          'one-zero-too-few',
          'یک صفر کم یا زیاد نوشته',
          integerKey(size === 100 ? bundles * 100 : bundles * 10),
          line`اول ببین در یک هزارتایی چند ${bundle} هست، بعد حساب کن.`,
        ),
      ],
      hints: [
        hint(p`می‌خواهیم عدد را به دسته‌های ${bundle} تقسیم کنیم و دسته‌ها را بشماریم.`),
        hint(p`اول حساب کن در یک هزار چند ${bundle} هست.`),
      ],
      solution: [
        step(p`در هر هزارتایی، ${perThousand} تا ${bundle} هست.`, display(row(1000, '÷', size, '=', perThousand))),
        step(p`اینجا ${thousands} هزارتایی داریم.`, display(row(thousands, '×', perThousand, '=', bundles))),
      ],
    };
  },
});
