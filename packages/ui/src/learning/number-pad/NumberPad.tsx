import { ArrowRightToLine, Check, Delete, Minus } from 'lucide-react';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from 'react-aria-components/Button';
import { formatDigits } from '../../i18n/digits.ts';
import { faLearningAnswers, type NumberPadMessages } from '../../i18n/fa/learning-answers.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { type KeyName, keyLabel, neighbour, type PlacedKey, padCells, placeKeys } from './keys.ts';
import * as css from './NumberPad.css.ts';
import { PadTargetContext } from './NumberPadProvider.tsx';

export interface NumberPadProps extends RootProps {
  /** Has the key of the decimal mark (٫). @default false */
  hasDecimalMark?: boolean | undefined;
  /** Has the key of the minus sign. @default false */
  hasMinus?: boolean | undefined;
  /** Has the key that goes to the next box, for answers with several boxes. @default false */
  hasNext?: boolean | undefined;
  /** Called by the «تأیید» key; without it the pad has no such key. */
  onDone?: (() => void) | undefined;
  /** Nothing can be written now. @default false */
  isDisabled?: boolean | undefined;
  /** Replaces some of the visible and spoken strings. @default Persian, from `faLearningAnswers.numberPad` */
  messages?: Partial<NumberPadMessages> | undefined;
  ref?: Ref<HTMLDivElement>;
}

const ARROWS: Readonly<Record<string, readonly [rowStep: number, columnStep: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const ICONS: Partial<Record<KeyName, ReactNode>> = {
  erase: <Delete aria-hidden="true" size="1.25em" />,
  minus: <Minus aria-hidden="true" size="1em" strokeWidth={3} />,
  next: <ArrowRightToLine aria-hidden="true" size="1.25em" />,
  done: <Check aria-hidden="true" size="1.25em" />,
};

/** What the keys do; the same object for as long as the pad is there. */
interface KeyActions {
  press: (name: KeyName, isByPointer: boolean) => void;
  walk: (event: KeyboardEvent, from: PlacedKey) => void;
  focus: (name: KeyName) => void;
  keep: (name: KeyName, element: HTMLButtonElement | null) => void;
}

interface PadKeyProps {
  placed: PlacedKey;
  label: string;
  children: string;
  isStop: boolean;
  isDisabled: boolean;
  actions: KeyActions;
}

/** One key. It is rendered again only when it changes itself: an answer that is being checked waits for no keys. */
const PadKey = memo(function PadKey({ placed, label, children, isStop, isDisabled, actions }: PadKeyProps) {
  const { name, row, column, rows, columns } = placed;
  return (
    <Button
      ref={(element: HTMLButtonElement | null) => actions.keep(name, element)}
      className={css.key}
      data-key={name}
      style={{ gridArea: `${row} / ${column} / span ${rows} / span ${columns}` }}
      aria-label={label}
      excludeFromTabOrder={!isStop}
      preventFocusOnPress
      isDisabled={isDisabled}
      onFocus={() => actions.focus(name)}
      onKeyDown={(event) => actions.walk(event, placed)}
      onPress={({ pointerType }) => actions.press(name, pointerType !== 'keyboard' && pointerType !== 'virtual')}
    >
      {name === 'done' ? (
        <>
          {ICONS.done} {children}
        </>
      ) : (
        (ICONS[name] ?? children)
      )}
    </Button>
  );
});

/**
 * A calculator's keys for the answer boxes of the `NumberPadProvider` around it. Always left-to-right. Pressing a key leaves
 * the focus in the box; from the keyboard the pad is one tab stop whose keys are reached by the arrows.
 */
export function NumberPad({
  hasDecimalMark = false,
  hasMinus = false,
  hasNext = false,
  onDone,
  isDisabled = false,
  messages: overrides,
  className,
  ...rest
}: NumberPadProps) {
  const messages = { ...messagesFor('learningAnswers', faLearningAnswers).numberPad, ...overrides };
  const target = use(PadTargetContext);
  const digits = useDigits();
  const [tabStop, setTabStop] = useState<KeyName>('7');
  const buttons = useRef(new Map<KeyName, HTMLButtonElement>());
  const hasDone = onDone !== undefined;
  const cells = useMemo(
    () => padCells({ hasDecimalMark, hasMinus, hasNext, hasDone }),
    [hasDecimalMark, hasMinus, hasNext, hasDone],
  );
  const keys = useMemo(() => placeKeys(cells), [cells]);
  const stop = keys.some(({ name }) => name === tabStop) ? tabStop : '7';

  const addPad = target?.addPad;
  useEffect(() => addPad?.(), [addPad]);

  const faceOf = (name: KeyName): string => {
    if (name === 'decimalMark') return digits === 'fa' ? '٫' : '.';
    if (name === 'minus') return '−';
    return /^\d$/.test(name) ? formatDigits(name, digits) : '';
  };

  const press = (name: KeyName, isByPointer: boolean) => {
    if (name === 'done') return onDone?.();
    if (name === 'next') return target?.focusNext();
    const box = target?.currentBox();
    if (box == null) return;
    if (name === 'erase') box.erase();
    else box.insert(faceOf(name));
    // A finger or mouse goes on in the box; a reader of the screen or a keyboard stays on the pad.
    if (isByPointer && document.activeElement !== box.element) box.element.focus({ preventScroll: true });
    box.element.scrollIntoView({ block: 'nearest' });
  };

  const walk = (event: KeyboardEvent, from: PlacedKey) => {
    const step = ARROWS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    buttons.current.get(neighbour(cells, from, ...step))?.focus();
  };

  const latest = useRef({ press, walk });
  useLayoutEffect(() => {
    latest.current = { press, walk };
  });
  const actions = useMemo<KeyActions>(
    () => ({
      press: (name, isByPointer) => latest.current.press(name, isByPointer),
      walk: (event, from) => latest.current.walk(event, from),
      focus: setTabStop,
      keep: (name, element) => {
        if (element === null) buttons.current.delete(name);
        else buttons.current.set(name, element);
      },
    }),
    [],
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add its own legend and validation to a set of keys.
    <div {...rest} role="group" aria-label={messages.pad} dir="ltr" className={classNames(css.root, className)}>
      {keys.map((placed) => {
        const face = placed.name === 'done' ? messages.done : faceOf(placed.name);
        return (
          <PadKey
            key={placed.name}
            placed={placed}
            label={keyLabel(placed.name, face, messages)}
            isStop={placed.name === stop}
            isDisabled={isDisabled}
            actions={actions}
          >
            {face}
          </PadKey>
        );
      })}
    </div>
  );
}
