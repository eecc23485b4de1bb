import type { Figure } from '../../model/index.ts';
import type { QuestionDraft } from '../draft.ts';
import { answerNumber, eachStep, lastOperation, listed, saidFrom, saidIn, wholeOf } from './read-steps.ts';

interface Item {
  readonly label: string;
  /** In the numbers that are read; null where it is asked for. */
  readonly value: number | null;
}

type Chart = Extract<Figure, { readonly t: 'bar-chart' | 'line-graph' | 'pictogram' | 'tally' | 'pie' }>;

function itemsOf(chart: Chart): readonly Item[] {
  switch (chart.t) {
    case 'bar-chart':
      return chart.bars;
    case 'line-graph':
      return chart.points;
    case 'pictogram':
      return chart.rows.map(({ label, halves }) => ({
        label,
        value: halves === null ? null : (halves * chart.each) / 2,
      }));
    case 'tally':
      return chart.rows.map(({ label, count }) => ({ label, value: count }));
    case 'pie':
      return chart.slices.map(({ label, parts, percent }) => ({
        label,
        value: percent === undefined ? parts : percent,
      }));
  }
}

/** The chart with some items pointed at and the one that was asked for drawn, where `found` is its value. */
function markedChart(chart: Chart, labels: ReadonlySet<string>, found: number | null): Chart {
  const mark = (label: string) => (labels.has(label) ? { marked: true as const } : {});
  switch (chart.t) {
    case 'bar-chart':
      return { ...chart, bars: chart.bars.map((bar) => ({ ...bar, value: bar.value ?? found, ...mark(bar.label) })) };
    case 'line-graph':
      return {
        ...chart,
        points: chart.points.map((point) => ({ ...point, value: point.value ?? found, ...mark(point.label) })),
      };
    case 'pictogram':
      return {
        ...chart,
        rows: chart.rows.map((row) => ({
          ...row,
          halves: row.halves ?? (found === null ? null : (2 * found) / chart.each),
          ...mark(row.label),
        })),
      };
    case 'tally':
      return { ...chart, rows: chart.rows.map((row) => ({ ...row, count: row.count ?? found, ...mark(row.label) })) };
    case 'pie':
      return {
        ...chart,
        slices: chart.slices.map((slice) => ({
          ...slice,
          ...(slice.percent === null ? { percent: found } : {}),
          ...mark(slice.label),
        })),
      };
  }
}

/** Whether a text names something, and not a longer word it is the beginning or the end of. */
export function names(text: string, name: string): boolean {
  const letters = '\\p{L}\\u200c';
  const bare = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![${letters}])${bare}(?![${letters}])`, 'u').test(text);
}

/** What a step speaks of: the names in its words, or else the values it counts with, where they say which items are meant. */
function spokenOf(items: readonly Item[], question: QuestionDraft, index: number): readonly string[] {
  const step = question.solution[index];
  if (step === undefined) return [];
  const said = saidIn(step);
  const named = items.filter(({ label }) => names(said, label)).map(({ label }) => label);
  if (named.length > 0) return named;
  const known = items.filter(({ value }) => value !== null);
  const terms = lastOperation(step)?.terms.map(({ value }) => wholeOf(value)) ?? [];
  if (terms.length < 2) return [];
  const isAll = terms.length === known.length && known.every(({ value }) => terms.includes(value));
  if (isAll) return known.map(({ label }) => label);
  const found = terms.map((term) => known.filter(({ value }) => value === term));
  return found.every(({ length }) => length === 1) ? found.flat().map(({ label }) => label) : [];
}

const charts: readonly string[] = ['bar-chart', 'line-graph', 'pictogram', 'tally', 'pie'];
const isChart = (figure: Figure): figure is Chart => charts.includes(figure.t);

/** Whether a value that was asked for fits into the chart. */
function fits(chart: Chart, value: number): boolean {
  if (chart.t === 'bar-chart' || chart.t === 'line-graph') return value >= (chart.from ?? 0) && value <= chart.to;
  if (chart.t === 'pictogram') return (2 * value) % chart.each === 0 && (2 * value) / chart.each <= 60;
  return value <= (chart.t === 'tally' ? 60 : 100);
}

/** On the question's own chart: the bars, points, rows or slices that a step speaks of, and at last the one asked for. */
export const onChart = eachStep((_, index, question) => {
  const chart = question.figure;
  if (chart === undefined || !isChart(chart)) return null;
  const items = itemsOf(chart);
  const unknown = items.find(({ value }) => value === null);
  const answer = index >= saidFrom(question) ? Number(answerNumber(question.key) ?? Number.NaN) : Number.NaN;
  const found = unknown !== undefined && Number.isSafeInteger(answer) && fits(chart, answer) ? answer : null;
  const spoken = found !== null && unknown !== undefined ? [unknown.label] : spokenOf(items, question, index);
  if (spoken.length === 0) return null;
  const seen = listed(spoken.map((label) => `«${label}»`));
  const same = chart.t === 'tally' ? 'همان جدول' : 'همان نمودار';
  return {
    ...markedChart(chart, new Set(spoken), found),
    description: found === null ? `${same}؛ ${seen} در آن مشخص شده است` : `${same} که ${seen} هم در آن کشیده شده است`,
  };
});
