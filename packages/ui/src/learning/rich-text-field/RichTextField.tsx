import {
  EMPTY_RICH_TEXT,
  hasTooManyParts,
  isEmptyRichText,
  MAX_RICH_TEXT_LENGTH,
  plainRichText,
  type RichTextDocument,
  readFormula,
  wholeRichText,
} from '@mashq/curriculum/rich-text';
import { redo, undo } from '@tiptap/pm/history';
import { Bold, Heading, Italic, Link2, List, ListOrdered, Radical, Redo2, Undo2 } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { useSlottedContext } from 'react-aria-components/slots';
import { TextArea, TextAreaContext } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { createPortal } from 'react-dom';
import { FlipInRtl } from '../../actions/flip-in-rtl/index.ts';
import { Toolbar, type ToolbarGroup } from '../../data/toolbar/index.ts';
import * as fieldCss from '../../forms/field/field.css.ts';
import { fieldParts } from '../../forms/field/field-parts.tsx';
import type { ControlProps, FieldProps } from '../../forms/field/field-props.ts';
import { formatNumber } from '../../i18n/digits.ts';
import * as faRichText from '../../i18n/fa/rich-text.ts';
import { messagesFor } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { MathText } from '../math-text/index.ts';
import { prose } from '../rich-text/RichText.css.ts';
import { FormulaDialog, LinkDialog } from './dialogs.tsx';
import * as css from './RichTextField.css.ts';
import { useEditor } from './use-editor.ts';

export interface RichTextFieldProps extends FieldProps<RichTextDocument>, ControlProps {
  /** What is written, when the parent keeps it. */
  value?: RichTextDocument;
  /** @default empty */
  defaultValue?: RichTextDocument;
  onChange?: (value: RichTextDocument) => void;
  /** Characters at most, as `plainRichText` has them. They are counted below the box, and more of them are a mistake. */
  maxLength?: number;
  placeholder?: string;
  /** @default «پررنگ»، «پیوند»، «فرمول»، … */
  messages?: Partial<Messages<typeof faRichText.richText>>;
  /** What is written in. */
  ref?: Ref<HTMLElement>;
}

const written = (document: RichTextDocument) =>
  isEmptyRichText(document) ? '' : JSON.stringify(wholeRichText(document));

/** What a form holds of it: JSON, and nothing of an empty one. */
const documentIn = (json: string): RichTextDocument =>
  json === '' ? EMPTY_RICH_TEXT : wholeRichText(JSON.parse(json));

/**
 * A text with headings, lists, links and formulas, for what a teacher writes. It loads an editor of some ninety kilobytes, so a screen
 * brings it later than itself. Keyboard: Tab reaches and leaves it; Ctrl+B, Ctrl+I and Ctrl+Z as everywhere, Ctrl+K a link, Ctrl+Shift+E a
 * formula, Ctrl+Shift+7 and 8 lists, Ctrl+Alt+2 a heading, Shift+Enter a line in the paragraph, Alt+F10 the bar of tools and Escape back.
 */
export function RichTextField({ value: given, defaultValue, onChange, ...props }: RichTextFieldProps) {
  const [own, setOwn] = useState(given ?? defaultValue ?? EMPTY_RICH_TEXT);
  const value = given ?? own;
  const { head, foot, rootProps, own: rest } = fieldParts(props);
  const { maxLength, placeholder, messages, validate, onBlur, autoFocus = false, id, ref, ...field } = rest;
  const words = { ...messagesFor('richText', faRichText.richText), ...messages };
  const change = (document: RichTextDocument) => {
    setOwn(document);
    onChange?.(document);
  };
  const over = (document: RichTextDocument) => plainRichText(document).length - (maxLength ?? MAX_RICH_TEXT_LENGTH);
  const check = (json: string) => {
    const document = json === '' ? EMPTY_RICH_TEXT : (JSON.parse(json) as RichTextDocument);
    if (over(document) > 0) return words.tooLong(formatNumber(over(document)));
    return hasTooManyParts(document) ? words.tooManyParts : validate?.(document);
  };
  return (
    <TextField
      {...field}
      {...rootProps}
      value={written(value)}
      onChange={(json) => change(documentIn(json))}
      validate={check}
    >
      {head}
      <Box
        {...{ value, words, placeholder, onBlur, autoFocus, id, maxLength, ref }}
        label={props.label}
        onChange={change}
        isDisabled={props.isDisabled ?? false}
        isReadOnly={props.isReadOnly ?? false}
      />
      {foot}
    </TextField>
  );
}

