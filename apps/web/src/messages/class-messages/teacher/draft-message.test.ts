import { richTextOf } from '@mashq/curriculum/rich-text';
import { expect, it } from 'vitest';
import { contentOf, draftOf, MAX_BODY, storedDraft } from './draft-message.ts';

const stored = {
  id: '0190b8a0-0000-7000-8000-000000000001',
  class_id: '0190b8a0-0000-7000-8000-000000000002',
  class_title: 'پنجم الف',
  author_name: 'مریم کریمی',
  title: 'هندسه',
  body: 'فردا پرگار بیاورید.',
  document: null,
  is_pinned: false,
  edited_at: null,
  state: 'scheduled',
  is_mine: true,
  publish_at: '2026-11-24T04:00:00.000Z',
  pinned_until: null,
  created_at: '2026-11-23T10:00:00.000Z',
  version: 1,
  seen_count: 0,
  students_count: 20,
} as const;

it('a scheduled message keeps its time in Tehran through the form', () => {
  const draft = draftOf({ ...stored, attachments: [] });
  expect(draft).toMatchObject({ isLater: true, time: '07:30' });
  expect(contentOf(draft, [], false)).toMatchObject({ title: 'هندسه', publishAt: stored.publish_at, draft: false });
});

it('lacks a request without a text, or without a time for later', () => {
  const draft = { ...draftOf(undefined), document: richTextOf('متن') };
  expect(contentOf({ ...draft, document: richTextOf('  ') }, [], false)).toBeNull();
  expect(contentOf({ ...draft, isLater: true, time: null }, [], false)).toBeNull();
  expect(contentOf(draft, [], false)).not.toHaveProperty('publishAt');
});

it('sends a document where the text has a form, and the text alone where it has none', () => {
  const draft = draftOf(undefined);
  expect(contentOf({ ...draft, document: richTextOf('یک\n\nدو') }, [], false)).toMatchObject({
    body: 'یک\n\nدو',
    document: null,
  });
  const document = { blocks: [{ t: 'paragraph', content: [{ t: 'formula', source: '3/4' }] }] } as const;
  expect(contentOf({ ...draft, document }, [], false)).toMatchObject({ body: '۳⁄۴', document });
  expect(contentOf(draftOf({ ...stored, attachments: [], document }), [], false)).toMatchObject({ document });
});

it('lacks a request while the text is longer than the server takes', () => {
  const draft = { ...draftOf(undefined), document: richTextOf('ا'.repeat(MAX_BODY + 1)) };
  expect(contentOf(draft, [], true)).toBeNull();
});

it('lacks a request while the text has more parts than the server takes, and loses none of them in a reload', () => {
  const document = {
    blocks: Array.from({ length: 1200 }, () => ({ t: 'heading', content: [{ t: 'text', text: 'ا' }] }) as const),
  };
  const draft = { ...draftOf(undefined), document };
  expect(contentOf(draft, [], true)).toBeNull();
  expect(storedDraft(JSON.parse(JSON.stringify(draft)))?.document.blocks).toHaveLength(1200);
});

it('reads what was stored of a form, of one without documents too', () => {
  const draft = draftOf({ ...stored, attachments: [] });
  expect(storedDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  const { document: _, ...rest } = draft;
  expect(storedDraft({ ...rest, body: stored.body })).toEqual(draft);
  expect(storedDraft({ ...rest, document: { blocks: [{ t: 'script' }] } })?.document).toEqual({ blocks: [] });
  expect(storedDraft(null)).toBeUndefined();
});
