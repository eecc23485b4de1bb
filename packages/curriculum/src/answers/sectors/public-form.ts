import type { SectorsForm } from './model.ts';

export function publicForm({ kind, shape, parts, palette, all }: SectorsForm): SectorsForm {
  return {
    kind,
    shape,
    parts,
    palette: palette.map(({ tone, label }) => ({ tone, ...(label === undefined ? {} : { label }) })),
    ...(all === undefined ? {} : { all }),
  };
}
