import { plainRichText, type RichTextDocument } from '@mashq/curriculum/rich-text';
import { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { NodeSelection } from '@tiptap/pm/state';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { cleanPasted } from './clean-pasted.ts';
import { documentOf, editorContent, extensions } from './editor-document.ts';

/** What the toolbar and the foot show of a text. */
export interface EditorState {
  readonly active: ReadonlySet<'bold' | 'italic' | 'heading' | 'bulletList' | 'orderedList' | 'link'>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Characters, as they are counted. */
  readonly length: number;
  /** The formula that is selected, and the address of the link that the caret is in. */
  readonly formula: string | undefined;
  readonly href: string | undefined;
}

/** A formula in the text: where it is drawn, and what. */
export interface DrawnFormula {
  readonly key: number;
  readonly element: HTMLElement;
  readonly source: string;
}

const MARKS = ['bold', 'italic', 'heading', 'bulletList', 'orderedList', 'link'] as const;

const NOTHING: EditorState = {
  active: new Set(),
  canUndo: false,
  canRedo: false,
  length: 0,
  formula: undefined,
  href: undefined,
};

function stateOf(editor: Editor): EditorState {
  const { state } = editor;
  const { selection } = state;
  const href: unknown = editor.getAttributes('link').href;
  const formula = selection instanceof NodeSelection && selection.node.type.name === 'formula' && selection.node;
  return {
    active: new Set(MARKS.filter((name) => editor.isActive(name))),
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
    length: plainRichText(documentOf(state.doc)).length,
    formula: formula ? String(formula.attrs.source) : undefined,
    href: typeof href === 'string' ? href : undefined,
  };
}

export interface EditorOptions {
  value: RichTextDocument;
  onChange: (value: RichTextDocument) => void;
  /** A press on a formula, or Enter while it is selected. */
  onFormula: () => void;
  /** Alt+F10. */
  onToolbar: () => void;
  isEditable: boolean;
  autoFocus: boolean;
  placeholder: string | undefined;
  /** Of the element that is written in. */
  className: string;
  attributes: Readonly<Record<string, string | undefined>>;
}

/** The editor in an element, with the text of `value` whenever that is another one than it has. */
export function useEditor(place: RefObject<HTMLElement | null>, options: EditorOptions) {
  const [state, setState] = useState(NOTHING);
  const [formulas, setFormulas] = useState<readonly DrawnFormula[]>([]);
  const [editor, setEditor] = useState<Editor | null>(null);
  const now = useRef(options);
  const written = useRef('');
  useLayoutEffect(() => {
    now.current = options;
  });

  useLayoutEffect(() => {
    let count = 0;
    const open = () => now.current.isEditable && now.current.onFormula();
    const made = new Editor({
      element: place.current,
      injectCSS: false,
      content: editorContent(now.current.value),
      editable: now.current.isEditable,
      extensions: extensions(
        ({ node }) => {
          const element = document.createElement('span');
          element.dataset.formula = '';
          count += 1;
          const drawn = { key: count, element, source: String(node.attrs.source) };
          setFormulas((before) => [...before, drawn]);
          return {
            dom: element,
            // What is drawn in it is not written.
            ignoreMutation: () => true,
            destroy: () => setFormulas((before) => before.filter(({ key }) => key !== drawn.key)),
          };
        },
        () => now.current.placeholder,
      ),
      editorProps: {
        transformPastedHTML: cleanPasted,
        handleClickOn: (_view, _position, node) => {
          if (node.type.name !== 'formula') return false;
          // After the press has selected it.
          queueMicrotask(open);
          return false;
        },
        handleKeyDown: (view, event) => {
          if (event.altKey && event.key === 'F10') {
            now.current.onToolbar();
            return true;
          }
          const { selection } = view.state;
          const isFormula = selection instanceof NodeSelection && selection.node.type.name === 'formula';
          if (event.key !== 'Enter' || !isFormula) return false;
          open();
          return true;
        },
      },
      onTransaction: ({ editor: its, transaction }) => {
        setState(stateOf(its));
        if (!transaction.docChanged || transaction.getMeta('given')) return;
        const document = documentOf(its.state.doc);
        const json = JSON.stringify(document);
        // A further empty line at the end is no other text.
        if (json === written.current) return;
        written.current = json;
        now.current.onChange(document);
      },
    });
    made.view.dom.classList.add(...now.current.className.split(' '));
    written.current = JSON.stringify(documentOf(made.state.doc));
    setState(stateOf(made));
    setEditor(made);
    if (now.current.autoFocus) made.view.focus();
    return () => made.destroy();
  }, [place]);

  const { value, isEditable, attributes } = options;
  useLayoutEffect(() => {
    const json = JSON.stringify(value);
    if (editor === null || editor.isDestroyed || json === written.current) return;
    const content = editorContent(value);
    const doc = editor.schema.nodeFromJSON(content);
    written.current = JSON.stringify(documentOf(doc));
    if (JSON.stringify(documentOf(editor.state.doc)) === written.current) return;
    const { tr } = editor.state;
    editor.view.dispatch(
      tr.replaceWith(0, tr.doc.content.size, doc.content).setMeta('given', true).setMeta('addToHistory', false),
    );
  }, [editor, value]);

  useLayoutEffect(() => {
    if (editor !== null && !editor.isDestroyed && editor.isEditable !== isEditable)
      editor.setEditable(isEditable, false);
  }, [editor, isEditable]);

  // The element is the editor's, so what React would give it is written on it here.
  const given = JSON.stringify(attributes);
  useLayoutEffect(() => {
    if (editor === null || editor.isDestroyed) return;
    const { dom } = editor.view;
    for (const [name, text] of Object.entries<string | null>(JSON.parse(given))) dom.setAttribute(name, text ?? '');
    return () => {
      for (const name of Object.keys(JSON.parse(given))) dom.removeAttribute(name);
    };
  }, [editor, given]);

  return { editor, state, formulas };
}
