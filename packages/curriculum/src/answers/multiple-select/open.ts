import { openOption } from '../choice/open.ts';
import type { MultipleSelectForm } from './model.ts';

export function open({ kind, options, layout, minimum, maximum }: MultipleSelectForm): MultipleSelectForm {
  return {
    kind,
    options: options.map(openOption),
    layout,
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  };
}
