import { bag, spinner, type Tone, tones } from '../../../authoring/colored-chances.ts';
import {
  type Block,
  categorizeAnswer,
  child,
  choiceAnswer,
  defineSkill,
  type Figure,
  hint,
  type Inline,
  type Level,
  line,
  p,
  type QuestionDraft,
  type QuestionVariant,
  type Rng,
  step,
  text,
} from '../../../authoring/index.ts';
import { drawBeads } from './question-parts/random-color-counts.ts';

type Chance = 'sure' | 'possible' | 'impossible';

const names: Readonly<Record<Chance, string>> = {
  sure: 'حتماً اتفاق می‌افتد',
  possible: 'ممکن است اتفاق بیفتد',
  impossible: 'غیرممکن است',
};

/** Things that everybody knows to be so, may be so or never are. */
const everyday: Readonly<Record<Chance, readonly ((rng: Rng) => string)[]>> = {
  sure: [
    () => 'فردای روز شنبه، یکشنبه است.',
    () => 'بعد از پاییز، زمستان می‌آید.',
    (rng) => `${child(rng)} سال آینده یک سال بزرگ‌تر می‌شود.`,
    () => 'سنگی که از دست رها شود، به زمین می‌افتد.',
    (rng) => `وقتی ${child(rng)} تاس بیندازد، عددی کوچک‌تر از ۷ می‌آید.`,
    (rng) => `وقتی ${child(rng)} سکه بیندازد، رو یا پشت می‌آید.`,
    () => 'یخی که زیر آفتاب داغ تابستان بماند، آب می‌شود.',
    (rng) => `${child(rng)} دو عدد زوج را جمع می‌کند و جواب زوج می‌شود.`,
  ],
  possible: [
    () => 'فردا باران می‌بارد.',
    (rng) => `وقتی ${child(rng)} تاس بیندازد، عدد ۶ می‌آید.`,
    (rng) => `وقتی ${child(rng)} سکه بیندازد، رو می‌آید.`,
    (rng) => `اتوبوسی که ${child(rng)} منتظرش است، سر وقت می‌رسد.`,
    (rng) => `تیم ${child(rng)} در مسابقهٔ فردا برنده می‌شود.`,
    (rng) => `اولین نفری که فردا وارد کلاس ${child(rng)} می‌شود، عینک دارد.`,
    (rng) => `کارتی که ${child(rng)} فردا از میان کارت‌های ۱ تا ۱۰ برمی‌دارد، عددش زوج است.`,
    (rng) => `${child(rng)} فردا در راه مدرسه یک گربه می‌بیند.`,
  ],
  impossible: [
    () => 'فردای روز دوشنبه، جمعه است.',
    (rng) => `وقتی ${child(rng)} تاس معمولی بیندازد، عدد ۸ می‌آید.`,
    (rng) => `${child(rng)} امسال از سال گذشته یک سال کوچک‌تر است.`,
    () => 'یک ماهی در آسمان راه می‌رود و آواز می‌خواند.',
    () => 'خورشید نیمه‌شب بالای سر شهر شیراز می‌تابد.',
    (rng) => `${child(rng)} یک لیوان آب را روی زمین می‌ریزد و آب خودش به لیوان برمی‌گردد.`,
    () => 'یک هفته هشت روز دارد.',
    (rng) => `${child(rng)} دو عدد زوج را جمع می‌کند و جواب فرد می‌شود.`,
  ],
};

const mistaken: Readonly<Record<Chance, readonly [id: string, title: string, message: readonly Inline[]]>> = {
  sure: [
    'taken-as-sure',
    'چیزی را که شاید اتفاق نیفتد حتمی دانسته',
    line`حتمی یعنی هیچ راه دیگری نباشد. آیا می‌شود که این اتفاق نیفتد؟`,
  ],
  possible: [
    'taken-as-possible',
    'چیزی را که نتیجه‌اش معلوم است فقط ممکن دانسته',
    line`«ممکن است» یعنی هم می‌شود اتفاق بیفتد و هم می‌شود نیفتد. اینجا هر دو حالت شدنی است؟`,
  ],
  impossible: [
    'taken-as-impossible',
    'چیزی را که می‌تواند اتفاق بیفتد غیرممکن دانسته',
    line`غیرممکن یعنی هیچ‌وقت نشود. به همهٔ حالت‌ها فکر کن: حتی یک بار هم نمی‌شود؟`,
  ],
};

