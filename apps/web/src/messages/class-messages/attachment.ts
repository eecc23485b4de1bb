import type { ClassMessage } from '@mashq/api/contract';

/** A picture or file of a class message. */
export type Attachment = ClassMessage['attachments'][number];
