import { Check } from 'lucide-react';
import { formatNumber } from '../../i18n/digits.ts';
import { faStepper } from '../../i18n/fa/navigation.ts';
import { faPunctuation } from '../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './Stepper.css.ts';

export interface Step {
  id: string;
  /** What is done in it. */
  title: string;
  /** Under the title, where there is room. */
  description?: string;
}

export interface StepperProps {
  /** What the steps lead to, for screen readers. */
  'aria-label': string;
  steps: readonly Step[];
  /** Id of the step that is under way; those before it are done. */
  current: string;
  /** Goes back to a step that is done. Without it the list is only read. */
  onSelect?: (id: string) => void;
  /** Said after the title of a step. @default «انجام شده»، «همین حالا»، «هنوز نه» */
  messages?: Partial<Messages<typeof faStepper>>;
}

/** The steps of a task: which are done, where one is, what is to come. Keyboard: Tab goes over the steps that can be gone back to. */
export function Stepper({ steps, current, onSelect, messages: overrides, ...rest }: StepperProps) {
  const digits = useDigits();
  const messages = { ...messagesFor('stepper', faStepper), ...overrides };
  const place = steps.findIndex(({ id }) => id === current);
  return (
    <nav {...rest}>
      <ol className={css.root}>
        {steps.map(({ id, title, description }, index) => {
          const state = index < place ? 'done' : index === place ? 'current' : 'coming';
          const face = (
            <>
              <span className={`${css.mark} ${css.state[state]}`} aria-hidden="true">
                {state === 'done' ? <Check size="1.1em" strokeWidth={3} /> : formatNumber(index + 1, { digits })}
              </span>
              <span className={css.words}>
                <span className={css.title}>{title}</span>
                <span
                  className={visuallyHidden}
                >{`${messagesFor('punctuation', faPunctuation).comma}${messages[state]}`}</span>
                {description !== undefined && <span className={css.description}>{description}</span>}
              </span>
            </>
          );
          return (
            <li key={id} className={css.step} {...(state === 'current' && { 'aria-current': 'step' as const })}>
              {state === 'done' && onSelect ? (
                <button type="button" className={`${css.face} ${css.back}`} onClick={() => onSelect(id)}>
                  {face}
                </button>
              ) : (
                <span className={css.face}>{face}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
