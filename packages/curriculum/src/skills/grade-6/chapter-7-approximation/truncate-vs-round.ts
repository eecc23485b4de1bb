import {
  type Block,
  child,
  choiceAnswer,
  type Decimal,
  defineSkill,
  display,
  hint,
  type Inline,
  type Level,
  line,
  num,
  p,
  type QuestionVariant,
  roundingLine,
  row,
  step,
  text,
} from '../../../authoring/index.ts';
import {
  cut,
  firstDropped,
  isOfFinerUnit,
  nextUp,
  placeNames,
  rounded,
  unitOf,
  upTo,
  writeAmount,
} from './question-parts/approximation-methods.ts';
import { drawTask } from './question-parts/approximation-questions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'bare'],
};

type Verdict = 'cut' | 'round' | 'both' | 'neither';

const names: Readonly<Record<Verdict, string>> = {
  cut: 'قطع کردن',
  round: 'گرد کردن',
  both: 'هر دو',
  neither: 'هیچ‌کدام',
};

/** Why somebody would choose each answer wrongly. */
const writtenMisconceptions: Readonly<
  Record<Verdict, { readonly id: string; readonly title: string; readonly message: readonly Inline[] }>
> = {
  cut: {
    id: 'only-cut-seen',
    title: 'نتیجه را فقط حاصل قطع کردن دانسته',
    message: line`عدد را یک بار هم به روش گرد کردن تقریب بزن و با نتیجه مقایسه کن.`,
  },
  round: {
    id: 'only-round-seen',
    title: 'نتیجه را فقط حاصل گرد کردن دانسته',
    message: line`عدد را یک بار هم به روش قطع کردن تقریب بزن و با نتیجه مقایسه کن.`,
  },
  both: {
    id: 'result-taken-for-both',
    title: 'نتیجه را حاصل هر دو روش دانسته',
    message: line`هر روش را جدا انجام بده. اولین رقمی که کنار می‌رود تعیین می‌کند که جواب‌ها یکی است یا نه.`,
  },
  neither: {
    id: 'no-method-seen',
    title: 'نتیجه را حاصل هیچ روشی ندانسته',
    message: line`هر دو روش را با همان تقریب دوباره انجام بده؛ شاید یکی از آن‌ها همین را بدهد.`,
  },
};

/** The same where no method leads to the result: then the chosen one is worked out again, for the other confirms the choice. */
const whereNoneFits: typeof writtenMisconceptions = {
  ...writtenMisconceptions,
  cut: {
    ...writtenMisconceptions.cut,
    message: line`عدد را خودت با همین تقریب قطع کن و حاصل را رقم به رقم با نتیجه مقایسه کن.`,
  },
  round: {
    ...writtenMisconceptions.round,
    message: line`عدد را خودت با همین تقریب گرد کن و حاصل را رقم به رقم با نتیجه مقایسه کن.`,
  },
  both: {
    ...writtenMisconceptions.both,
    message: line`هر روش را جدا انجام بده و هر حاصل را رقم به رقم با نتیجه مقایسه کن.`,
  },
};

export const truncateOrRound = defineSkill({
  id: 'g6-truncate-vs-round',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  pictures: [roundingLine],
  revision: 8,
  make: (rng, level) => {
    const { value, power } = drawTask(rng, level);
    const [low, near] = [cut(value, power), rounded(value, power)];
    if (low.units === 0n || low.equals(value) || isOfFinerUnit(value, power)) return null;
    const isSame = low.equals(near);
    const verdict = rng.pick<Verdict>(isSame ? ['both', 'both', 'neither'] : ['cut', 'round', 'round', 'neither']);
    const wrongResults: readonly Decimal[] = isSame
      ? [nextUp(value, power)]
      : [low.minus(unitOf(power)), nextUp(value, power).plus(unitOf(power))];
    const shown = verdict === 'neither' ? rng.pick(wrongResults) : verdict === 'round' ? near : low;
    if (shown.units <= 0n) return null;
    const form = rng.pick(formsOf[level]);
    const spec = choiceAnswer(
      rng,
      {
        layout: 'list',
        right: { value: verdict, content: [text(names[verdict])] },
        wrong: (['cut', 'round', 'both', 'neither'] as const)
          .filter((each) => each !== verdict)
          .map((each) => ({
            ...(verdict === 'neither' ? whereNoneFits : writtenMisconceptions)[each],
            value: each,
            content: [text(names[each])],
          })),
      },
      4,
    );
    if (spec === null) return null;
    const statement = form === 'story' ? writeAmount(rng, value) : null;
    if (form === 'story' && statement === null) return null;
    const unit = unitOf(power);
    const name = child(rng);
    const result = display(row(num(value), '≃', num(shown)));
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            ...(statement === null ? [] : [statement.statement]),
            p`${name} این مقدار را با تقریب کمتر از ${unit} نوشته و به ${shown} ${statement?.unit ?? ''} رسیده است.`,
            p`این عدد با کدام روش به دست می‌آید؟`,
          ];
        case 'find-mistake':
          return [
            p`${name} می‌گوید این تقریب کمتر از ${unit}، حاصل ${names[rng.pick((['cut', 'round'] as const).filter((each) => each !== verdict))]} است، ولی درست نیست.`,
            result,
            p`این تقریب با کدام روش به دست می‌آید؟`,
          ];
        default:
          return [p`این تقریب کمتر از ${unit} است.`, result, p`با کدام روش به دست آمده است؟`];
      }
    };
    // «Both» makes a claim of one method true.
    if (form === 'find-mistake' && verdict === 'both') return null;
    const dropped = firstDropped(value, power);
    return {
      form,
      stem: stem(),
      ...spec,
      hints: [
        hint(p`عدد را یک بار به روش قطع کردن و یک بار به روش گرد کردن، با همین تقریب بنویس.`),
        hint(p`در قطع کردن، رقم‌های بعد از ${placeNames[power]} کنار می‌روند و چیزی اضافه نمی‌شود.`),
        hint(p`در گرد کردن، اولین رقمی را که کنار می‌رود ببین. بعد هر دو حاصل را با نتیجهٔ داده‌شده مقایسه کن.`),
      ],
      solution: [
        step(p`به روش قطع کردن${upTo(power)}:`, display(row(num(value), '≃', num(low)))),
        step(
          p`اولین رقمی که کنار می‌رود ${dropped} است؛ پس به روش گرد کردن${upTo(power)}:`,
          display(row(num(value), '≃', num(near))),
        ),
        step(p`نتیجه ${shown} بود؛ پس جواب: ${names[verdict]}.`),
      ],
    };
  },
});
