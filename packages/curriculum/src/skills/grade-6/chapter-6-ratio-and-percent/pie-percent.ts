import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  hint,
  integerAnswer,
  type Level,
  line,
  onChart,
  p,
  percent,
  percentSquares,
  persianNumber,
  type QuestionVariant,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';
import { drawSurvey, hundredIn } from './question-parts/surveys.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['story', 'story', 'compare', 'find-mistake'],
  4: ['compare', 'story', 'reverse'],
};

export const piePercent = defineSkill({
  id: 'g6-pie-percent',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onChart, percentSquares],
  revision: 13,
  commonMistakes: ['other-slice-read', 'divided-by-percent'],
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const count = level === 1 ? 3 : rng.int(3, 4);
    const shares = hundredIn(rng, count, level < 3 ? 10 : 5);
    if (shares === null) return null;
    const survey = drawSurvey(rng, count);
    const { names, unit, title } = survey;
    const at = rng.int(0, count - 1);
    const other = (at + 1) % count;
    const [share, second] = [shares[at] ?? 0, shares[other] ?? 0];
    const total = rng.int(level === 1 ? 1 : 2, level < 3 ? 20 : 40) * (level < 3 ? 20 : 40);
    if ((total * share) % 100 !== 0 || (total * second) % 100 !== 0 || total > 2000 || total === 100) return null;
    const [part, partOther] = [(total * share) / 100, (total * second) / 100];
    const [name, otherName] = [names[at] ?? '', names[other] ?? ''];
    // In the bare figure one percent is missing; then it is asked.
    const isMissing = form === 'figure';
    const isMore = form === 'compare';
    const isBack = form === 'reverse';
    if (isMore && share === second) return null;
    // The known percents do not add up to the missing one, nor is the smaller part as much as the difference.
    if (isMissing ? share === 50 : isMore && (share === 2 * second || second === 2 * share)) return null;
    const answer = isMissing ? share : isMore ? Math.abs(part - partOther) : isBack ? total : part;
    // Every hint speaks of 100 percent; and a percent of the pie that is written is no count.
    if (answer === 100 || (!isMissing && shares.includes(answer))) return null;
    const rest = shares.filter((_, index) => index !== at);
    const figure: Figure = {
      t: 'pie',
      title,
      description: `نمودار دایره‌ای ${title}؛ ${names
        .map(
          (each, index) =>
            `${each}: ${isMissing && index === at ? 'درصدش نوشته نشده' : `${persianNumber(shares[index] ?? 0)} درصد`}`,
        )
        .join('، ')}`,
      slices: names.map((each, index) => ({
        label: each,
        parts: (shares[index] ?? 0) / 5,
        percent: isMissing && index === at ? null : (shares[index] ?? 0),
      })),
      cuts: false,
    };
    const misconceptions = isMissing
      ? wholeMisconceptions(
          [
            'known-percents-added',
            'درصدهای معلوم را جمع کرده و از ۱۰۰ کم نکرده',
            100 - share,
            line`این مجموع بقیه است. همهٔ دایره چند درصد است؟`,
          ],
          [
            'shared-equally',
            'همهٔ قسمت‌ها را مساوی گرفته',
            100 / count,
            line`قسمت‌ها مساوی نیستند. درصدهای نوشته‌شده را جمع کن.`,
          ],
          [
            'one-left-out',
            'یکی از درصدها را کم نکرده',
            share + (rest[0] ?? 0),
            line`همهٔ درصدهای معلوم را با هم جمع کن؛ هیچ‌کدام جا نماند.`,
          ],
        )
      : isBack
        ? wholeMisconceptions(
            [
              'percent-of-part',
              'درصد را از تعداد داده‌شده حساب کرده',
              (part * share) / 100,
              line`تعداد گفته‌شده خودش یک قسمت است. همه بیشتر از آن است.`,
            ],
            [
              'part-and-percent-added',
              'تعداد و درصد را جمع کرده',
              part + share,
              line`درصد، تعداد نیست. اول یک درصد را پیدا کن.`,
            ],
            [
              'one-percent-written',
              'یک درصد را پیدا کرده و تمام کرده',
              part / share,
              line`این مقدار یک درصد است. همه چند درصد است؟`,
            ],
          )
        : wholeMisconceptions(
            [
              'percent-as-count',
              'عدد درصد را تعداد گرفته',
              isMore ? Math.abs(share - second) : share,
              line`درصد، تعداد نیست. تعداد همه را هم در نظر بگیر.`,
            ],
            [
              'rest-counted',
              'تعداد بقیه را نوشته',
              isMore ? null : total - part,
              line`این تعداد بقیه است. قسمت خواسته‌شده را در نمودار ببین.`,
            ],
            [
              'other-slice-read',
              'قسمت دیگری از نمودار را خوانده',
              // Ten percent are the first step of many a way, too.
              isMore || second === 10 ? null : partOther,
              line`نام قسمت‌ها را در نمودار دوباره ببین.`,
            ],
            [
              'one-of-two-written',
              'فقط تعداد یکی را نوشته',
              isMore ? partOther : null,
              line`اختلاف دو قسمت خواسته شده است.`,
            ],
            [
              'one-of-two-written',
              'فقط تعداد یکی را نوشته',
              isMore ? part : null,
              line`اختلاف دو قسمت خواسته شده است.`,
            ],
            [
              'divided-by-percent',
              'تعداد همه را بر عدد درصد تقسیم کرده',
              total / share,
              line`اول یک درصد را پیدا کن، بعد در تعداد درصدها ضرب کن.`,
            ],
          );
    const wrong = misconceptions
      .flatMap(({ answer: each }) => (each.kind === 'integer' ? each.values.map(Number) : []))
      .filter((each) => each !== answer);
    if (wrong.length === 0) return null;
    const intro = isBack
      ? p`نمودار، ${title} را نشان می‌دهد. سهم «${name}» ${part} ${unit} است.`
      : p`نمودار، ${title} را نشان می‌دهد. همه روی هم ${total} ${unit === 'نفر' ? 'نفرند' : `${unit} است`}.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`نمودار، ${title} را به درصد نشان می‌دهد. درصد «${name}» نوشته نشده است.`, p`این درصد چند است؟`];
        case 'compare':
          return [intro, p`اختلاف تعداد «${name}» و «${otherName}» چند ${unit} است؟`];
        case 'reverse':
          return [intro, p`همه روی هم چند ${unit} است؟`];
        case 'find-mistake':
          return [
            intro,
            p`${child(rng)} می‌گوید سهم «${name}» ${rng.pick(wrong)} ${unit} است، ولی درست نیست. سهم «${name}» چند ${unit} است؟`,
          ];
        default:
          return [intro, p`سهم «${name}» چند ${unit} است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      figure,
      ...integerAnswer(answer, { unit: isMissing ? 'درصد' : unit }),
      misconceptions,
      hints: [
        hint(p`همهٔ دایره ۱۰۰ درصد است و هر قسمت سهمی از آن دارد.`),
        isMissing ? hint(p`درصدهای نوشته‌شده را با هم جمع کن.`) : hint(p`درصد قسمت خواسته‌شده را از نمودار بخوان.`),
        isMissing
          ? hint(p`مجموع را از ۱۰۰ کم کن.`)
          : isBack
            ? hint(p`با درصد و تعداد این قسمت، یک درصد را پیدا کن و به ۱۰۰ درصد برس.`)
            : hint(p`همان درصد از تعداد همه را حساب کن${isMore ? '؛ برای هر دو قسمت، و بعد از هم کم کن' : ''}.`),
      ],
      solution: isMissing
        ? [
            step(
              p`درصدهای معلوم را جمع می‌کنیم.`,
              display(
                row(...rest.flatMap((each, index) => (index === 0 ? [each] : ['+' as const, each])), '=', 100 - share),
              ),
            ),
            step(p`همه ۱۰۰ درصد است؛ پس از ۱۰۰ کم می‌کنیم.`, display(row(100, '−', 100 - share, '=', share))),
          ]
        : isBack
          ? [
              step(p`«${name}» ${percent(share)} همه است.`),
              step(p`با تناسب، همه را پیدا می‌کنیم.`, display(row(part, '×', 100, '÷', share, '=', total))),
            ]
          : [
              step(p`«${name}» ${percent(share)} همه است.`, display(row(frac(share, 100), '×', total, '=', part))),
              ...(isMore
                ? [
                    step(
                      p`«${otherName}» ${percent(second)} همه است.`,
                      display(row(frac(second, 100), '×', total, '=', partOther)),
                    ),
                    step(
                      p`اختلاف این دو:`,
                      display(row(Math.max(part, partOther), '−', Math.min(part, partOther), '=', answer)),
                    ),
                  ]
                : [step(p`پس «${name}» ${part} ${unit} است.`)]),
            ],
    };
  },
});