interface BoxProps {
  label: string;
  value: RichTextDocument;
  onChange: (value: RichTextDocument) => void;
  words: Messages<typeof faRichText.richText>;
  placeholder: string | undefined;
  onBlur: (() => void) | undefined;
  autoFocus: boolean;
  id: string | undefined;
  maxLength: number | undefined;
  isDisabled: boolean;
  isReadOnly: boolean;
  ref: Ref<HTMLElement> | undefined;
}

function Box({ label, value, onChange, words, placeholder, onBlur, autoFocus, id, maxLength, ref, ...is }: BoxProps) {
  const { isDisabled, isReadOnly } = is;
  const isEditable = !isDisabled && !isReadOnly;
  const place = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const hidden = useRef<HTMLTextAreaElement>(null);
  const [open, setOpen] = useState<'link' | 'formula' | null>(null);
  // What react-aria would give a text area is given to what is written in.
  const area = useSlottedContext(TextAreaContext);
  const { editor, state, formulas } = useEditor(place, {
    value,
    onChange,
    placeholder,
    isEditable,
    autoFocus,
    className: `${prose} ${css.text}`,
    onFormula: () => setOpen('formula'),
    onToolbar: () => bar.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus(),
    attributes: {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': area?.['aria-labelledby'],
      'aria-describedby': area?.['aria-describedby'],
      'aria-placeholder': placeholder,
      ...(area?.['aria-invalid'] && { 'aria-invalid': 'true' }),
      ...((area?.required || area?.['aria-required']) && { 'aria-required': 'true' }),
      ...(isReadOnly && { 'aria-readonly': 'true', tabindex: '0' }),
      ...(isDisabled && { 'aria-disabled': 'true' }),
    },
  });
  const focus = () => editor?.view.focus();
  useImperativeHandle(ref, () => editor?.view.dom as HTMLElement, [editor]);

  /** From where the caret is, so that a dialog gives the focus back to the text. */
  const ask = (what: 'link' | 'formula') => {
    focus();
    setOpen(what);
  };
  const chain = () => editor?.chain();
  const act = (does: () => unknown) => () => {
    does();
    focus();
  };
  const { active } = state;
  const groups: readonly ToolbarGroup[] = [
    {
      label: words.font,
      actions: [
        {
          id: 'bold',
          label: words.bold,
          icon: <Bold size="1em" />,
          isSelected: active.has('bold'),
          shortcut: ['Ctrl', 'B'],
          onAction: act(() => chain()?.toggleMark('bold').run()),
        },
        {
          id: 'italic',
          label: words.italic,
          icon: <Italic size="1em" />,
          isSelected: active.has('italic'),
          shortcut: ['Ctrl', 'I'],
          onAction: act(() => chain()?.toggleMark('italic').run()),
        },
        {
          id: 'heading',
          label: words.heading,
          icon: <Heading size="1em" />,
          isSelected: active.has('heading'),
          shortcut: ['Ctrl', 'Alt', '2'],
          onAction: act(() => chain()?.toggleNode('heading', 'paragraph').run()),
        },
      ],
    },
    {
      label: words.insert,
      actions: [
        {
          id: 'formula',
          label: words.formula,
          icon: <Radical size="1em" />,
          shortcut: ['Ctrl', 'Shift', 'E'],
          onAction: () => ask('formula'),
        },
        {
          id: 'link',
          label: words.link,
          icon: <Link2 size="1em" />,
          isSelected: active.has('link'),
          shortcut: ['Ctrl', 'K'],
          onAction: () => ask('link'),
        },
      ],
    },
    {
      label: words.lists,
      actions: [
        {
          id: 'bulletList',
          label: words.bulletList,
          icon: (
            <FlipInRtl>
              <List size="1em" />
            </FlipInRtl>
          ),
          isSelected: active.has('bulletList'),
          shortcut: ['Ctrl', 'Shift', '8'],
          onAction: act(() => chain()?.toggleList('bulletList', 'listItem').run()),
        },
        {
          id: 'orderedList',
          label: words.orderedList,
          icon: (
            <FlipInRtl>
              <ListOrdered size="1em" />
            </FlipInRtl>
          ),
          isSelected: active.has('orderedList'),
          shortcut: ['Ctrl', 'Shift', '7'],
          onAction: act(() => chain()?.toggleList('orderedList', 'listItem').run()),
        },
      ],
    },
    {
      label: words.history,
      actions: [
        {
          id: 'undo',
          label: words.undo,
          icon: (
            <FlipInRtl>
              <Undo2 size="1em" />
            </FlipInRtl>
          ),
          isDisabled: !state.canUndo,
          shortcut: ['Ctrl', 'Z'],
          onAction: act(() => editor && undo(editor.state, editor.view.dispatch)),
        },
        {
          id: 'redo',
          label: words.redo,
          icon: (
            <FlipInRtl>
              <Redo2 size="1em" />
            </FlipInRtl>
          ),
          isDisabled: !state.canRedo,
          shortcut: ['Ctrl', 'Y'],
          onAction: act(() => editor && redo(editor.state, editor.view.dispatch)),
        },
      ],
    },
  ];

  const onKeyDown = (event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && isEditable;
    if (isCommand && !event.shiftKey && event.code === 'KeyK') {
      event.preventDefault();
      ask('link');
    }
    if (isCommand && event.shiftKey && event.code === 'KeyE') {
      event.preventDefault();
      ask('formula');
    }
  };
  // Leaving the whole box is what leaving an input is elsewhere: then it is said what is wrong.
  const onBlurWithin = (event: FocusEvent) => {
    const to = event.relatedTarget;
    // A menu or a dialog of its own is no leaving.
    if (event.currentTarget.contains(to) || to?.closest('[role="menu"], [role="dialog"]') != null) return;
    hidden.current?.dispatchEvent(new Event('change', { bubbles: true }));
    onBlur?.();
  };

  const close = () => setOpen(null);
  const isOver = maxLength !== undefined && state.length > maxLength;
  return (
    <>
      <Group className={`${fieldCss.control} ${css.box}`} onKeyDown={onKeyDown} onBlur={onBlurWithin}>
        {isEditable && (
          // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the bar in it
          <div
            ref={bar}
            className={css.bar}
            // When it is let go: what is shown over a button takes the key going down, to be closed by it.
            onKeyUp={(event) => event.key === 'Escape' && focus()}
          >
            <Toolbar aria-label={words.toolbar(label)} groups={groups} className={css.toolbar} />
          </div>
        )}
        <div ref={place} className={css.place} {...(isDisabled && { 'data-disabled': '' })} />
        {/* Holds the value for the form; what the label and the form send the focus to is what is written in. */}
        <HiddenValue box={hidden} onFocus={() => focus()} />
        {formulas.map(({ key, element, source }) => createPortal(<Formula source={source} />, element, String(key)))}
      </Group>
      {maxLength !== undefined && isEditable && (
        <span className={`${css.foot} ${isOver ? fieldCss.error : css.count}`}>
          {words.count(formatNumber(state.length), formatNumber(maxLength))}
        </span>
      )}
      {open === 'link' && (
        <LinkDialog
          words={words}
          href={state.href}
          hasText={state.href === undefined && (editor?.state.selection.empty ?? true)}
          onClose={close}
          onRemove={() => {
            chain()?.extendMarkRange('link').unsetMark('link').run();
            close();
          }}
          onApply={(href, text) => {
            const marks = [{ type: 'link', attrs: { href } }];
            if (state.href !== undefined) chain()?.extendMarkRange('link').setMark('link', { href }).run();
            else if (editor?.state.selection.empty) chain()?.insertContent({ type: 'text', text, marks }).run();
            else chain()?.setMark('link', { href }).run();
            close();
          }}
        />
      )}
      {open === 'formula' && (
        <FormulaDialog
          words={words}
          source={state.formula}
          onClose={close}
          onApply={(source) => {
            chain()?.insertContent({ type: 'formula', attrs: { source } }).run();
            close();
          }}
        />
      )}
    </>
  );
}

function Formula({ source }: { source: string }) {
  const math = readFormula(source);
  return math === null ? <bdi>{source}</bdi> : <MathText math={math} />;
}

interface HiddenValueProps {
  box: Ref<HTMLTextAreaElement>;
  onFocus: () => void;
}

function HiddenValue({ box, onFocus }: HiddenValueProps) {
  return (
    <div aria-hidden="true" className={visuallyHidden}>
      <TextArea ref={box} tabIndex={-1} onFocus={onFocus} />
    </div>
  );
}
