import { cornerMarks } from '../../../authoring/geometry/polygons.ts';
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
} from '../../../authoring/index.ts';
import { drawQuad, type Quad, quadNames, quads, quadTraits, takenFor } from './question-parts/quadrilateral-kinds.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'bare'],
  2: ['figure', 'figure', 'bare', 'story'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['figure', 'find-mistake', 'bare'],
};

const seen: Readonly<Record<Quad, string>> = {
  square: 'چهارضلعی با چهار ضلع مساوی و چهار زاویهٔ راست',
  rectangle: 'چهارضلعی با چهار زاویهٔ راست؛ دو ضلع بلند با هم و دو ضلع کوتاه با هم مساوی‌اند',
  rhombus: 'چهارضلعی با چهار ضلع مساوی و بدون زاویهٔ راست',
  parallelogram: 'چهارضلعی بدون زاویهٔ راست؛ دو ضلع بلند با هم و دو ضلع کوتاه با هم موازی و مساوی‌اند',
  trapezoid: 'چهارضلعی با یک ضلع بلند و یک ضلع کوتاه که موازی‌اند، و دو ضلع دیگر که مساوی‌اند ولی موازی نیستند',
};

/** Things a child meets that look like this. */
const stories: readonly ((rng: Rng, trait: string) => string)[] = [
  (rng, trait) => `${child(rng)} با چهار تکه نی، یک چهارضلعی ساخته است. دربارهٔ این چهارضلعی می‌دانیم که ${trait}.`,
  (rng, trait) => `یک کاشی در خانهٔ ${child(rng)} به شکل چهارضلعی است. دربارهٔ این چهارضلعی می‌دانیم که ${trait}.`,
  (rng, trait) => `${child(rng)} از مقوا یک چهارضلعی بریده است. دربارهٔ این چهارضلعی می‌دانیم که ${trait}.`,
  (rng, trait) => `باغچهٔ حیاط ${child(rng)} یک چهارضلعی است. دربارهٔ این چهارضلعی می‌دانیم که ${trait}.`,
  (rng, trait) => `بادبادک ${child(rng)} یک چهارضلعی است. دربارهٔ این چهارضلعی می‌دانیم که ${trait}.`,
  (rng, trait) => `${child(rng)} در دفترش یک چهارضلعی کشیده است. دربارهٔ این چهارضلعی می‌دانیم که ${trait}.`,
];

export const quadName = defineSkill({
  id: 'g4-quad-name',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 3,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const quad = rng.pick(quads);
    const trait = rng.pick(quadTraits[quad]);
    // A trait that names another quadrilateral would make that name a fair answer's half.
    const others = rng.shuffle(quads.filter((each) => each !== quad));
    const option = (each: Quad) => ({ value: each, content: line`${quadNames[each]}` });
    const choices = choiceAnswer(
      rng,
      {
        layout: 'list',
        right: option(quad),
        wrong: others.map((each) => ({ ...option(each), ...takenFor(each, quad) })),
      },
      4,
    );
    if (choices === null) return null;
    const turn = level === 1 ? rng.int(0, 3) * 90 : rng.int(1, 35) * 10;
    const drawn = drawQuad(rng, quad, turn);
    const isRight = quad === 'square' || quad === 'rectangle';
    const figure: Figure = {
      t: 'drawing',
      description: seen[quad],
      width: drawn.width,
      height: drawn.height,
      shapes: [
        { t: 'polygon', points: drawn.corners, tone: 'leaf', ticks: drawn.ticks },
        ...(isRight ? cornerMarks(drawn.corners, ['square', 'square', 'square', 'square']) : []),
      ],
    };
    const claim = rng.pick(others);
    const name = child(rng);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'bare':
          return [p`دربارهٔ یک چهارضلعی می‌دانیم که ${trait}.`, p`دقیق‌ترین نام آن کدام است؟`];
        case 'story':
          return [p`${rng.pick(stories)(rng, trait)}`, p`دقیق‌ترین نام آن کدام است؟`];
        case 'find-mistake':
          return [
            p`${name} می‌گوید دقیق‌ترین نام این چهارضلعی «${quadNames[claim]}» است، ولی این‌طور نیست.`,
            p`دقیق‌ترین نام آن کدام است؟`,
          ];
        default:
          return [p`ضلع‌هایی که نشان یکسان دارند مساوی‌اند. دقیق‌ترین نام این چهارضلعی کدام است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure' || form === 'find-mistake' ? { figure } : {}),
      ...choices,
      hints: [
        hint(p`به سه چیز نگاه کن: ضلع‌های موازی، ضلع‌های مساوی و زاویه‌های راست.`),
        hint(p`اگر ضلع‌های روبه‌رو دو به دو موازی‌اند، ببین همهٔ ضلع‌ها مساوی‌اند یا نه، و زاویهٔ راست هست یا نه.`),
      ],
      solution: [
        step(p`این چهارضلعی ${rng.pick(quadTraits[quad].slice(0, 1))}.`),
        step(p`پس دقیق‌ترین نام آن «${quadNames[quad]}» است.`),
      ],
    };
  },
});
