import { type Tone, tones } from '../../../authoring/colored-chances.ts';
import {
  type Block,
  child,
  defineSkill,
  figureBlock,
  hint,
  type Level,
  line,
  type Misconception,
  misconception,
  p,
  persianNumber,
  type QuestionVariant,
  type SectorsDraft,
  sectorsKey,
  shadePartsAnswer,
  step,
} from '../../../authoring/index.ts';

type Asked = 'more' | 'equal' | 'impossible' | 'both';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'figure'],
};
const askedOf: Readonly<Record<Level, readonly Asked[]>> = {
  1: ['more', 'equal'],
  2: ['more', 'equal', 'impossible'],
  3: ['more', 'equal', 'impossible', 'both'],
  4: ['both', 'impossible', 'equal'],
};

export const chanceColorSpinner = defineSkill({
  id: 'g3-chance-colour-spinner',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 5,
  make: (rng, level) => {
    const asked = rng.pick(askedOf[level]);
    const parts = rng.int(level < 3 ? 4 : 5, level === 1 ? 6 : 8);
    const hasThird = asked !== 'equal' && (level > 2 || asked === 'impossible');
    const [one, two, third] = rng.sample<Tone>(tones, 3);
    if (one === undefined || two === undefined || third === undefined) return null;
    if (asked === 'equal' && parts % 2 === 1) return null;
    const draft: SectorsDraft = {
      shape: 'spinner',
      parts,
      palette: (hasThird ? [one, two, third] : [one, two]).map(({ tone, name }) => ({ tone, label: name })),
      all: true,
    };
    const more = { t: 'more' as const, tone: one.tone, than: two.tone };
    const equal = { t: 'equal' as const, tone: one.tone, to: two.tone };
    const never = { t: 'count' as const, tone: third.tone, count: 0 };
    // Two conditions in a chain, or two colors alike and both more than the third.
    const chained = level < 4 || rng.chance(1, 2);
    const rules = {
      more: [more],
      equal: [equal],
      impossible: [more, never],
      both: chained
        ? [more, { t: 'more' as const, tone: two.tone, than: third.tone }]
        : [equal, { t: 'more' as const, tone: one.tone, than: third.tone }],
    }[asked];
    const said = {
      more: `شانس رنگ ${one.name} بیشتر از رنگ ${two.name} باشد`,
      equal: `شانس رنگ ${one.name} و رنگ ${two.name} برابر باشد`,
      impossible: `شانس رنگ ${one.name} بیشتر از رنگ ${two.name} و آمدن رنگ ${third.name} غیرممکن باشد`,
      both: chained
        ? `شانس رنگ ${one.name} بیشتر از رنگ ${two.name} و شانس رنگ ${two.name} بیشتر از رنگ ${third.name} باشد`
        : `شانس رنگ ${one.name} و رنگ ${two.name} برابر و شانس رنگ ${one.name} بیشتر از رنگ ${third.name} باشد`,
    }[asked];
    // Every coloring drawn here has each of its colors on the spinner, so that a chance is compared with a chance.
    // The two that are alike leave one or two sectors to the third.
    const rest = parts % 2 === 1 ? 1 : 2;
    const alike = (parts - rest) / 2;
    if (asked === 'both' && (chained ? parts < 6 : alike <= rest)) return null;
    const shown = {
      more: [
        [one, parts - 1],
        [two, 1],
      ] as const,
      equal: [
        [one, parts / 2],
        [two, parts / 2],
      ] as const,
      impossible: [
        [one, parts - 1],
        [two, 1],
      ] as const,
      both: chained
        ? ([
            [one, parts - 3],
            [two, 2],
            [third, 1],
          ] as const)
        : ([
            [one, alike],
            [two, alike],
            [third, rest],
          ] as const),
    }[asked];
    const known: Misconception[] = [];
    const add = (
      id: string,
      title: string,
      counts: readonly (readonly [Tone, number])[],
      message: Misconception['message'],
    ) => {
      if (counts.reduce((sum, [, count]) => sum + count, 0) !== parts || counts.some(([, count]) => count < 0)) return;
      known.push(
        misconception(
          id,
          title,
          sectorsKey(
            draft,
            draft.palette.map(({ tone }) => ({
              t: 'count' as const,
              tone,
              count: counts.find(([each]) => each.tone === tone)?.[1] ?? 0,
            })),
          ),
          message,
        ),
      );
    };
    const half = Math.floor(parts / 2);
    // Two that are to be alike cannot be taken for one another.
    if (asked === 'more' || asked === 'impossible' || (asked === 'both' && chained))
      add(
        'colours-swapped',
        'رنگ‌ها را برعکس در نظر گرفته',
        asked === 'both'
          ? [
              [third, parts - 3],
              [two, 2],
              [one, 1],
            ]
          : [
              [two, parts - 1],
              [one, 1],
            ],
        line`دوباره بخوان که شانس کدام رنگ باید بیشتر باشد. قسمت‌های هر رنگ را بشمار.`,
      );
    if (parts % 2 === 0)
      add(
        'halved',
        'چرخنده را میان دو رنگ نصف کرده',
        [
          [one, half],
          [two, half],
        ],
        line`وقتی دو رنگ قسمت‌های برابر داشته باشند، شانسشان برابر است. همهٔ شرط‌های سؤال را دوباره بخوان.`,
      );
    add(
      asked === 'impossible' ? 'impossible-made-sure' : 'one-colour-only',
      asked === 'impossible' ? 'رنگ غیرممکن را روی همهٔ قسمت‌ها زده' : 'همه را با یک رنگ پوشانده',
      [[third, hasThird ? parts : -1]],
      asked === 'impossible'
        ? line`غیرممکن یعنی هیچ‌وقت نیاید. رنگی که هیچ‌وقت نباید بیاید، چند قسمت داشته باشد؟`
        : line`ببین سؤال از چند رنگ حرف می‌زند و هر کدام چه شانسی باید داشته باشد.`,
    );
    add(
      'more-not-equal',
      'به یک رنگ قسمت بیشتری داده',
      [
        [one, parts - 1],
        [two, 1],
      ],
      line`قسمت‌های هر رنگ را بشمار. برای شانس برابر، تعدادها هم باید برابر باشند.`,
    );
    if (asked === 'impossible')
      add(
        'third-colour-used',
        'رنگی را که نباید باشد هم به کار برده',
        [
          [one, parts - 2],
          [two, 1],
          [third, 1],
        ],
        line`اگر رنگی روی چرخنده باشد، شاید عقربه روی آن بایستد. همهٔ شرط‌ها را دوباره بخوان.`,
      );
    if (asked === 'both')
      add(
        'second-condition-overlooked',
        'فقط یکی از دو شرط را در نظر گرفته',
        chained
          ? [
              [one, parts - 3],
              [two, 1],
              [third, 2],
            ]
          : [
              [one, 1],
              [two, 1],
              [third, parts - 2],
            ],
        line`سؤال دو شرط دارد. بعد از شرط اول، شرط دوم را هم آزمایش کن.`,
      );
    const name = child(rng);
    const form = rng.pick(formsOf[level]);
    const order = p`چرخنده ${parts} قسمت مساوی دارد. همهٔ قسمت‌ها را طوری رنگ کن که ${said}.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            rng.pick([
              p`${name} برای جشن مدرسه چرخنده می‌سازد.`,
              p`${name} و دوستانش برای بازی تازه‌شان به چرخنده نیاز دارند.`,
              p`${name} برای غرفهٔ بازی یک چرخنده آورده که هنوز رنگ ندارد.`,
              p`${name} می‌خواهد با چرخنده نوبت بازی را تعیین کند.`,
              p`معلم از ${name} خواسته است چرخندهٔ کلاس را آماده کند.`,
              p`${name} برای تولد برادرش چرخندهٔ جایزه درست می‌کند.`,
            ]),
            order,
          ];
        case 'find-mistake':
          return [p`${name} چرخنده را رنگ کرد، ولی شانس رنگ‌ها آن‌طور که می‌خواست نشد. تو کمکش کن.`, order];
        default:
          return [order];
      }
    };
    return {
      form,
      stem: stem(),
      ...shadePartsAnswer(draft, rules),
      misconceptions: known,
      hints: [
        hint(p`همهٔ قسمت‌ها هم‌اندازه‌اند؛ پس شانس هر رنگ به تعداد قسمت‌هایش بستگی دارد.`),
        asked === 'impossible'
          ? hint(p`رنگی که آمدنش غیرممکن است، نباید هیچ قسمتی داشته باشد.`)
          : asked === 'equal'
            ? hint(p`برای شانس برابر، تعداد قسمت‌های دو رنگ باید برابر باشد.`)
            : hint(p`رنگی که شانسش بیشتر است، باید قسمت‌های بیشتری داشته باشد.`),
        hint(
          asked === 'equal'
            ? p`بعد از رنگ کردن، قسمت‌های هر رنگ را بشمار و با شرط سؤال مقایسه کن. فرقی ندارد کدام قسمت‌ها باشند.`
            : p`بعد از رنگ کردن، قسمت‌های هر رنگ را بشمار و با شرط سؤال مقایسه کن. جواب‌های درست چند جورند.`,
        ),
      ],
      solution: [
        step(p`شانس هر رنگ به تعداد قسمت‌هایش بستگی دارد؛ می‌خواهیم ${said}.`),
        step(
          p`این یکی از جواب‌های درست است:`,
          figureBlock({
            t: 'spinner',
            description: `چرخنده‌ای با ${persianNumber(parts)} قسمت مساوی: ${shown.map(([{ name: color }, count]) => `${persianNumber(count)} ${color}`).join('، ')}`,
            spinners: [
              { sectors: shown.flatMap(([{ tone }, count]) => Array.from({ length: count }, () => ({ tone }))) },
            ],
          }),
        ),
      ],
    };
  },
});
