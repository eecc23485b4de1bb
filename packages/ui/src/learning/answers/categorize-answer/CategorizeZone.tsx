import { type ReactNode, type Ref, useId } from 'react';
import type { CategorizeMessages } from '../../../i18n/fa/learning-picked-answers.ts';
import * as css from './CategorizeAnswer.css.ts';

export interface CategorizeZoneProps {
  label: string;
  /** Where the cards lie that have no place yet. */
  isPool: boolean;
  /** The card in hand would come here. */
  isAimedAt: boolean;
  /** Is where no card lies. */
  emptyText: string | null;
  /** Cards can be put here. */
  isEditable: boolean;
  /** Puts the card in hand here; null while there is none, or it lies here already. */
  dropHere: (() => void) | null;
  messages: CategorizeMessages;
  children: ReactNode;
  ref: Ref<HTMLDivElement>;
}

/** A bin with its name, or the place of the cards that have none yet. All of it takes the card in hand by a tap. */
export function CategorizeZone({
  label,
  isPool,
  isAimedAt,
  emptyText,
  isEditable,
  dropHere,
  messages,
  children,
  ref,
}: CategorizeZoneProps) {
  const nameId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this one holds cards
    <div
      ref={ref}
      className={css.zone}
      role="group"
      aria-labelledby={nameId}
      {...(isPool && { 'data-pool': '' })}
      {...(isAimedAt && { 'data-aimed': '' })}
      {...(dropHere !== null && { 'data-open': '', onClick: dropHere })}
    >
      <span id={nameId} className={css.name}>
        {label}
      </span>
      <ul className={css.cards}>{children}</ul>
      {emptyText !== null && dropHere === null && <span className={css.empty}>{emptyText}</span>}
      {dropHere === null ? (
        !isPool && isEditable && <span aria-hidden="true" className={css.slot} />
      ) : (
        <button type="button" className={css.slot} tabIndex={-1} aria-label={messages.sortHereIn(label)}>
          {messages.sortHere}
        </button>
      )}
    </div>
  );
}
