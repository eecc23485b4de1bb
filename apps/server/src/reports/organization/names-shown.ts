import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';

const NamesShown = v.object({
  status: v.boolean(),
});
type NamesShown = v.InferOutput<typeof NamesShown>;

/** Whether a school shows its children's names to the organization over it: its manager decides. */
export function namesShownService({ db, clock }: Context) {
  return {
    read: async ({ schoolId }: Actor): Promise<NamesShown> => {
      const [school] = await db.query(
        NamesShown,
        sql`
        select names_shown_to_organization as status from school where id = ${schoolId}`,
      );
      if (!school) throw notFound('این مدرسه پیدا نشد.');
      return school;
    },

    change: (actor: Actor, { status }: NamesShown): Promise<NamesShown> =>
      db.transaction(async (tx) => {
        const changed = await tx.execute(sql`
          update school set names_shown_to_organization = ${status}
          where id = ${actor.schoolId} and names_shown_to_organization <> ${status}
          returning id`);
        if (changed.length > 0) {
          await recordAudit(tx, clock(), originOf(actor.id), {
            action: 'school.names-shown',
            target: actor.schoolId,
            schoolId: actor.schoolId,
            after: { status },
          });
        }
        return { status };
      }),
  };
}
