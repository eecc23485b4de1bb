import type { Figure } from '@mashq/curriculum/model';
import { AreaGrid } from './area-grid/index.ts';
import { Bag } from './bag/index.ts';
import { BarChartFigure } from './bar-chart/index.ts';
import { Cells } from './cells/index.ts';
import { Clock } from './clock/index.ts';
import { Coins } from './coins/index.ts';
import { Column } from './column/index.ts';
import { Cubes } from './cubes/index.ts';
import { Cuboid } from './cuboid/index.ts';
import { DataTableFigure } from './data-table/index.ts';
import { Dice } from './dice/index.ts';
import { Drawing } from './drawing/index.ts';
import { FractionBars } from './fraction-bars/index.ts';
import { FractionCircles } from './fraction-circles/index.ts';
import { GrowingPattern } from './growing-pattern/index.ts';
import { HundredGrid } from './hundred-grid/index.ts';
import { LineGraph } from './line-graph/index.ts';
import { LongDivision } from './long-division/index.ts';
import { Machine } from './machine/index.ts';
import { Money } from './money/index.ts';
import { NumberLineFigure } from './number-line/index.ts';
import { ObjectSet } from './object-set/index.ts';
import { Pictogram } from './pictogram/index.ts';
import { Pie } from './pie/index.ts';
import { PlaceBlocks } from './place-blocks/index.ts';
import { PlaceTable } from './place-table/index.ts';
import { Protractor } from './protractor/index.ts';
import { Ruler } from './ruler/index.ts';
import { Sequence } from './sequence/index.ts';
import { SpinnerFigure } from './spinner/index.ts';
import { Tally } from './tally/index.ts';
import { Tree } from './tree/index.ts';

export interface AnyFigureProps {
  /** The picture as data. */
  figure: Figure;
}

/** Draws a figure of any kind, at once: `FigureView` fetches it and keeps its place. */
export function AnyFigure({ figure }: AnyFigureProps) {
  switch (figure.t) {
    case 'bars':
      return <FractionBars {...figure} />;
    case 'circles':
      return <FractionCircles {...figure} />;
    case 'set':
      return <ObjectSet {...figure} />;
    case 'area':
      return <AreaGrid {...figure} />;
    case 'place-blocks':
      return <PlaceBlocks {...figure} />;
    case 'money':
      return <Money {...figure} />;
    case 'number-line':
      return <NumberLineFigure description={figure.description} line={figure} />;
    case 'place-table':
      return (
        <PlaceTable
          description={figure.description}
          columns={figure.columns}
          rows={figure.rows}
          marked={figure.marked}
        />
      );
    case 'long-division':
      return <LongDivision {...figure} />;
    case 'table':
      return <DataTableFigure description={figure.description} columns={figure.columns} rows={figure.rows} />;
    case 'column':
      return <Column {...figure} />;
    case 'clock':
      return <Clock {...figure} />;
    case 'drawing':
      return <Drawing {...figure} />;
    case 'cells':
      return <Cells {...figure} />;
    case 'hundred-grid':
      return <HundredGrid {...figure} />;
    case 'bar-chart':
      return <BarChartFigure {...figure} />;
    case 'line-graph':
      return <LineGraph {...figure} />;
    case 'pictogram':
      return <Pictogram {...figure} />;
    case 'tally':
      return <Tally {...figure} />;
    case 'pie':
      return <Pie {...figure} />;
    case 'spinner':
      return <SpinnerFigure {...figure} />;
    case 'bag':
      return <Bag {...figure} />;
    case 'dice':
      return <Dice {...figure} />;
    case 'coins':
      return <Coins {...figure} />;
    case 'ruler':
      return <Ruler {...figure} />;
    case 'protractor':
      return <Protractor {...figure} />;
    case 'cubes':
      return <Cubes {...figure} />;
    case 'cuboid':
      return <Cuboid {...figure} />;
    case 'machine':
      return <Machine {...figure} />;
    case 'growing-pattern':
      return <GrowingPattern {...figure} />;
    case 'sequence':
      return <Sequence {...figure} />;
    case 'tree':
      return <Tree {...figure} />;
  }
}