/** What was taken for sure cannot happen at all. */
const impossibleTakenAsSure = [
  'impossible-taken-as-sure',
  'چیزی را که هیچ‌وقت اتفاق نمی‌افتد حتمی دانسته',
  line`حتمی یعنی همیشه اتفاق بیفتد. این اتفاق حتی یک بار هم می‌افتد؟`,
] as const;

/** What was taken for impossible always happens. */
const sureTakenAsImpossible = [
  'sure-taken-as-impossible',
  'چیزی را که حتماً اتفاق می‌افتد غیرممکن دانسته',
  line`غیرممکن یعنی هیچ‌وقت نشود. این اتفاق هیچ‌وقت نمی‌افتد یا همیشه می‌افتد؟`,
] as const;

const chances: readonly Chance[] = ['sure', 'possible', 'impossible'];
const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'figure'],
  2: ['bare', 'figure', 'story', 'figure'],
  3: ['figure', 'story', 'find-mistake', 'bare'],
  4: ['figure', 'story', 'find-mistake'],
};

interface Event {
  readonly chance: Chance;
  /** «مهره‌ای که بیرون می‌آید، آبی است.» */
  readonly said: string;
  readonly why: string;
  readonly figure: Figure;
  readonly from: string;
}

/** A draw from beads or sectors, and something said of the color that comes. */
function drawEvent(rng: Rng, level: Level): Event | null {
  const wanted = rng.pick(chances);
  const kinds = wanted === 'sure' && level < 3 ? 1 : rng.int(2, level < 3 ? 2 : 3);
  const beads = drawBeads(rng, { kinds, least: 4, most: level < 3 ? 8 : 12 });
  if (beads === null) return null;
  const has = (tone: Tone) => beads.some((bead) => bead.tone === tone.tone);
  const absent = tones.filter((tone) => !has(tone));
  const present = tones.filter(has);
  const isSpinner = rng.chance(1, 2);
  const thing = isSpinner ? 'رنگی که عقربه نشان می‌دهد،' : 'مهره‌ای که بیرون می‌آید،';
  const figure = isSpinner ? spinner(rng, beads) : bag(beads);
  const from = isSpinner ? 'چرخنده را یک بار می‌چرخانیم.' : 'بدون نگاه کردن، یک مهره از کیسه بیرون می‌آوریم.';
  const place = isSpinner ? 'روی چرخنده' : 'در کیسه';
  // From level 3 the color may be stated by what it is not, or as one of two.
  const way = level < 3 ? 'is' : rng.pick(['is', 'not', 'either'] as const);
  const pair = rng.sample(tones, 2);
  const said = way === 'either' ? pair : [rng.pick(rng.chance(1, 2) ? present : tones)];
  const [first, second] = said;
  if (first === undefined) return null;
  const fits = (tone: Tone) => (way === 'not' ? tone !== first : said.includes(tone));
  const chance: Chance = present.every(fits) ? 'sure' : present.some(fits) ? 'possible' : 'impossible';
  if (chance !== wanted || (way === 'not' && absent.length === 0)) return null;
  const what =
    way === 'either'
      ? `${first.name} یا ${second?.name ?? ''} است`
      : way === 'not'
        ? `${first.name} نیست`
        : `${first.name} است`;
  const seen = present.map(({ name }) => name).join(' و ');
  const why = {
    sure: `${place} فقط ${seen} هست و هر چه بیاید، با این جمله جور است`,
    possible: `${place} ${seen} هست؛ بعضی از آن‌ها با این جمله جورند و بعضی نه`,
    impossible: `${place} ${seen} هست و هیچ‌کدام با این جمله جور نیست`,
  }[chance];
  return { chance, said: `${thing} ${what}.`, why, figure, from };
}

const reasons: Readonly<Record<Chance, string>> = {
  sure: 'این اتفاق همیشه می‌افتد و راه دیگری ندارد',
  possible: 'شاید این اتفاق بیفتد و شاید هم نیفتد',
  impossible: 'این اتفاق هیچ‌وقت نمی‌افتد',
};

