import {
  type Block,
  choiceAnswer,
  defineSkill,
  frac,
  gcd,
  hint,
  type Inline,
  type Level,
  line,
  p,
  paragraph,
  persianNumber,
  type QuestionVariant,
  type Rng,
  step,
  type WrongOptionDraft,
} from '../../../authoring/index.ts';
import { type TwoGroups, twoGroups } from './question-parts/two-group-stories.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare'],
  2: ['bare', 'story'],
  3: ['bare', 'story', 'reverse'],
  4: ['story', 'reverse'],
};

/**
 * Something true of every pair of groups with this ratio. What is said of «هر ۵ میوه» would not be: whichever five are
 * taken need not be shared so. It is said of all of them.
 */
function trueStatement(rng: Rng, groups: TwoGroups, a: number, b: number): readonly Inline[] {
  const { ones, others, alls } = groups;
  return rng.pick([
    line`تعداد ${ones}، ${frac(a, b)} تعداد ${others} است.`,
    line`تعداد ${ones}، ${frac(a, a + b)} تعداد همهٔ ${alls} است.`,
    line`تعداد ${others}، ${frac(b, a + b)} تعداد همهٔ ${alls} است.`,
    line`نسبت تعداد ${others} به تعداد ${ones}، ${b} به ${a} است.`,
  ]);
}

export const ratioStatement = defineSkill({
  id: 'g5-ratio-statement',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 5,
  make: (rng, level) => {
    const [a, b] = [rng.int(1, level === 1 ? 5 : 9), rng.int(2, level === 1 ? 6 : 11)];
    if (a === b || gcd(a, b) > 1 || a + b > 16) return null;
    const groups = rng.pick(twoGroups);
    const { one, other, ones, others, alls } = groups;
    const form = rng.pick(formsOf[level]);
    const right = trueStatement(rng, groups, a, b);
    const difference = Math.abs(a - b);
    const [more, fewer] = a > b ? [ones, others] : [others, ones];
    const wrongs: readonly Omit<WrongOptionDraft, 'value'>[] = [
      {
        id: 'reversed-order',
        title: 'ترتیب نسبت را برعکس خوانده',
        content:
          a === 1
            ? line`تعداد ${ones}، ${b} برابر تعداد ${others} است.`
            : line`تعداد ${ones}، ${frac(b, a)} تعداد ${others} است.`,
        message: line`ببین در نسبت، کدام گروه اول گفته شده و عدد اول برای کدام است.`,
      },
      {
        id: 'second-number-as-whole',
        title: 'عدد گروه دیگر را تعداد کل گرفته',
        content: line`تعداد ${a < b ? ones : others}، ${frac(Math.min(a, b), Math.max(a, b))} تعداد همهٔ ${alls} است.`,
        message: line`دو عددِ نسبت، دو گروه را نشان می‌دهند. همه با هم چند قسمت می‌شود؟`,
      },
      {
        id: 'difference-read-from-ratio',
        title: 'از نسبت، تفاوت را نتیجه گرفته',
        content: line`تعداد ${more} حتماً ${difference} تا از تعداد ${fewer} بیشتر است.`,
        message: line`نسبت، تفاوت را نشان نمی‌دهد. اگر همه دو برابر شوند، نسبت عوض می‌شود؟ تفاوت چطور؟`,
      },
      {
        id: 'other-group-of-all',
        title: 'سهم دو گروه از کل را جابه‌جا گرفته',
        content: line`تعداد ${ones}، ${frac(b, a + b)} تعداد همهٔ ${alls} است.`,
        message: line`تعداد همه را درست به کار برده‌ای، ولی ببین عدد هر گروه کدام است.`,
      },
      {
        id: 'counts-read-from-ratio',
        title: 'عددهای نسبت را خودِ تعدادها گرفته',
        content: line`حتماً فقط ${a} ${one} و ${b} ${other} هست.`,
        message: line`نسبت می‌گوید دو گروه نسبت به هم چطورند؛ تعداد واقعی می‌تواند چند برابر باشد.`,
      },
    ];
    const choices = choiceAnswer(
      rng,
      {
        layout: 'list',
        right: { value: JSON.stringify(right), content: right },
        wrong: rng.shuffle(wrongs).map((each) => ({ ...each, value: JSON.stringify(each.content) })),
      },
      4,
    );
    if (choices === null) return null;
    const speaksOfAll = JSON.stringify(choices.answer).includes(`همهٔ ${alls}`);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story': {
          const times = rng.int(2, 6);
          return [
            p`${groups.place} ${a * times} ${one} و ${b * times} ${other} هست.`,
            p`پس نسبت تعداد ${ones} به تعداد ${others} می‌شود ${a} به ${b}. کدام جمله در هر جای دیگری هم که نسبت همین باشد، حتماً درست است؟`,
          ];
        }
        case 'reverse':
          return [
            p`${groups.place} نسبت تعداد ${others} به تعداد ${ones}، ${b} به ${a} است.`,
            p`کدام جمله حتماً درست است؟`,
          ];
        default:
          return [
            p`${groups.place} نسبت تعداد ${ones} به تعداد ${others}، ${a} به ${b} است.`,
            p`کدام جمله حتماً درست است؟`,
          ];
      }
    };
    if (form === 'reverse' && choices.answer.kind === 'choice' && JSON.stringify(right).includes('نسبت تعداد'))
      return null;
    return {
      form,
      stem: stem(),
      ...choices,
      hints: [
        hint(p`نسبت می‌گوید برای هر چند تا از یک گروه، چند تا از گروه دیگر داریم.`),
        hint(
          p`دو تعداد پیدا کن که همین نسبت را داشته باشند، و بعد دو تعداد دیگر. جملهٔ درست باید برای هر دو درست باشد.`,
        ),
        hint(p`به ترتیب گروه‌ها دقت کن.${speaksOfAll ? ' تعداد همه، جمع دو قسمت است.' : ''}`),
      ],
      solution: [
        step(
          p`در برابر هر ${a} ${one}، ${b} ${other} داریم${speaksOfAll ? `؛ همه با هم ${persianNumber(a + b)} قسمت می‌شود` : ''}.`,
        ),
        step(
          p`اگر تعدادها دو برابر شود، ${2 * a} ${one} و ${2 * b} ${other} داریم و نسبت همان است. جمله‌ای درست است که اینجا هم درست بماند.`,
        ),
        step(p`پس این جمله درست است:`, paragraph(right)),
      ],
    };
  },
});
