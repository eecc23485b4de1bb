import type { AnswerForm, BoardCell, MatchItem, NumberLine, Question, QuestionSheetData } from '../model/index.ts';

function openLine(line: NumberLine): NumberLine {
  const { from, to, unit, divisions, points, hops, labels } = line;
  return {
    from,
    to,
    divisions,
    ...(unit === undefined ? {} : { unit }),
    ...(points === undefined ? {} : { points }),
    ...(hops === undefined ? {} : { hops }),
    ...(labels === undefined ? {} : { labels }),
  };
}

function openCard({ id, content }: MatchItem): MatchItem {
  return { id, content };
}

function openCell({ row, column, tone, half }: BoardCell): BoardCell {
  return { row, column, ...(tone === undefined ? {} : { tone }), ...(half === undefined ? {} : { half }) };
}

function openForm(form: AnswerForm): AnswerForm {
  switch (form.kind) {
    case 'integer':
    case 'decimal':
      return {
        kind: form.kind,
        blanks: form.blanks.map(({ label, unit }) => ({
          ...(label === undefined ? {} : { label }),
          ...(unit === undefined ? {} : { unit }),
        })),
      };
    case 'fraction':
      return form.simplest === undefined ? { kind: 'fraction' } : { kind: 'fraction', simplest: form.simplest };
    case 'mixed':
      return { kind: 'mixed' };
    case 'choice':
      return { kind: 'choice', options: form.options.map(({ id, content }) => ({ id, content })), layout: form.layout };
    case 'order':
      return {
        kind: 'order',
        items: form.items.map(({ id, math }) => ({ id, math })),
        ends: [form.ends[0], form.ends[1]],
      };
    case 'number-line':
      return { kind: 'number-line', line: openLine(form.line) };
    case 'clock':
      return { kind: 'clock', format: form.format, ...(form.seconds === undefined ? {} : { seconds: form.seconds }) };
    case 'match':
      return { kind: 'match', first: form.first.map(openCard), second: form.second.map(openCard) };
    case 'cells':
      return {
        kind: 'cells',
        rows: form.rows,
        columns: form.columns,
        fixed: form.fixed.map(openCell),
        ...(form.axis === undefined ? {} : { axis: form.axis }),
      };
    case 'angle':
      return { kind: 'angle', zero: form.zero };
    case 'levels':
      return {
        kind: 'levels',
        style: form.style,
        columns: form.columns.map(({ label, start }) => ({ label, ...(start === undefined ? {} : { start }) })),
        from: form.from,
        to: form.to,
        step: form.step,
        ...(form.move === undefined ? {} : { move: form.move }),
        ...(form.unit === undefined ? {} : { unit: form.unit }),
      };
    case 'sectors':
      return {
        kind: 'sectors',
        shape: form.shape,
        parts: form.parts,
        palette: form.palette.map(({ tone, label }) => ({ tone, ...(label === undefined ? {} : { label }) })),
        ...(form.all === undefined ? {} : { all: form.all }),
      };
    case 'points':
      return {
        kind: 'points',
        width: form.width,
        height: form.height,
        background: form.background,
        shapes: form.shapes,
        description: form.description,
        count: form.count,
        ...(form.join === undefined ? {} : { join: form.join }),
      };
  }
}

/**
 * What may leave the server while the question is open: a new object, built field by field, so that a field added to
 * `Question` stays behind until it is named here.
 */
export function answerless(question: Question): QuestionSheetData {
  const { skillId, level, stem, figure, answer, hints } = question;
  return {
    skillId,
    level,
    stem,
    ...(figure === undefined ? {} : { figure }),
    answer: openForm(answer),
    hasHints: hints.length > 0,
  };
}
