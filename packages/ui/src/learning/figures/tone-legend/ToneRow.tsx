import type { NamedTone } from '@mashq/curriculum/model';
import { type ReactNode, useId } from 'react';
import { faLearningFigures } from '../../../i18n/fa/learning-figures.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { LabeledRow } from '../labeled-row/LabeledRow.tsx';
import { TonePatterns } from '../tone-pattern/TonePatterns.tsx';
import * as css from './ToneLegend.css.ts';
import { ToneLegend } from './ToneLegend.tsx';

export interface ToneRowProps<Item extends { readonly label?: string | undefined }> {
  description: string;
  items: readonly Item[];
  /** Tones in the pictures. */
  tones: readonly NamedTone[];
  /** Names of the colors in the legend. @default زرد، سبز، قرمز، آبی، خاکستری */
  toneNames?: Readonly<Record<NamedTone, string>> | undefined;
  /** Draws one; `id` is that of the patterns. */
  children: (item: Item, id: string) => ReactNode;
}

/** Pictures side by side whose colors are doubled by patterns and named below. */
export function ToneRow<Item extends { readonly label?: string | undefined }>({
  description,
  items,
  tones,
  toneNames = messagesFor('learningFigures', faLearningFigures).tones,
  children,
}: ToneRowProps<Item>) {
  const id = useId();
  const legend = namedTones(tones, toneNames);
  return (
    <LabeledRow
      description={description}
      size="large"
      items={items.map((item) => ({ label: item.label, picture: children(item, id) }))}
      foot={
        <>
          <svg className={css.definitions} aria-hidden="true">
            <TonePatterns id={id} tones={tones} strength="strong" />
          </svg>
          {legend.length > 0 && <ToneLegend patternId={id} items={legend} />}
        </>
      }
    />
  );
}

/** The tones that occur, each once and in the order of first sight, with their names; none where one alone says nothing. */
export function namedTones(
  tones: readonly NamedTone[],
  names: Readonly<Record<NamedTone, string>>,
): readonly { readonly tone: NamedTone; readonly label: string }[] {
  const different = [...new Set(tones)];
  return different.length < 2 ? [] : different.map((tone) => ({ tone, label: names[tone] }));
}
