import type { Figure } from '@mashq/curriculum/model';
import { AreaGrid } from './area-grid/AreaGrid.tsx';
import { Bag } from './bag/Bag.tsx';
import { BarChartFigure } from './bar-chart/BarChartFigure.tsx';
import { Cells } from './cells/Cells.tsx';
import { Clock } from './clock/Clock.tsx';
import { Coins } from './coins/Coins.tsx';
import { Column } from './column/Column.tsx';
import { Cubes } from './cubes/Cubes.tsx';
import { Cuboid } from './cuboid/Cuboid.tsx';
import { DataTableFigure } from './data-table/DataTableFigure.tsx';
import { Dice } from './dice/Dice.tsx';
import { Drawing } from './drawing/Drawing.tsx';
import { FractionBars } from './fraction-bars/FractionBars.tsx';
import { FractionCircles } from './fraction-circles/FractionCircles.tsx';
import { GrowingPattern } from './growing-pattern/GrowingPattern.tsx';
import { HundredGrid } from './hundred-grid/HundredGrid.tsx';
import { LineGraph } from './line-graph/LineGraph.tsx';
import { LongDivision } from './long-division/LongDivision.tsx';
import { Machine } from './machine/Machine.tsx';
import { Money } from './money/Money.tsx';
import { NumberLineFigure } from './number-line/NumberLineFigure.tsx';
import { ObjectSet } from './object-set/ObjectSet.tsx';
import { Pictogram } from './pictogram/Pictogram.tsx';
import { Pie } from './pie/Pie.tsx';
import { PlaceBlocks } from './place-blocks/PlaceBlocks.tsx';
import { PlaceTable } from './place-table/PlaceTable.tsx';
import { Protractor } from './protractor/Protractor.tsx';
import { Ruler } from './ruler/Ruler.tsx';
import { Sequence } from './sequence/Sequence.tsx';
import { SpinnerFigure } from './spinner/SpinnerFigure.tsx';
import { Tally } from './tally/Tally.tsx';
import { Tree } from './tree/Tree.tsx';

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
