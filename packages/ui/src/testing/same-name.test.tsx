import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { CarouselDots } from '../carousel/carousel/CarouselDots.tsx';
import { BarChart } from '../charts/bar-chart/index.ts';
import { DonutChart } from '../charts/donut-chart/index.ts';
import { Heatmap } from '../charts/heatmap/index.ts';
import { LineChart } from '../charts/line-chart/index.ts';
import { StackedBarChart } from '../charts/stacked-bar-chart/index.ts';
import { DescriptionList } from '../data/description-list/index.ts';
import { BarChartFigure } from '../learning/figures/bar-chart/BarChartFigure.tsx';
import { DataTableFigure } from '../learning/figures/data-table/DataTableFigure.tsx';
import { LineGraph } from '../learning/figures/line-graph/LineGraph.tsx';
import { Pie } from '../learning/figures/pie/Pie.tsx';
import { FeatureGrid } from '../marketing/feature-grid/index.ts';
import { Breadcrumbs } from '../navigation/breadcrumbs/index.ts';
import { keyed } from '../primitives/keyed.ts';

it('gives the second of a name another key, whatever the names are', () => {
  const names = ['علی', 'علی', 'علی 2', 'رضا', 'علی', ''];
  const keys = keyed(names, (name) => name).map(([key]) => key);
  expect(new Set(keys).size).toBe(names.length);
  expect(keyed(names, (name) => name).map(([, name]) => name)).toEqual(names);
});

const NAME = 'علی احمدی';
const both = [
  { label: NAME, value: 3 },
  { label: NAME, value: 5 },
];

/** What names its parts by what a caller gives, with two of one name. */
const parts: Readonly<Record<string, ReactElement>> = {
  BarChart: <BarChart title="نمره" data={both} />,
  DonutChart: <DonutChart title="نمره" parts={both} />,
  LineChart: (
    <LineChart
      title="نمره"
      labels={['مهر', 'مهر']}
      series={[
        { label: NAME, values: [1, 2] },
        { label: NAME, values: [2, 3] },
      ]}
    />
  ),
  StackedBarChart: (
    <StackedBarChart
      title="نمره"
      labels={['الف', 'الف']}
      series={[
        { label: NAME, values: [1, 2] },
        { label: NAME, values: [2, 1] },
      ]}
    />
  ),
  Heatmap: (
    <Heatmap
      title="نمره"
      rows={[NAME, NAME]}
      columns={['کسر', 'کسر']}
      values={[
        [1, 2],
        [3, 4],
      ]}
    />
  ),
  BarChartFigure: <BarChartFigure description="نمره" title="نمره" from={0} to={6} step={2} bars={both} />,
  LineGraph: <LineGraph description="نمره" title="نمره" from={0} to={6} step={2} points={both} />,
  Pie: (
    <Pie
      description="نمره"
      slices={[
        { label: NAME, parts: 1 },
        { label: NAME, parts: 3 },
      ]}
    />
  ),
  DataTableFigure: (
    <DataTableFigure
      description="نمره"
      columns={[NAME, NAME]}
      rows={[
        [
          { t: 'text', text: '۱' },
          { t: 'text', text: '۲' },
        ],
      ]}
    />
  ),
  DescriptionList: (
    <DescriptionList
      items={[
        { term: NAME, description: '۱' },
        { term: NAME, description: '۲' },
      ]}
    />
  ),
  FeatureGrid: (
    <FeatureGrid
      features={[
        { title: NAME, text: 'الف', icon: null },
        { title: NAME, text: 'ب', icon: null },
      ]}
    />
  ),
  Breadcrumbs: <Breadcrumbs label="جای این صفحه" items={[{ title: NAME, href: '/a' }, { title: NAME }]} />,
  CarouselDots: (
    <CarouselDots
      label="برگه‌ها"
      names={[NAME, NAME]}
      current={0}
      controls="a"
      onChoose={() => undefined}
      indexByKey={() => undefined}
    />
  ),
};

// The setup of the tests fails a test in which React met two children with one key.
it.each(Object.keys(parts))('%s draws two of one name, and each of them again after a change', (name) => {
  const { rerender } = render(<div>{parts[name]}</div>);
  const first = document.body.textContent;
  rerender(<div data-again="">{parts[name]}</div>);
  expect(document.body.textContent).toBe(first);
  expect(screen.getByText((_, element) => element?.getAttribute('data-again') === '')).toBeTruthy();
});
