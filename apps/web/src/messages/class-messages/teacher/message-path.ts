import type { SchoolClass } from '@mashq/api/contract';
import { classPath } from '../../../platform/routing/class-path.ts';

/** In place of a message's id: one that is to be written. */
export const NEW = 'new';

export const messagesPath = (schoolClass: Pick<SchoolClass, 'id' | 'course_id'>) => classPath(schoolClass, 'messages');

/** Where a message of a class is written or changed. */
export const editMessagePath = (schoolClass: Pick<SchoolClass, 'id' | 'course_id'>, messageId: string = NEW) =>
  `${messagesPath(schoolClass)}/edit/${messageId}`;
