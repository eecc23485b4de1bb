import type { Grade } from '@mashq/curriculum';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { AssignmentKind } from '../../platform/db/schema/index.ts';
import type { AssignmentContent } from './assignment-content.ts';
import { createAssignment, replaceContent, taughtClass } from './create.ts';
import type { KnownGroup } from './target.ts';
import { type AssignmentRow, ownAssignmentRow } from './teacher-queries.ts';

/** What is asked for as new work, besides its content. */
interface NewWork {
  readonly id: string;
  readonly classId: string;
  readonly draft: boolean;
}

/**
 * How work of one kind is set and given other content; `contentOf` reads what this kind asks for, and throws what cannot be.
 * A class that the teacher does not teach, or work that is not its own, is not found.
 */
export function settingWork<Content>(
  context: Context,
  kind: AssignmentKind,
  contentOf: (
    actor: Actor,
    schoolClass: { readonly id: string; readonly grade: Grade },
    body: Content,
    now: Date,
    /** The groups that the work has already, where it gets other content. */
    known?: readonly KnownGroup[],
  ) => Promise<AssignmentContent>,
) {
  const { db, clock } = context;
  return {
    create: async (actor: Actor, body: Content & NewWork): Promise<AssignmentRow> => {
      const now = clock();
      const { id, classId, draft } = body;
      const grade = await taughtClass(db, actor, classId, now);
      const content = await contentOf(actor, { id: classId, grade }, body, now);
      return createAssignment(context, actor, { id, kind, classId, content, isDraft: draft });
    },

    replace: async (actor: Actor, id: string, body: Content & { readonly version: number }): Promise<AssignmentRow> => {
      const now = clock();
      const { classId, grade, groups } = await ownAssignmentRow(db, actor, kind, id, now);
      const content = await contentOf(actor, { id: classId, grade }, body, now, groups);
      return replaceContent(context, actor, kind, id, body.version, content);
    },
  };
}
