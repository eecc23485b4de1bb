import type { AnswerForm, AnswerKey, RawInput } from '../../src/model/index.ts';
import { testedKind } from '../answer-kinds/index.ts';
import {
  angleForms,
  angleMisses,
  cellsForms,
  cellsMisses,
  levelsMisses,
  matchForms,
  matchMisses,
  pointsForms,
  pointsMisses,
  sectorsForms,
  sectorsMisses,
} from './built-forms.ts';
import { decimalForms, wholeForms } from './number-forms.ts';

const scales = [1, 2, 3, 5, 7, 10];

/** At least twenty ways to give the right answer of a typed kind; for picked kinds there is one. */
export function writtenForms(key: AnswerKey, form: AnswerForm): readonly RawInput[] {
  switch (key.kind) {
    case 'integer':
    case 'decimal': {
      const forms = key.values.map(key.kind === 'integer' ? wholeForms : decimalForms);
      const units = form.kind === key.kind ? form.blanks.map(({ unit }) => unit) : [];
      const count = Math.min(...forms.map((list) => list.length));
      const plain = Array.from({ length: count }, (_, index) => ({
        kind: key.kind,
        values: forms.map((list) => list[index] ?? ''),
      }));
      const withUnits = {
        kind: key.kind,
        values: key.values.map((value, index) => (units[index] ? `${value} ${units[index]}` : value)),
      };
      return [...plain, withUnits];
    }
    case 'fraction': {
      const simplest = form.kind === 'fraction' && form.simplest === true;
      const equal = (simplest ? [1] : scales).map(
        (scale) => [`${key.numerator * scale}`, `${key.denominator * scale}`] as const,
      );
      const [numerators, denominators] = [wholeForms(`${key.numerator}`), wholeForms(`${key.denominator}`)];
      const written = numerators.map((text, index) => [text, denominators[index] ?? ''] as const);
      return [...equal, ...written].map(([numerator, denominator]) => ({ kind: 'fraction', numerator, denominator }));
    }
    case 'mixed': {
      const { whole, numerator, denominator } = key;
      const wholes = wholeForms(`${whole}`);
      if (numerator === 0) {
        return wholes.flatMap((text): RawInput[] => [
          { kind: 'mixed', whole: text, numerator: '', denominator: '' },
          { kind: 'mixed', whole: text, numerator: '۰', denominator: '5' },
        ]);
      }
      const equal = scales.map(
        (scale): RawInput => ({
          kind: 'mixed',
          whole: `${whole}`,
          numerator: `${numerator * scale}`,
          denominator: `${denominator * scale}`,
        }),
      );
      const [numerators, denominators] = [wholeForms(`${numerator}`), wholeForms(`${denominator}`)];
      const written = wholes.map(
        (text, index): RawInput => ({
          kind: 'mixed',
          whole: text,
          numerator: numerators[index] ?? '',
          denominator: denominators[index] ?? '',
        }),
      );
      const noWhole: RawInput[] =
        whole === 0 ? [{ kind: 'mixed', whole: ' ', numerator: `${numerator}`, denominator: `${denominator}` }] : [];
      const isFree = form.kind === 'mixed' && form.improper === true;
      const alone = (isFree ? scales : []).map(
        (scale): RawInput => ({
          kind: 'mixed',
          whole: '',
          numerator: `${(whole * denominator + numerator) * scale}`,
          denominator: `${denominator * scale}`,
        }),
      );
      return [...equal, ...written, ...noWhole, ...alone];
    }
    case 'choice':
      return [{ kind: 'choice', option: key.option }];
    case 'order':
      return [{ kind: 'order', items: key.items }];
    case 'number-line':
      return [{ kind: 'number-line', tick: key.tick }];
    case 'clock': {
      const [hours, minutes, seconds] = [key.hour, key.minute, key.second ?? 0].map((part) => wholeForms(`${part}`));
      return (hours ?? []).map((hour, index) => ({
        kind: 'clock',
        hour,
        minute: minutes?.[index] ?? '',
        ...(key.second === undefined ? {} : { second: seconds?.[index] ?? '' }),
      }));
    }
    case 'match':
      return matchForms(key);
    case 'cells':
      return form.kind === 'cells' ? cellsForms(key, form) : [];
    case 'angle':
      return angleForms(key);
    case 'levels':
      return [{ kind: 'levels', values: key.values }];
    case 'sectors':
      return sectorsForms(key);
    case 'points':
      return form.kind === 'points' ? pointsForms(key, form) : [];
    default:
      return testedKind(key.kind).forms(key, form);
  }
}

