import {
  plainRichText,
  type RichTextBlock,
  type RichTextDocument,
  type RichTextInline,
  safeHref,
  wholeRichText,
} from '@mashq/curriculum/rich-text';
import {
  Extension,
  type Extensions,
  type JSONContent,
  Mark,
  Node,
  type NodeViewRenderer,
  wrappingInputRule,
} from '@tiptap/core';
import { history, redo, undo } from '@tiptap/pm/history';
import type { Node as EditorNode, ParseRule } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { ownDirection } from '../../i18n/own-direction.ts';

const inline = (node: EditorNode): RichTextInline[] => {
  const found: RichTextInline[] = [];
  node.descendants((child) => {
    if (child.type.name === 'formula') found.push({ t: 'formula', source: String(child.attrs.source) });
    if (child.type.name === 'break') found.push({ t: 'break' });
    if (!child.isText) return;
    const mark = (name: string) => child.marks.find(({ type }) => type.name === name);
    const href: unknown = mark('link')?.attrs.href;
    found.push({
      t: 'text',
      text: child.text ?? '',
      ...(mark('bold') && { isBold: true }),
      ...(mark('italic') && { isItalic: true }),
      ...(typeof href === 'string' && { href }),
    });
  });
  return found;
};

/** What is written in an editor, whole: how long it may be is said, not cut off. */
export function documentOf(root: EditorNode): RichTextDocument {
  const blocks: RichTextBlock[] = [];
  root.forEach((node) => {
    const { name } = node.type;
    if (name === 'bulletList' || name === 'orderedList') {
      blocks.push({ t: 'list', isOrdered: name === 'orderedList', items: node.children.map(inline) });
    } else {
      blocks.push({ t: name === 'heading' ? 'heading' : 'paragraph', content: inline(node) });
    }
  });
  return wholeRichText({ blocks });
}

const piece = (one: RichTextInline): JSONContent => {
  if (one.t === 'break') return { type: 'break' };
  if (one.t === 'formula') return { type: 'formula', attrs: { source: one.source } };
  const marks = [
    ...(one.href === undefined ? [] : [{ type: 'link', attrs: { href: one.href } }]),
    ...(one.isBold ? [{ type: 'bold' }] : []),
    ...(one.isItalic ? [{ type: 'italic' }] : []),
  ];
  return { type: 'text', text: one.text, marks };
};

/** A document as an editor takes it. */
export function editorContent(document: RichTextDocument): JSONContent {
  const content = wholeRichText(document).blocks.map((block): JSONContent => {
    if (block.t !== 'list') return { type: block.t, content: block.content.map(piece) };
    return {
      type: block.isOrdered ? 'orderedList' : 'bulletList',
      content: block.items.map((item) => ({
        type: 'listItem',
        content: [{ type: 'paragraph', content: item.map(piece) }],
      })),
    };
  });
  return { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content };
}

/** A mark of an element, unless its style takes it back, as Google Docs does; and of a style alone, as Word writes it. */
const marked = (tags: readonly string[], style: string, values: RegExp): ParseRule[] => [
  ...tags.map((tag) => ({
    tag,
    getAttrs: (element: HTMLElement) =>
      /normal|400/.test(element.style.getPropertyValue(style)) ? (false as const) : null,
  })),
  { style, getAttrs: (value: string) => (values.test(value) ? null : (false as const)) },
];

const list = (name: string, tag: string, marker: RegExp) =>
  Node.create({
    name,
    group: 'block list',
    content: 'listItem+',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addInputRules() {
      return [wrappingInputRule({ find: marker, type: this.type })];
    },
  });

