import { MAX_FORMULA_LENGTH, readFormula, safeHref } from '@mashq/curriculum/rich-text';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../actions/button/index.ts';
import { TextField } from '../../forms/text-field/index.ts';
import type * as faRichText from '../../i18n/fa/rich-text.ts';
import type { Messages } from '../../i18n/messages.ts';
import { Dialog } from '../../overlays/dialog/index.ts';
import { MathText } from '../math-text/index.ts';
import * as css from './RichTextField.css.ts';

type Words = Messages<typeof faRichText.richText>;

/** `https` is what a page has that is named without a scheme, and an address with @ is one of mail. */
export function typedHref(typed: string): string | undefined {
  const address = typed.trim();
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(address)) return safeHref(address);
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return safeHref(`mailto:${address}`);
  return /^[^\s.]+\.[^\s]+$/.test(address) ? safeHref(`https://${address}`) : undefined;
}

/** What is typed in a dialog of the text. It is no form: in React's tree that would be one in the form that the text is in. */
function Fields({ onEnter, children }: { onEnter: () => void; children: ReactNode }) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onEnter();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed in it are its fields
    <div className={css.form} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

interface LinkDialogProps {
  words: Words;
  /** Of the link that the caret is in. */
  href: string | undefined;
  /** Asks for words too, where none are selected. */
  hasText: boolean;
  onApply: (href: string, text: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

export function LinkDialog({ words, href, hasText, onApply, onRemove, onClose }: LinkDialogProps) {
  const { linkDialog } = words;
  const [address, setAddress] = useState(href ?? '');
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const apply = () => {
    const found = typedHref(address);
    if (found === undefined) setWrong(true);
    else onApply(found, text.trim() || address.trim());
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={linkDialog.title}
      onOpenChange={onClose}
      actions={
        <>
          <Button onPress={apply}>{words.apply}</Button>
          {href !== undefined && (
            <Button variant="secondary" onPress={onRemove}>
              {linkDialog.remove}
            </Button>
          )}
        </>
      }
    >
      <Fields onEnter={apply}>
        <TextField
          label={linkDialog.address}
          description={linkDialog.addressHint}
          dir="ltr"
          value={address}
          onChange={(value) => {
            setAddress(value);
            setWrong(false);
          }}
          autoFocus
          {...(isWrong && { errorMessage: linkDialog.wrong })}
        />
        {hasText && <TextField label={linkDialog.text} value={text} onChange={setText} isOptional />}
      </Fields>
    </Dialog>
  );
}

interface FormulaDialogProps {
  words: Words;
  /** Of the formula that is selected. */
  source: string | undefined;
  onApply: (source: string) => void;
  onClose: () => void;
}

const SIGNS = ['+', '−', '×', '÷', '=', '<', '>', '≠', '(', ')', '٪'] as const;

export function FormulaDialog({ words, source: given, onApply, onClose }: FormulaDialogProps) {
  const { formulaDialog } = words;
  const [source, setSource] = useState(given ?? '');
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const math = readFormula(source);
  const change = (value: string) => {
    setSource(value);
    setWrong(false);
  };
  const apply = () => (math === null ? setWrong(true) : onApply(source.trim()));
  const put = (sign: string) => {
    const box = input.current;
    if (box === null) return;
    const { selectionStart, selectionEnd } = box;
    box.focus();
    box.setRangeText(sign, selectionStart ?? source.length, selectionEnd ?? source.length, 'end');
    change(box.value.slice(0, MAX_FORMULA_LENGTH));
  };
  const signs = [
    ...SIGNS.map((sign) => ({ sign: sign as string, label: sign as string, name: undefined })),
    { sign: '/', label: '⁄', name: formulaDialog.fraction },
    { sign: '□', label: '□', name: formulaDialog.box },
  ];
  return (
    <Dialog
      isOpen
      title={formulaDialog.title}
      onOpenChange={onClose}
      actions={<Button onPress={apply}>{words.apply}</Button>}
    >
      <Fields onEnter={apply}>
        <TextField
          ref={input}
          label={formulaDialog.source}
          description={formulaDialog.hint}
          dir="ltr"
          maxLength={MAX_FORMULA_LENGTH}
          value={source}
          onChange={change}
          autoFocus
          {...(isWrong && { errorMessage: source.trim() === '' ? formulaDialog.none : formulaDialog.wrong })}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own */}
        <div role="group" aria-label={formulaDialog.signs} dir="ltr" className={css.signs}>
          {signs.map(({ sign, label, name }) => (
            <Button
              key={sign}
              variant="secondary"
              size="small"
              onPress={() => put(sign)}
              {...(name !== undefined && { 'aria-label': name })}
            >
              {label}
            </Button>
          ))}
        </div>
        <div className={css.preview}>
          <span className={css.note}>{formulaDialog.preview}</span>
          <div aria-live="polite">{math === null ? '…' : <MathText math={math} size="display" />}</div>
        </div>
      </Fields>
    </Dialog>
  );
}
