import type { Contract, ParsedOf, ProfileSchema } from '@mashq/api/contract';
import { isPersonName } from '@mashq/api/person-name';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { findAccounts } from '../../auth/accounts.ts';
import { phoneOf } from '../../auth/phone-codes.ts';
import type { AuthService } from '../../auth/service.ts';
import { signedInDevices } from '../../auth/signed-in-devices.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError, NAME_FAULT, notFound, unprocessable } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { ClientInfo } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import { cleanText } from '../../school/roster/person-text.ts';
import type { ReadActiveUser } from '../active-user.ts';
import { AVATARS, avatarUrl } from './avatars.ts';
import { requestDeletion, withdrawDeletion } from './deletion.ts';
import { exportOf } from './export.ts';
import type { pictureService } from './picture.ts';

type Profile = InferOutput<typeof ProfileSchema>;
type Calls = Contract['account'];

/** The own account: names, picture, phone, data. */
export function accountService(
  context: Context,
  auth: AuthService,
  readActiveUser: ReadActiveUser,
  pictures: ReturnType<typeof pictureService>,
) {
  const { db, clock, phones } = context;

  async function read(actor: Actor, isVisiting: boolean): Promise<Profile> {
    const now = clock();
    const [row] = await findAccounts(db, sql`a.id = ${actor.id}`);
    if (!row) throw notFound('این حساب کاربری پیدا نشد.');
    const {
      id,
      username,
      first_name,
      last_name,
      gender,
      role,
      phone,
      profile_url,
      school_name,
      classes,
      is_individual_customer,
    } = await readActiveUser(db, row, now);
    const isChild = role === 'STUDENT';
    return {
      id,
      username,
      first_name,
      last_name,
      gender,
      role,
      phone,
      profile_url,
      school_name,
      classes,
      is_individual_customer,
      can_rename: !isChild || is_individual_customer,
      can_upload_picture: role === 'TEACHER' || role === 'MANAGER',
      has_password: row.passwordHash !== null,
      deletion_due_at: row.deletionDueAt?.toISOString() ?? null,
      ...(isVisiting ? { devices: await signedInDevices(db, actor, now) } : {}),
    };
  }

  const note = (actor: Actor, action: 'person.rename' | 'person.phone' | 'person.export') =>
    recordAudit(db, clock(), originOf(actor.id), { action, target: actor.id, schoolId: actor.schoolId });

  return {
    read,

    update: async (actor: Actor, sent: ParsedOf<Calls['update']>['body'], isVisiting: boolean): Promise<Profile> => {
      const before = await read(actor, false);
      // A name that was left as it is stays as it is, in whatever letters.
      const nameOf = (field: 'first_name' | 'last_name') =>
        sent[field] === before[field] ? before[field] : cleanText(sent[field]);
      const body = { ...sent, first_name: nameOf('first_name'), last_name: nameOf('last_name') };
      const isRenamed = before.first_name !== body.first_name || before.last_name !== body.last_name;
      if (isRenamed && !before.can_rename) {
        throw unprocessable('name-of-school', 'نام تو را مدرسه نوشته است. اگر درست نیست، به معلمت بگو.');
      }
      // A name that is stored already stays, whatever it is: it came from before this rule.
      const wrong = (['first_name', 'last_name'] as const).filter(
        (field) => body[field] !== before[field] && !isPersonName(body[field]),
      );
      if (wrong.length > 0) {
        throw new AppError('unprocessable', NAME_FAULT, {
          code: 'no-name',
          fields: Object.fromEntries(wrong.map((field) => [field, NAME_FAULT])),
        });
      }
      const picture = body.avatar === undefined ? before.profile_url : avatarUrl(body.avatar);
      if (picture === undefined) throw unprocessable('no-avatar', 'این تصویر پیدا نشد. یکی دیگر را انتخاب کن.');
      await db.execute(sql`
        update account set first_name = ${body.first_name}, last_name = ${body.last_name}, gender = ${body.gender}
        where id = ${actor.id}`);
      if (picture !== before.profile_url) await pictures.replace(actor, picture);
      if (isRenamed) await note(actor, 'person.rename');
      return read(actor, isVisiting);
    },

    avatars: async () => AVATARS,

    setPicture: async (actor: Actor, imageId: string): Promise<Profile> => {
      await pictures.set(actor, imageId);
      return read(actor, false);
    },

    removePicture: async (actor: Actor): Promise<Profile> => {
      await pictures.remove(actor);
      return read(actor, false);
    },

    picture: pictures.file,

    setPhone: async (actor: Actor, body: ParsedOf<Calls['setPhone']>['body'], from: ClientInfo): Promise<Profile> => {
      const phone = phoneOf(body.phone);
      // A wrong code must not look like a session that is over.
      const { codeId } = await auth.verifyPhone(phone, body.code, 'contact', from).catch((error: unknown) => {
        if (error instanceof AppError && error.extra.code === 'wrong-code') {
          throw new AppError('unprocessable', error.detail, { code: 'wrong-code', fields: { code: error.detail } });
        }
        throw error;
      });
      await auth.useCode(codeId);
      await db.execute(sql`
        update account set phone = ${phones.encrypt(phone)}, phone_hash = ${phones.index(phone)},
          phone_tail_hash = ${phones.tailIndex(phone)}
        where id = ${actor.id}`);
      await note(actor, 'person.phone');
      return read(actor, false);
    },

    exportData: async (actor: Actor) => {
      const [row] = await findAccounts(db, sql`a.id = ${actor.id}`);
      if (!row) throw notFound('این حساب کاربری پیدا نشد.');
      const file = await exportOf(context, actor, row);
      await note(actor, 'person.export');
      return file;
    },

    askDeletion: async (actor: Actor, password: string, from: ClientInfo): Promise<Profile> => {
      await auth.checkPassword(actor, password, from);
      await db.transaction((tx) => requestDeletion(tx, clock(), originOf(actor.id), actor));
      return read(actor, false);
    },

    keepAccount: async (actor: Actor): Promise<Profile> => {
      await db.transaction((tx) => withdrawDeletion(tx, clock(), originOf(actor.id), actor));
      return read(actor, false);
    },
  };
}