/** What can be written: the parts of `RichTextDocument`, and nothing else, whatever is typed, dropped or pasted. */
export function extensions(formulaView: NodeViewRenderer, placeholder: () => string | undefined): Extensions {
  return [
    Node.create({ name: 'doc', topNode: true, content: 'block+' }),
    Node.create({
      name: 'paragraph',
      group: 'block',
      content: 'inline*',
      parseHTML: () => [{ tag: 'p' }],
      renderHTML: () => ['p', 0],
    }),
    Node.create({
      name: 'heading',
      group: 'block',
      content: 'inline*',
      defining: true,
      parseHTML: () => ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag })),
      renderHTML: () => ['h3', 0],
    }),
    list('bulletList', 'ul', /^\s*[-*•]\s$/),
    list('orderedList', 'ol', /^\s*[0-9۰-۹]{1,2}[.)]\s$/),
    Node.create({
      name: 'listItem',
      content: 'paragraph',
      defining: true,
      parseHTML: () => [{ tag: 'li' }],
      renderHTML: () => ['li', 0],
      addKeyboardShortcuts() {
        const split = () => this.editor.commands.splitListItem(this.name);
        return { Enter: split };
      },
    }),
    Node.create({ name: 'text', group: 'inline' }),
    Node.create({
      name: 'break',
      group: 'inline',
      inline: true,
      selectable: false,
      linebreakReplacement: true,
      parseHTML: () => [{ tag: 'br' }],
      renderHTML: () => ['br'],
      renderText: () => '\n',
      addKeyboardShortcuts() {
        return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: this.name }) };
      },
    }),
    Node.create({
      name: 'formula',
      group: 'inline',
      inline: true,
      atom: true,
      addAttributes: () => ({ source: { default: '' } }),
      parseHTML: () => [
        { tag: 'span[data-formula]', getAttrs: (element) => ({ source: element.dataset.formula ?? '' }) },
      ],
      renderHTML: ({ node }) => ['span', { 'data-formula': String(node.attrs.source) }, plainFormula(node)],
      renderText: ({ node }) => plainFormula(node),
      addNodeView: () => formulaView,
    }),
    Mark.create({
      name: 'link',
      inclusive: false,
      addAttributes: () => ({ href: { default: null } }),
      parseHTML: () => [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = safeHref(element.getAttribute('href'));
            return href === undefined ? false : { href };
          },
        },
      ],
      renderHTML: ({ mark }) => ['a', { href: String(mark.attrs.href), rel: 'nofollow noopener noreferrer' }, 0],
    }),
    Mark.create({
      name: 'bold',
      parseHTML: () => marked(['strong', 'b'], 'font-weight', /^(bold(er)?|[6-9]\d\d)$/),
      renderHTML: () => ['strong', 0],
      addKeyboardShortcuts() {
        return { 'Mod-b': () => this.editor.commands.toggleMark(this.name) };
      },
    }),
    Mark.create({
      name: 'italic',
      parseHTML: () => marked(['em', 'i'], 'font-style', /^italic$/),
      renderHTML: () => ['em', 0],
      addKeyboardShortcuts() {
        return { 'Mod-i': () => this.editor.commands.toggleMark(this.name) };
      },
    }),
    Extension.create({
      name: 'lines',
      addKeyboardShortcuts() {
        return {
          'Mod-Alt-2': () => this.editor.commands.toggleNode('heading', 'paragraph'),
          'Mod-Shift-7': () => this.editor.commands.toggleList('orderedList', 'listItem'),
          'Mod-Shift-8': () => this.editor.commands.toggleList('bulletList', 'listItem'),
          'Mod-z': () => undo(this.editor.state, this.editor.view.dispatch),
          'Mod-y': () => redo(this.editor.state, this.editor.view.dispatch),
          'Mod-Shift-z': () => redo(this.editor.state, this.editor.view.dispatch),
        };
      },
      addProseMirrorPlugins: () => [
        history(),
        new Plugin({ props: { decorations: ({ doc }) => decorations(doc, placeholder()) } }),
      ],
    }),
  ];
}

const plainFormula = (node: { attrs: Record<string, unknown> }) =>
  plainRichText({ blocks: [{ t: 'paragraph', content: [{ t: 'formula', source: String(node.attrs.source) }] }] });

/** Each line of one script in its own direction, as `RichText` has it, and what an empty text shows. */
function decorations(doc: EditorNode, placeholder: string | undefined): DecorationSet {
  const found: Decoration[] = [];
  const [only] = doc.children;
  if (placeholder !== undefined && only?.type.name === 'paragraph' && doc.childCount === 1 && only.content.size === 0) {
    found.push(Decoration.node(0, only.nodeSize, { 'data-placeholder': placeholder }));
  }
  doc.descendants((node, position) => {
    if (!node.isTextblock) return;
    const dir = ownDirection(node.textContent);
    if (dir !== undefined) found.push(Decoration.node(position, position + node.nodeSize, { dir }));
  });
  return DecorationSet.create(doc, found);
}
