import type { PointsForm } from './model.ts';

export function publicForm({
  kind,
  width,
  height,
  background,
  shapes,
  description,
  count,
  join,
}: PointsForm): PointsForm {
  return { kind, width, height, background, shapes, description, count, ...(join === undefined ? {} : { join }) };
}
