import type { AnswerForm } from '../answers/types.ts';
import { rankWords } from '../numbers/persian/words.ts';
import { spokenLine } from './spoken-blocks.ts';
import { spokenMath } from './spoken-math.ts';
import { spokenNumber } from './spoken-number.ts';
import { spokenText } from './spoken-text.ts';

const COMMA = '، ';

/** A card may be a sentence with its own full stop. */
const withoutStop = (words: string) => words.trim().replace(/[.،؛]+$/, '');
const OPERATIONS = { '+': 'به‌علاوهٔ', '−': 'منهای', '×': 'ضرب‌در' } as const;

function listed(name: string, parts: readonly string[]): string {
  return `${name}: ${parts.map(withoutStop).join('؛ ')}.`;
}

/** What of a question is in its answer form: options, cards, cells. Empty for boxes that stand without a name. */
export function spokenForm(form: AnswerForm): readonly string[] {
  switch (form.kind) {
    case 'choice':
    case 'multiple-select':
      return form.options.map(
        ({ content }, index) =>
          `${form.layout === 'lines' ? 'سطر' : 'گزینهٔ'} ${rankWords(index + 1)}: ${withoutStop(spokenLine(content))}.`,
      );
    case 'order': {
      const [from, to] = form.ends;
      const cards = form.items.map(({ math }) => spokenMath(math));
      return [listed('کارت‌ها', cards), `از ${spokenText(from)} به ${spokenText(to)}.`];
    }
    case 'categorize':
      return [
        listed(
          'کارت‌ها',
          form.items.map(({ content }) => spokenLine(content)),
        ),
        listed(
          'گروه‌ها',
          form.bins.map(({ label }) => spokenText(label)),
        ),
      ];
    case 'match':
      return [
        listed(
          'ستون اول',
          form.first.map(({ content }) => spokenLine(content)),
        ),
        listed(
          'ستون دوم',
          form.second.map(({ content }) => spokenLine(content)),
        ),
      ];
    case 'long-arithmetic':
      if (form.operation === '÷') return [`${spokenNumber(form.dividend)} تقسیم بر ${spokenNumber(form.divisor)}.`];
      return [`${form.terms.map(spokenNumber).join(` ${OPERATIONS[form.operation]} `)}.`];
    case 'number-line':
      return [`محور عددها از ${spokenNumber(String(form.line.from))} تا ${spokenNumber(String(form.line.to))}.`];
    // Its description says every cell.
    case 'table-cells':
    case 'points':
      return [spokenText(form.description)];
    case 'cells':
      return [`صفحه‌ای با ${spokenNumber(String(form.rows))} ردیف و ${spokenNumber(String(form.columns))} ستون.`];
    case 'sectors': {
      const names = form.palette.flatMap(({ label }) => (label === undefined ? [] : [spokenText(label)]));
      return [
        `شکلی با ${spokenNumber(String(form.parts))} قسمت.`,
        ...(names.length > 0 ? [listed('رنگ‌ها', names)] : []),
      ];
    }
    case 'levels':
      return [
        listed(
          'ستون‌ها',
          form.columns.map(({ label }) => spokenText(label)),
        ),
      ];
    case 'integer':
    case 'decimal': {
      const boxes = form.blanks.flatMap(({ label, unit }) => {
        const words = [label, unit]
          .filter((each) => each !== undefined && each !== '')
          .map((each) => spokenText(each ?? ''));
        return words.length > 0 ? [words.join(COMMA)] : [];
      });
      return boxes.length > 0 ? [listed(boxes.length > 1 ? 'جاهای جواب' : 'جای جواب', boxes)] : [];
    }
    default:
      return [];
  }
}