/** Sentences of every day to be put under the three words. */
function sorted(rng: Rng, level: Level): QuestionDraft | null {
  const cards = rng.shuffle(
    chances.flatMap((chance) =>
      rng
        .sample(everyday[chance], chance === 'possible' || level > 1 ? 2 : 1)
        .map((write) => ({ chance, said: write(rng) })),
    ),
  );
  if (new Set(cards.map(({ said }) => said)).size < cards.length) return null;
  const puts = (from: readonly Chance[], to: Chance) => {
    const card = cards.findIndex(({ chance }) => from.includes(chance));
    const [id, title, message] = mistaken[to];
    return { id, title, message, puts: [[card, chances.indexOf(to)] as const] };
  };
  return {
    form: 'bare',
    stem: [p`هر جمله را در دستهٔ خودش بگذار.`],
    ...categorizeAnswer({
      bins: chances.map((chance) => names[chance]),
      entries: cards.map(({ chance, said }) => ({ content: [text(said)], bin: chances.indexOf(chance) })),
      misconceptions: [
        puts(['possible'], 'impossible'),
        puts(['possible'], 'sure'),
        puts(['sure', 'impossible'], 'possible'),
      ],
    }),
    hints: [
      hint(p`جمله‌ها را یکی‌یکی و آرام بخوان و به چیزهایی که می‌دانی فکر کن.`),
      hint(p`برای هر جمله از خودت بپرس: می‌شود اتفاق بیفتد؟ می‌شود اتفاق نیفتد؟`),
    ],
    solution: [
      step(p`آنچه همیشه اتفاق می‌افتد حتمی است، آنچه هیچ‌وقت نمی‌شود غیرممکن است و آنچه هم می‌شود و هم نمی‌شود، ممکن است.`),
      step(
        ...chances.map(
          (chance) =>
            p`${names[chance]}: ${cards
              .filter((card) => card.chance === chance)
              .map(({ said }) => `«${said}»`)
              .join('، ')}`,
        ),
      ),
    ],
  };
}

export const chanceWords = defineSkill({
  id: 'g3-chance-words',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 3,
  revision: 9,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    if (form === 'bare' && rng.chance(1, 2)) return sorted(rng, level);
    const event = form === 'bare' ? null : drawEvent(rng, level);
    if (form !== 'bare' && event === null) return null;
    const plain = rng.pick(chances);
    const chance = event?.chance ?? plain;
    const said = event?.said ?? rng.pick(everyday[plain])(rng);
    const why = event?.why ?? reasons[plain];
    const option = (each: Chance) => ({ value: each, content: [text(names[each])] });
    const spec = choiceAnswer(rng, {
      layout: 'list',
      right: option(chance),
      wrong: chances
        .filter((each) => each !== chance)
        .map((each) => {
          const [id, title, message] =
            chance === 'impossible' && each === 'sure'
              ? impossibleTakenAsSure
              : chance === 'sure' && each === 'impossible'
                ? sureTakenAsImpossible
                : mistaken[each];
          return { ...option(each), id, title, message };
        }),
    });
    if (spec === null) return null;
    const name = child(rng);
    const question = p`این اتفاق حتمی است، ممکن است یا غیرممکن؟`;
    const wrong = rng.pick(chances.filter((each) => each !== chance));
    const stem = (): readonly Block[] => {
      if (event === null) return [p`${said}`, question];
      const { from } = event;
      switch (form) {
        case 'story':
          return [
            rng.pick([
              p`${name} در جشن مدرسه بازی می‌کند. ${from} ${name} می‌گوید: «${said}»`,
              p`${name} با دوستش بازی می‌کند. ${from} ${name} می‌گوید: «${said}»`,
              p`در غرفهٔ بازی، ${name} این جمله را روی کارت می‌خواند: «${said}» ${from}`,
              p`معلم ${name} این بازی را به کلاس آورده است. ${from} ${name} می‌گوید: «${said}»`,
              p`${name} با خواهرش بازی می‌کند. ${from} خواهرش می‌گوید: «${said}»`,
              p`در زنگ بازی نوبت ${name} است. ${from} او می‌گوید: «${said}»`,
            ]),
            question,
          ];
        case 'find-mistake':
          return [
            p`${from} «${said}»`,
            p`${name} برای این جمله نوشته است «${names[wrong]}»، ولی اشتباه کرده است. کدام درست است؟`,
          ];
        default:
          return [p`${from} «${said}»`, question];
      }
    };
    return {
      form,
      stem: stem(),
      ...(event === null ? {} : { figure: event.figure }),
      ...spec,
      hints: [
        event === null
          ? hint(p`جمله را آرام بخوان و به چیزهایی که می‌دانی فکر کن.`)
          : hint(p`اول ببین چه رنگ‌هایی می‌تواند بیاید.`),
        event === null
          ? hint(p`از خودت بپرس: می‌شود اتفاق بیفتد؟ می‌شود اتفاق نیفتد؟`)
          : hint(p`رنگ‌ها را یکی‌یکی با جمله مقایسه کن: همه با آن جورند، بعضی جورند یا هیچ‌کدام؟`),
      ],
      solution: [step(p`${why}.`), step(p`پس جواب این است: ${names[chance]}`)],
    };
  },
});
