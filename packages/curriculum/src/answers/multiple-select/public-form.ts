import { publicOption } from '../choice/public-form.ts';
import type { MultipleSelectForm } from './model.ts';

export function publicForm({ kind, options, layout, minimum, maximum }: MultipleSelectForm): MultipleSelectForm {
  return {
    kind,
    options: options.map(publicOption),
    layout,
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  };
}
