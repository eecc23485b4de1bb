import {
  child,
  countsOfMillions,
  defineSkill,
  display,
  hint,
  integerAnswer,
  type Level,
  line,
  num,
  numberInPlaces,
  numberWords,
  p,
  type QuestionVariant,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { drawMillions, millionGroups } from './question-parts/million-digit-groups.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake', 'reverse'],
  3: ['bare', 'story', 'find-mistake', 'reverse'],
  4: ['bare', 'story', 'find-mistake', 'reverse'],
};

const three = (group: number) => String(group).padStart(3, '0');

export const millionReadWrite = defineSkill({
  id: 'g4-million-read-write',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [numberInPlaces],
  revision: 9,
  make: (rng, level) => {
    const value = drawMillions(rng, level);
    const { millions, thousands, ones } = millionGroups(value);
    const words = numberWords(value);
    const form = rng.pick(formsOf[level]);
    const bare = [millions, thousands, ones].filter((group) => group > 0).join('');
    const emptyGroupLeft = Number([millions, ...[thousands, ones].filter((group) => group > 0).map(three)].join(''));
    const shifted = Number(`${millions}${String(thousands).padEnd(3, '0')}${String(ones).padEnd(3, '0')}`);
    const swapped = Number(`${millions}${three(ones)}${three(thousands)}`);
    const lastTwo = Number(`${String(value).slice(0, -2)}${[...String(value).slice(-2)].reverse().join('')}`);
    const misconceptions = wholeMisconceptions(
      [
        'empty-group-left-out',
        'طبقه‌ای را که صفر است ننوشته',
        emptyGroupLeft,
        form === 'reverse'
          ? line`طبقه‌ای که صفر است، سه صفر دارد. بعد از میلیون باید شش رقم باشد.`
          : line`طبقه‌ای که چیزی از آن گفته نشده، سه صفر دارد. بعد از میلیون باید شش رقم باشد.`,
      ],
      [
        'empty-place-left-out',
        'برای خانه‌های خالی صفر نگذاشته',
        Number(bare),
        line`هر طبقه بعد از میلیون سه خانه دارد. خانه‌های خالی را با صفر پر کن.`,
      ],
      [
        'zeros-after-the-group',
        'صفرهای طبقه را در سمت دیگر گذاشته',
        shifted,
        line`ببین در هر طبقه صدگان، دهگان و یکان کدام گفته شده و کدام نه؛ صفر را جای خانهٔ خالی بگذار.`,
      ],
      [
        'groups-swapped',
        'طبقهٔ هزار و طبقهٔ یکی را جابه‌جا نوشته',
        swapped,
        line`بعد از طبقهٔ میلیون، اول طبقهٔ هزار می‌آید و بعد طبقهٔ یکی.`,
      ],
      [
        'one-zero-too-many',
        'یک رقم بیشتر نوشته',
        value * 10,
        line`رقم‌ها را از سمت راست سه‌تا سه‌تا جدا کن و ببین در هر طبقه چند رقم نوشته‌ای.`,
      ],
      [
        'tens-and-ones-swapped',
        'دو رقم آخر را جابه‌جا نوشته',
        lastTwo,
        line`دو رقم آخر را دوباره بخوان: اول دهگان، بعد یکان.`,
      ],
    );
    const wrong = rng.pick([emptyGroupLeft, Number(bare), shifted, swapped, lastTwo]);
    if (form === 'find-mistake' && wrong === value) return null;
    const { subject, unit } = rng.pick(countsOfMillions);
    const stem = () => {
      switch (form) {
        case 'story': {
          const counted = subject(rng);
          return [
            p`${counted} «${words}» ${counted.includes(unit) ? '' : `${unit} `}است.`,
            p`این عدد را با رقم بنویس.`,
          ];
        }
        case 'find-mistake':
          return [
            p`${child(rng)} عدد «${words}» را این‌طور نوشته است:`,
            display(num(wrong)),
            p`ولی درست نیست. این عدد را درست بنویس.`,
          ];
        case 'reverse':
          return [
            p`طبقهٔ میلیونِ عددی «${numberWords(millions)}»، طبقهٔ هزارِ آن «${numberWords(thousands)}» و طبقهٔ یکیِ آن «${numberWords(ones)}» است.`,
            p`آن عدد را با رقم بنویس.`,
          ];
        default:
          return [p`عدد «${words}» را با رقم بنویس.`];
      }
    };
    const empty = [thousands, ones].some((group) => group < 100);
    return {
      form,
      stem: stem(),
      ...integerAnswer(value),
      misconceptions,
      hints: [
        hint(p`عددهای میلیونی سه طبقه دارند: میلیون، هزار و یکی. هر طبقه را جدا ببین.`),
        hint(p`اول رقم‌های طبقهٔ میلیون را بنویس. سمت راست آن سه خانه برای هزار و سه خانه برای یکی لازم است.`),
        hint(
          String(value).includes('0')
            ? p`در هر خانه‌ای که چیزی از آن گفته نشده صفر بگذار. طبقهٔ میلیون را که کنار بگذاری، باید شش رقم مانده باشد.`
            : p`طبقهٔ میلیون را که کنار بگذاری، باید شش رقم مانده باشد: سه رقم هزار و سه رقم یکی.`,
        ),
      ],
      solution: [
        step(p`طبقهٔ میلیون ${millions}، طبقهٔ هزار ${thousands} و طبقهٔ یکی ${ones} است.`),
        step(
          empty
            ? p`طبقهٔ هزار و طبقهٔ یکی باید سه رقمی باشند؛ پس خانه‌های خالی را با صفر پر می‌کنیم.`
            : [thousands, ones].some((group) => String(group).includes('0'))
              ? p`طبقهٔ هزار و طبقهٔ یکی هر دو سه رقم دارند؛ جای خانه‌ای که چیزی از آن گفته نشده صفر است.`
              : p`طبقهٔ هزار و طبقهٔ یکی هر دو سه رقم دارند؛ پس خانهٔ خالی نداریم.`,
        ),
        step(p`طبقه‌ها را از چپ به راست کنار هم می‌نویسیم:`, display(num(value))),
      ],
    };
  },
});