/** A number one step off, as text. */
function stepped(value: string, by: bigint): string {
  const part = value.split('.')[1] ?? '';
  const units = BigInt(value.replace('.', '')) + by;
  if (part === '') return `${units}`;
  const digits = `${units < 0n ? -units : units}`.padStart(part.length + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -part.length)}.${digits.slice(-part.length)}`;
}

/** Inputs near the right answer that must never be called right. */
export function nearMisses(key: AnswerKey, form: AnswerForm): readonly RawInput[] {
  const unreadable = ['', ' ', 'سه', 'x', '--1', '1/0/1', '1..2', '؟', 'NaN', 'null', '1e3', '٪'];
  switch (key.kind) {
    case 'integer':
    case 'decimal': {
      const last = key.values.at(-1) ?? '0';
      const before = key.values.slice(0, -1);
      const off = [
        stepped(last, 1n),
        stepped(last, -1n),
        stepped(last, 10n),
        `${last.replace('.', '')}0`,
        `-${last}`.replace('--', ''),
      ].filter((text) => text !== last && Number(text) !== Number(last));
      const inWhole =
        key.kind === 'integer' ? [`${last}.5`, `${last}/1`, `${last}٫۰`, `${last}/2`] : [`${last}1`, `${last}//`];
      return [...off, ...inWhole, ...unreadable].map((text) => ({ kind: key.kind, values: [...before, text] }));
    }
    case 'fraction': {
      const { numerator: n, denominator: d } = key;
      const pairs = [
        [`${n + 1}`, `${d}`],
        [`${n}`, `${d + 1}`],
        [`${n}`, '0'],
        [`${n}`, ''],
        ['', `${d}`],
        [`${n}.5`, `${d}`],
        [`-${n}`, `${d}`],
      ].filter(([numerators, denominators]) => n !== 0 || numerators !== '-0' || denominators === '');
      const upsideDown = n === d ? [] : [[`${d}`, `${n}`]];
      const unreduced = form.kind === 'fraction' && form.simplest === true ? [[`${n * 2}`, `${d * 2}`]] : [];
      return [...pairs, ...upsideDown, ...unreduced, ...unreadable.map((text) => [text, `${d}`])]
        .filter(([numerators]) => n !== 0 || numerators !== '0')
        .map(([numerator = '', denominator = '']) => ({ kind: 'fraction', numerator, denominator }));
    }
    case 'mixed': {
      const { whole: w, numerator: n, denominator: d } = key;
      const raw = (whole: string, numerator: string, denominator: string): RawInput => ({
        kind: 'mixed',
        whole,
        numerator,
        denominator,
      });
      return [
        raw(`${w + 1}`, n === 0 ? '' : `${n}`, n === 0 ? '' : `${d}`),
        raw('', `${w * d + n + d}`, `${d}`),
        raw(`${w}`, `${n + d}`, `${d}`),
        raw(`${w}`, `${n}`, '0'),
        raw(`${w}`, `${n + 1}`, ''),
        raw(`${w}`, '', `${d}`),
        ...(w > 0
          ? [
              ...(form.kind === 'mixed' && form.improper === true ? [] : [raw('', `${w * d + n}`, `${d}`)]),
              raw(`${w - 1}`, `${n + d}`, `${d}`),
              raw(`-${w}`, n === 0 ? '' : `${n}`, n === 0 ? '' : `${d}`),
            ]
          : []),
        ...(n > 0 ? [raw(`${w}`, '', ''), raw(`${w}`, `${n}`, `${d * 2}`)] : []),
        ...unreadable.filter((text) => text.trim() !== '').map((text) => raw(text, `${n}`, `${d}`)),
      ];
    }
    case 'choice': {
      const others =
        form.kind === 'choice' ? form.options.filter(({ id }) => id !== key.option).map(({ id }) => id) : [];
      return [...others, null, '', 'zzz'].map((option) => ({ kind: 'choice', option }));
    }
    case 'order':
      return [
        [...key.items].reverse(),
        key.items.slice(1),
        [],
        [...key.items, 'zzz'],
        key.items.map(() => key.items[0] ?? ''),
      ].map((items) => ({ kind: 'order', items }));
    case 'number-line':
      return [key.tick + 1, key.tick - 1, null, -1, 0.5, 1e9, Number.NaN]
        .filter((tick) => tick !== key.tick)
        .map((tick) => ({ kind: 'number-line', tick }));
    case 'clock': {
      const { hour, minute, second } = key;
      const raw = (h: number | string, m: number | string, s: number | string = second ?? ''): RawInput => ({
        kind: 'clock',
        hour: `${h}`,
        minute: `${m}`,
        ...(second === undefined ? {} : { second: `${s}` }),
      });
      return [
        raw(hour + 1, minute),
        raw(hour - 1, minute),
        raw(hour + 12, minute),
        raw(hour, minute + 1),
        raw(hour, minute - 1),
        raw(hour, minute + 60),
        raw(hour - 1, minute + 60),
        ...(hour === minute ? [] : [raw(minute, hour)]),
        ...(second === undefined ? [] : [raw(hour, minute, second + 1), raw(hour, minute, '')]),
        raw('', minute),
        raw(hour, ''),
        ...unreadable.map((text) => raw(text, minute)),
        ...unreadable.map((text) => raw(hour, text)),
      ];
    }
    case 'match':
      return form.kind === 'match' ? matchMisses(key, form) : [];
    case 'cells':
      return form.kind === 'cells' ? cellsMisses(key, form) : [];
    case 'angle':
      return angleMisses(key);
    case 'levels':
      return form.kind === 'levels' ? levelsMisses(key, form) : [];
    case 'sectors':
      return form.kind === 'sectors' ? sectorsMisses(key, form) : [];
    case 'points':
      return form.kind === 'points' ? pointsMisses(key, form) : [];
    default:
      return testedKind(key.kind).misses(key, form);
  }
}
