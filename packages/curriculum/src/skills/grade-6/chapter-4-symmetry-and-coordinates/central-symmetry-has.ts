import {
  allShapes,
  hasCentre,
  type KnownShape,
  placedShape,
  plainPolygons,
  regularPolygons,
} from '../../../authoring/geometry/known-shapes.ts';
import {
  type Block,
  child,
  choiceAnswer,
  defineSkill,
  type Figure,
  hint,
  type Level,
  line,
  p,
  type QuestionVariant,
  type Rng,
  step,
  text,
} from '../../../authoring/index.ts';

const kinds = {
  both: 'هم خط تقارن دارد و هم مرکز تقارن',
  axis: 'فقط خط تقارن دارد',
  centre: 'فقط مرکز تقارن دارد',
  neither: 'نه خط تقارن دارد و نه مرکز تقارن',
} as const;

type Kind = keyof typeof kinds;

function kindOf(shape: KnownShape): Kind {
  if (shape.axes > 0) return hasCentre(shape) ? 'both' : 'axis';
  return hasCentre(shape) ? 'centre' : 'neither';
}

const writtenMisconceptions: Readonly<Record<Kind, readonly [id: string, title: string, message: string]>> = {
  both: ['both-taken', 'هر دو تقارن را با هم دیده', 'یکی‌یکی امتحان کن: یک بار تا کردن، یک بار نیم دور چرخاندن.'],
  axis: ['only-folding-tried', 'فقط خط تقارن را دیده', 'شکل را نیم دور هم بچرخان. بعد دوباره از روی خط‌ها تا کن.'],
  centre: [
    'only-turning-tried',
    'فقط مرکز تقارن را دیده',
    'آیا خطی هست که دو طرفش روی هم بیفتد؟ نیم دور را هم دوباره امتحان کن.',
  ],
  neither: [
    'nothing-seen',
    'هیچ تقارنی ندیده',
    'شکل را یک بار تا کن و یک بار نیم دور بچرخان. در هیچ‌کدام جور درنمی‌آید؟',
  ],
};

/** Where the shape lacks what was chosen, it was not overlooked but seen amiss. */
function misconceptionOf(chosen: Kind, wanted: Kind): readonly [id: string, title: string, message: string] {
  if (chosen !== 'axis' && chosen !== 'centre') return writtenMisconceptions[chosen];
  if (wanted === 'neither')
    return chosen === 'axis'
      ? ['axis-where-none', 'خط تقارنی دیده که شکل ندارد', 'از روی آن خط تا کن: دو طرف کاملاً روی هم می‌افتند؟']
      : ['centre-where-none', 'مرکز تقارنی دیده که شکل ندارد', 'شکل را نیم دور بچرخان: درست مثل اولش می‌شود؟'];
  return wanted === 'both'
    ? writtenMisconceptions[chosen]
    : [
        'symmetries-swapped',
        'خط تقارن و مرکز تقارن را جابه‌جا انتخاب کرده',
        'تا کردن برای خط تقارن است و نیم دور برای مرکز تقارن. هر کدام را جدا امتحان کن.',
      ];
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'find-mistake'],
};

const stories: readonly ((rng: Rng) => Block)[] = [
  (rng) => p`${child(rng)} این نقش را برای کاشی کشیده است. دربارهٔ تقارن آن چه می‌شود گفت؟`,
  (rng) => p`${child(rng)} این شکل را نشانهٔ گروه علوم کرده است. کدام جمله دربارهٔ نشانه درست است؟`,
  (rng) => p`${child(rng)} این طرح را روی قالی دیده است. کدام جمله دربارهٔ طرح درست است؟`,
  (rng) => p`${child(rng)} این شکل را از مقوا بریده، یک بار تا کرده و یک بار نیم دور چرخانده است. کدام جمله درست است؟`,
  (rng) => p`${child(rng)} این علامت را روی تابلویی دیده است. دربارهٔ تقارن آن کدام جمله درست است؟`,
  (rng) => p`${child(rng)} این مهر را روی گل می‌زند. کدام جمله دربارهٔ تقارنِ نقش مهر درست است؟`,
];

const tones = ['sky', 'turmeric', 'leaf', 'rose'] as const;

export const centralSymmetryHas = defineSkill({
  id: 'g6-central-symmetry-has',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 5,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const wanted = rng.pick(Object.keys(kinds) as Kind[]);
    const pool = (level === 1 ? [...regularPolygons.slice(0, 4), ...plainPolygons] : allShapes).filter(
      (shape) => kindOf(shape) === wanted,
    );
    const shape = rng.pick(pool);
    const figure: Figure = {
      t: 'drawing',
      description: shape.name,
      width: 140,
      height: 140,
      shapes: [placedShape(shape, { middle: [70, 70], quarters: rng.pick([0, 1, 2, 3] as const) }, rng.pick(tones))],
    };
    const others = (Object.keys(kinds) as Kind[]).filter((kind) => kind !== wanted);
    const claim = rng.pick(others);
    const choices = choiceAnswer(
      rng,
      {
        layout: 'list',
        right: { value: wanted, content: [text(kinds[wanted])] },
        wrong: others.map((kind) => {
          const [id, title, message] = misconceptionOf(kind, wanted);
          return { id, title, message: line`${message}`, value: kind, content: [text(kinds[kind])] };
        }),
      },
      4,
    );
    if (choices === null) return null;
    const stem = (): Block => {
      if (form === 'story') return rng.pick(stories)(rng);
      if (form === 'find-mistake')
        return p`${child(rng)} دربارهٔ این شکل می‌گوید: «${kinds[claim]}.» ولی درست نیست. کدام جمله درست است؟`;
      return p`کدام جمله دربارهٔ این شکل درست است؟`;
    };
    return {
      form,
      stem: [stem()],
      figure,
      ...choices,
      hints: [
        hint(p`دو چیز را جدا امتحان کن: خط تقارن و مرکز تقارن.`),
        hint(p`خط تقارن: اگر شکل را از روی خط تا کنی، دو طرف روی هم می‌افتند.`),
        hint(p`مرکز تقارن: اگر شکل را نیم دور بچرخانی، درست مثل اولش می‌شود.`),
      ],
      solution: [
        step(
          shape.axes === 0
            ? p`خطی پیدا نمی‌شود که با تا کردن، دو طرف شکل روی هم بیفتند.`
            : p`شکل ${shape.axes} خط تقارن دارد.`,
        ),
        step(
          hasCentre(shape)
            ? p`شکل پس از نیم دور درست روی خودش می‌افتد؛ پس مرکز تقارن دارد.`
            : p`شکل پس از نیم دور روی خودش نمی‌افتد؛ پس مرکز تقارن ندارد.`,
        ),
        step(p`پس این شکل ${kinds[wanted]}.`),
      ],
    };
  },
});
