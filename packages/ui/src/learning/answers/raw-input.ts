import type { AnswerForm, RawInput } from '@mashq/curriculum/model';

/** The input of a question nobody has touched yet. */
export function emptyInput(form: AnswerForm): RawInput {
  switch (form.kind) {
    case 'integer':
    case 'decimal':
      return { kind: form.kind, values: form.blanks.map(() => '') };
    case 'fraction':
      return { kind: 'fraction', numerator: '', denominator: '' };
    case 'mixed':
      return { kind: 'mixed', whole: '', numerator: '', denominator: '' };
    case 'choice':
      return { kind: 'choice', option: null };
    case 'order':
      return { kind: 'order', items: [] };
    case 'number-line':
      return { kind: 'number-line', tick: null };
    case 'match':
      return { kind: 'match', pairs: [] };
    case 'cells':
      return { kind: 'cells', cells: [] };
    case 'points':
      return { kind: 'points', points: [] };
    case 'sectors':
      return { kind: 'sectors', tones: Array.from({ length: form.parts }, () => null) };
    case 'levels':
      return { kind: 'levels', values: [] };
    case 'angle':
      return { kind: 'angle', degrees: null };
    case 'clock':
      return { kind: 'clock', hour: '', minute: '', ...(form.seconds === true && { second: '' }) };
  }
}

/**
 * Nothing was typed, picked or moved. Spaces alone are nothing; a zero is something. An order counts as untouched until
 * a card was lifted once, even if it was put back where it lay.
 */
export function isEmpty(raw: RawInput): boolean {
  switch (raw.kind) {
    case 'integer':
    case 'decimal':
      return raw.values.every(isBlank);
    case 'fraction':
      return isBlank(raw.numerator) && isBlank(raw.denominator);
    case 'mixed':
      return isBlank(raw.whole) && isBlank(raw.numerator) && isBlank(raw.denominator);
    case 'choice':
      return raw.option === null;
    case 'order':
      return raw.items.length === 0;
    case 'number-line':
      return raw.tick === null;
    case 'match':
      return raw.pairs.length === 0;
    case 'cells':
      return raw.cells.length === 0;
    case 'points':
      return raw.points.length === 0;
    case 'sectors':
      return raw.tones.every((tone) => tone === null);
    case 'levels':
      return raw.values.every((value) => value === null);
    case 'angle':
      return raw.degrees === null;
    case 'clock':
      return [raw.hour, raw.minute, raw.second ?? ''].every(isBlank);
  }
}

/** A box with nothing to read in it. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}
