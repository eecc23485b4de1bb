import { describe, expect, it } from 'vitest';
import { fileCircles, layerFaults, readImports } from '../../scripts/import-rules.ts';

describe('imports inside the kit', () => {
  const imports = readImports();

  it('go from a family to lower families only', () => {
    expect(imports.size).toBeGreaterThan(500);
    expect(layerFaults(imports)).toEqual([]);
  });

  it('have no circles, not even of types', () => {
    expect(fileCircles(imports)).toEqual([]);
  });

  it('are faulty where a lower family imports a higher one', () => {
    const planted = new Map([...imports, ['actions/button/Button.tsx', ['forms/field/index.ts']]]);
    expect(layerFaults(planted)).toEqual([
      'actions/button/Button.tsx imports forms/field/index.ts, of a higher family',
    ]);
    expect(layerFaults(new Map([['misc/a.ts', []]]))).toEqual(['misc/a.ts: the family misc is not in LAYERS']);
  });

  it('are faulty where files import each other', () => {
    const planted = new Map([
      ['data/a.ts', ['data/b.ts']],
      ['data/b.ts', ['data/c.ts', 'theme/index.ts']],
      ['data/c.ts', ['data/b.ts']],
    ]);
    expect(fileCircles(planted)).toEqual(['data/b.ts → data/c.ts → data/b.ts']);
  });
});
