import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAYER_ORDER } from '../../src/theme/layers.ts';
import { DIST } from './api-surface.ts';

/** Style sheets that would lose their place among the layers, and files that a consumer's own tools would misread. */
export function stylesheetFaults(): string[] {
  const sheets = globSync('**/*.css', { cwd: DIST });
  if (sheets.length === 0) return ['no style sheet was built'];
  const disordered = sheets
    .filter((sheet) => !readFileSync(join(DIST, sheet), 'utf8').startsWith(`@layer ${LAYER_ORDER};`))
    .map((sheet) => `${sheet}: no order of layers`);
  const misread = globSync('**/*{.css.js,.vanilla*}', { cwd: DIST }).map(
    (file) => `${file}: a consumer's vanilla-extract would take it for a source`,
  );
  return [...disordered, ...misread];
}
