import {
  hasTooManyParts,
  MAX_FORMULA_LENGTH,
  MAX_RICH_TEXT_PARTS,
  plainRichText,
  type RichTextDocument,
  readRichText,
} from '@mashq/curriculum/rich-text';
import * as v from 'valibot';
import { CountSchema, IdSchema, InstantSchema, TextSchema } from '../platform/primitives.schemas.ts';

/** Kept for its author alone, to appear later, or to be read by the class. */
export const ClassMessageStateSchema = v.picklist(['draft', 'scheduled', 'published']);

/** A picture in two sizes as WebP, or a file as it was sent: PDF or xlsx. */
export const ClassMessageAttachmentSchema = v.strictObject({
  id: IdSchema,
  kind: v.picklist(['image', 'file']),
  /** What a picture shows, for those who do not see it; may be empty. */
  alt: v.string(),
  /** Of a file, with its extension; empty for a picture. */
  name: v.string(),
  media_type: v.string(),
  /** Bytes of a file; 0 for a picture. */
  size: CountSchema,
  /** Of a picture, in px. */
  width: v.nullable(CountSchema),
  height: v.nullable(CountSchema),
});

/** Characters of a message at most, those of its formulas and list markers too. */
const MAX_BODY = 4000;

const line = v.pipe(
  v.array(
    v.variant('t', [
      v.strictObject({
        t: v.literal('text'),
        text: v.pipe(TextSchema, v.maxLength(MAX_BODY)),
        isBold: v.exactOptional(v.literal(true)),
        isItalic: v.exactOptional(v.literal(true)),
        href: v.exactOptional(v.pipe(TextSchema, v.maxLength(2000))),
      }),
      v.strictObject({ t: v.literal('formula'), source: v.pipe(TextSchema, v.maxLength(MAX_FORMULA_LENGTH)) }),
      v.strictObject({ t: v.literal('break') }),
    ]),
  ),
  v.maxLength(MAX_RICH_TEXT_PARTS),
);

/** A text with headings, lists, links and formulas: the form of `RichTextDocument`. What it may say `readRichText` knows. */
export const RichTextDocumentSchema: v.GenericSchema<RichTextDocument> = v.strictObject({
  blocks: v.pipe(
    v.array(
      v.variant('t', [
        v.strictObject({ t: v.literal('paragraph'), content: line }),
        v.strictObject({ t: v.literal('heading'), content: line }),
        v.strictObject({
          t: v.literal('list'),
          isOrdered: v.boolean(),
          items: v.pipe(v.array(line), v.maxLength(MAX_RICH_TEXT_PARTS)),
        }),
      ]),
    ),
    v.maxLength(MAX_RICH_TEXT_PARTS),
  ),
});

/** A document of a message: not too large, and with words that can be read. */
const WrittenDocumentSchema = v.pipe(
  RichTextDocumentSchema,
  v.check((document) => !hasTooManyParts(document)),
  v.check((document) => {
    const { length } = plainRichText(readRichText(document)).trim();
    return length > 0 && length <= MAX_BODY;
  }),
);

const shared = {
  id: IdSchema,
  class_id: IdSchema,
  class_title: v.string(),
  author_name: v.string(),
  /** May be empty. */
  title: v.string(),
  /** The text without any form: what is searched, notified, and shown by what does not draw documents. */
  body: v.string(),
  /** The text as it was written; null where it has no form. */
  document: v.nullable(RichTextDocumentSchema),
  attachments: v.array(ClassMessageAttachmentSchema),
  /** It stands above the others now. */
  is_pinned: v.boolean(),
  /** When its text was last changed after children could read it. */
  edited_at: v.nullable(InstantSchema),
};

/** A class message as a child reads it. */
export const ClassMessageSchema = v.strictObject({
  ...shared,
  published_at: InstantSchema,
  /** When this child first saw it. */
  seen_at: v.nullable(InstantSchema),
});

/** A class message as the teachers of the class see it. */
export const TeacherClassMessageSchema = v.strictObject({
  ...shared,
  state: ClassMessageStateSchema,
  /** Its author alone changes its text. */
  is_mine: v.boolean(),
  /** When children read it, or will; null for a draft. */
  publish_at: v.nullable(InstantSchema),
  pinned_until: v.nullable(InstantSchema),
  created_at: InstantSchema,
  version: CountSchema,
  /** Children of the class who have seen it. */
  seen_count: CountSchema,
  /** Children in the class now. */
  students_count: CountSchema,
});

/** Whether one child of the class has seen a message. */
export const ClassMessageReaderSchema = v.strictObject({
  student_id: IdSchema,
  name: v.string(),
  seen_at: v.nullable(InstantSchema),
});

/** Pictures and files of a message at most. */
const MAX_ATTACHMENTS = 6;

/** What a teacher writes. */
export const classMessageContent = {
  title: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(120)), ''),
  /** With a document it is worked out from that, and what is sent here is not read. */
  body: v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(MAX_BODY)),
  /** The text with its form, if it has any. Links of other schemes than https, http, mailto and tel are dropped. */
  document: v.optional(v.nullable(WrittenDocumentSchema), null),
  /** Uploaded by the author, in the order in which they are shown. */
  attachments: v.optional(
    v.pipe(
      v.array(v.strictObject({ id: IdSchema, alt: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(300)), '') })),
      v.maxLength(MAX_ATTACHMENTS),
    ),
    [],
  ),
  /** Kept for its author alone. */
  draft: v.optional(v.boolean(), false),
  /** Now when left out; a later time schedules. Of a published message it is not read. */
  publishAt: v.optional(InstantSchema),
  /** It stands above the others until then. */
  pinnedUntil: v.optional(v.nullable(InstantSchema), null),
};
