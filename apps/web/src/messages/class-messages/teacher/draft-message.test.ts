import { expect, it } from 'vitest';
import { contentOf, draftOf } from './draft-message.ts';

const stored = {
  id: '0190b8a0-0000-7000-8000-000000000001',
  class_id: '0190b8a0-0000-7000-8000-000000000002',
  class_title: 'پنجم الف',
  author_name: 'مریم کریمی',
  title: 'هندسه',
  body: 'فردا پرگار بیاورید.',
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
  const draft = { ...draftOf(undefined), body: 'متن' };
  expect(contentOf({ ...draft, body: '  ' }, [], false)).toBeNull();
  expect(contentOf({ ...draft, isLater: true, time: null }, [], false)).toBeNull();
  expect(contentOf(draft, [], false)).not.toHaveProperty('publishAt');
});
