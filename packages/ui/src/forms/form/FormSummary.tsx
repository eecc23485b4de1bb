import { CircleCheck, OctagonAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { formatNumber } from '../../i18n/digits.ts';
import { keyed } from '../../primitives/keyed.ts';
import * as css from './Form.css.ts';
import type { FormField, FormFields } from './form-fields.ts';

export interface FormSummaryProps {
  fields: FormFields;
  /** The fields found unfit at the last attempt, in their order; a new list shows the summary again. */
  unfit: readonly Element[];
  /** What no field can show. */
  sentences: readonly string[];
  title: (count: string) => string;
  failedTitle: string;
  correctedLabel: string;
}

/**
 * What is wrong with a form, at its head, each with a link to its field; of a single field the link alone. It takes the focus when it appears and keeps
 * its lines till the next attempt, so that nothing jumps while the fields are corrected one by one.
 */
export function FormSummary({ fields, unfit, sentences, title, failedTitle, correctedLabel }: FormSummaryProps) {
  const now = useSyncExternalStore(fields.subscribe, fields.getSnapshot, fields.getSnapshot);
  const announced = useRef(new Map<Element, string>());
  const ref = useRef<HTMLDivElement>(null);
  const titleId = useId();

  const whole = sentences.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt or a new sentence calls for attention.
  useEffect(() => {
    ref.current?.focus();
  }, [unfit, whole]);

  const lines = unfit.flatMap((element) => {
    const field = now.get(element);
    if (field === undefined) return [];
    if (field.message !== undefined) announced.current.set(element, field.message);
    return [{ element, field, message: field.message ?? announced.current.get(element) }];
  });
  if (lines.length === 0 && sentences.length === 0) return null;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this is a group of links.
    <div ref={ref} role="group" tabIndex={-1} aria-labelledby={titleId} className={css.summary}>
      <p id={titleId} className={css.title}>
        <OctagonAlert size="1.3em" className={css.titleIcon} aria-hidden="true" />
        {lines.length > 0 ? title(formatNumber(lines.length)) : failedTitle}
      </p>
      <ul className={css.lines}>
        {keyed(sentences, (sentence) => sentence).map(([key, sentence]) => (
          <li key={key}>{sentence}</li>
        ))}
        {keyed(lines, ({ field }) => `${field.name} ${field.label}`).map(([key, { element, field, message }]) => (
          <SummaryLine
            key={key}
            element={element}
            field={field}
            // Of one thing alone its field says what it is, and a line that says it too would only be in the way.
            message={lines.length + sentences.length > 1 ? message : undefined}
            correctedLabel={field.message === undefined ? correctedLabel : undefined}
          />
        ))}
      </ul>
    </div>
  );
}

interface SummaryLineProps {
  element: Element;
  field: FormField;
  /** What is wrong with it; left out where the field alone says it. */
  message: string | undefined;
  /** Said when the field is fit again. */
  correctedLabel: string | undefined;
}

function SummaryLine({ element, field, message, correctedLabel }: SummaryLineProps) {
  const control = controlOf(element);
  const go = (event: MouseEvent) => {
    event.preventDefault();
    control?.focus();
  };
  return (
    <li>
      <a
        href={`#${control?.id ?? ''}`}
        onClick={go}
        className={css.link}
        {...(correctedLabel && { 'data-corrected': '' })}
      >
        <strong>{field.label}</strong>
        {message !== undefined && `: ${message}`}
      </a>
      {correctedLabel !== undefined && (
        <span className={css.corrected}>
          <CircleCheck size="1.1em" strokeWidth={2.5} aria-hidden="true" />
          {correctedLabel}
        </span>
      )}
    </li>
  );
}

/** What of a field takes the focus: its input (of radios the checked one), or the button of a select. */
function controlOf(field: Element): HTMLElement | undefined {
  const reachable = (selector: string) =>
    [...field.querySelectorAll<HTMLElement>(selector)].find(
      (control) => control.closest('[aria-hidden="true"]') === null && !control.matches(':disabled'),
    );
  return (
    reachable('[type="radio"]:checked') ??
    reachable('input:not([type="hidden"], [type="file"]), textarea, [contenteditable="true"]') ??
    reachable('button:not([tabindex="-1"])')
  );
}
