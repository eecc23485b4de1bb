import {
  type ActiveUserSchema,
  type Contract,
  type ParsedOf,
  type ResponseOf,
  SECOND_FACTOR_ROLES,
} from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import { type Actor, routeRoleOf } from '../platform/actor.ts';
import { AppError, underMaintenance } from '../platform/app-error.ts';
import { recordAudit } from '../platform/audit/audit.ts';
import { originOf } from '../platform/audit/request-origin.ts';
import type { ClientInfo } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import type { Session } from '../platform/db/database.ts';
import { textAs } from '../platform/db/row.ts';
import { makeAttemptCounters } from '../platform/security/attempt-counters.ts';
import { foldUsername } from '../platform/security/digits.ts';
import { phoneIs } from '../platform/security/phone-cipher.ts';
import type { AccountCache } from './account-cache.ts';
import { type AccountRow, type AccountView, accountView, findAccounts } from './accounts.ts';
import { accountBarred, type Barred, findBarred, isBarred, whyBarred } from './barred-accounts.ts';
import type { CodePurpose } from './codes.ts';
import { type Device, isTrusted } from './devices.ts';
import { makePasswordResets } from './password-reset.ts';
import { requireStrong } from './password-rules.ts';
import { makePhoneCodes, phoneOf, wrongCode } from './phone-codes.ts';
import { makeSecondFactors } from './second-factor.ts';
import { signInAgain } from './session-guard.ts';
import { makeSessions, type TokenPair } from './sessions.ts';
import { type KnownCaller, makeCallers } from './sign-in-callers.ts';
import { makeSignInLimits } from './sign-in-limits.ts';
import { signedInDevices, signOutDevice } from './signed-in-devices.ts';

type Calls = Contract['auth'];

/** The signed-in person as the reply of a sign-in shows them; what it consists of is the school's. */
export type ReadUser = (
  session: Session,
  account: AccountRow,
  now: Date,
) => Promise<InferOutput<typeof ActiveUserSchema>>;

type LoginReply = ResponseOf<Calls['login']>;

const wrongPassword = () =>
  new AppError('unauthorized', 'نام کاربری یا رمز عبور اشتباه است.', { code: 'wrong-password' });
const stillPending = () =>
  new AppError(
    'unauthorized',
    'درخواست حساب شما هنوز بررسی نشده است. پس از تأیید با همین نام کاربری و رمز وارد شوید.',
    {
      code: 'registration-pending',
    },
  );

const secondFactorNeeded = () =>
  new AppError('unauthorized', 'ورود دومرحله‌ای این حساب روشن است. کد برنامهٔ ورود را هم بنویسید.', {
    code: 'second-factor-needed',
  });
const wrongSecondFactor = () =>
  new AppError('unauthorized', 'کد ورود دومرحله‌ای درست نیست. کد تازهٔ برنامه را بنویسید.', {
    code: 'wrong-second-factor',
  });
const passwordNeeded = () =>
  new AppError('unauthorized', 'ورود دومرحله‌ای این حساب روشن است. با نام کاربری و رمز وارد شوید.', {
    code: 'second-factor-needed',
  });

/** Purposes whose code goes to a phone that has no account yet. */
const TO_ANYBODY: readonly CodePurpose[] = ['register', 'contact'];

const BarredRow = v.object({
  passwordHash: v.nullable(v.string()),
  why: textAs<'pending' | Barred>(),
});

/**
 * Signing in and out. No answer here tells whether a name or a phone has an account: wrong names and wrong passwords are
 * answered alike and take as long, and a code is said to be sent whether or not anybody waits for it.
 */
export function authService(context: Context, accounts: AccountCache, readUser: ReadUser) {
  const { db, clock, passwords, phones } = context;
  const counters = makeAttemptCounters(context);
  const limits = makeSignInLimits(counters);
  const phoneCodes = makePhoneCodes(context, limits);
  const { devices, know } = makeCallers(context);
  const sessions = makeSessions(context, accounts);
  const resets = makePasswordResets(context, accounts);
  const factors = makeSecondFactors(context);

  const trustedBy = ({ device, isKnown }: KnownCaller, accounts: readonly AccountRow[]): Device | null =>
    isKnown && accounts.some((account) => isTrusted(device, account)) ? device : null;

  async function signIn(
    row: AccountRow,
    { device, userAgent }: KnownCaller,
  ): Promise<Exclude<LoginReply, readonly unknown[]>> {
    if (context.status === 'maintenance' && row.role !== 'SYS_ADMIN') throw underMaintenance();
    const now = clock();
    const user = await readUser(db, row, now);
    await recordAudit(db, now, originOf(row.id), {
      action: 'sign-in.accepted',
      target: row.id,
      schoolId: row.schoolId,
    });
    const { classes, courses, notifications, is_individual_customer, features, has_quiz } = user;
    return {
      ...(await sessions.begin(row, userAgent)),
      device: devices.issue(devices.withAccount(device, row), now),
      user,
      class: user.class,
      classes,
      courses,
      notifications,
      is_individual_customer,
      features,
      has_quiz,
    };
  }

  /** The account, where this is its password; tries are limited as those of signing in are. */
  async function requirePassword(
    id: string,
    password: string,
    caller: KnownCaller,
    field: string,
  ): Promise<AccountRow> {
    const [row] = await findAccounts(db, sql`a.id = ${id}`);
    if (!row) throw signInAgain();
    const { username, tokenVersion, passwordHash } = row;
    const trusted = trustedBy(caller, [row]);
    return limits.password({ username, tokenVersion, network: caller.network, trusted }, async () => {
      if (await passwords.verify(passwordHash, password)) return row;
      await noteRefusal(row);
      const detail =
        passwordHash === null
          ? 'این حساب رمز ندارد. از «رمز را فراموش کرده‌ام» در صفحهٔ ورود رمز بسازید.'
          : 'رمز فعلی درست نیست.';
      throw new AppError('unprocessable', detail, { code: 'wrong-password', fields: { [field]: detail } });
    });
  }

  /** A wrong try at an account that exists; what was typed as a name is never kept. */
  function noteRefusal({ id, schoolId }: AccountRow): Promise<void> {
    return recordAudit(db, clock(), originOf('nobody'), { action: 'sign-in.refused', target: id, schoolId });
  }

  /** A name that cannot sign in: of a request that nobody has decided yet, or of somebody who has left the school or is locked. */
  async function findBarredName(username: string) {
    const [row] = await db.query(
      BarredRow,
      sql`
      select password_hash as "passwordHash", 'pending' as why from registration
      where username = ${username} and state = 'pending' and kind <> 'interest'
      union all
      select a.password_hash, ${whyBarred} from account a where a.username = ${username} and ${isBarred}
      limit 1`,
    );
    return row;
  }

  const mayHaveFactor = ({ role }: AccountRow) => SECOND_FACTOR_ROLES.some((one) => one === routeRoleOf[role]);

  async function byPassword(
    username: string,
    password: string,
    secondFactor: string | undefined,
    caller: KnownCaller,
  ): Promise<LoginReply> {
    const [row] = await findAccounts(db, sql`a.username = ${username}`);
    const requester = {
      username,
      tokenVersion: row?.tokenVersion ?? 0,
      network: caller.network,
      trusted: trustedBy(caller, row ? [row] : []),
    };
    const account = await limits.password(requester, async () => {
      const barred = row ? undefined : await findBarredName(username);
      const matches = await passwords.verify((row ?? barred)?.passwordHash ?? null, password);
      if (row && !matches) await noteRefusal(row);
      // Only to who knows the password.
      if (barred && matches) throw barred.why === 'pending' ? stillPending() : accountBarred(barred.why);
      if (!row || !matches) throw wrongPassword();
      return row;
    });
    if (mayHaveFactor(account) && (await factors.isOn(account.id))) {
      if (secondFactor === undefined) throw secondFactorNeeded();
      await limits.password(requester, async () => {
        if (await factors.take(account.id, secondFactor)) return;
        await noteRefusal(account);
        throw wrongSecondFactor();
      });
    }
    return signIn(account, caller);
  }

  const isPhone = (phone: string) => phoneIs(phones, sql`a.phone_hash`, phone);

  /** The phone's accounts and its code, if the code is right. */
  async function checkCode(phone: string, code: string, purpose: CodePurpose, caller: KnownCaller) {
    const { codeId, found } = await phoneCodes.check(phone, code, purpose, caller, async () => {
      const accounts = await findAccounts(db, isPhone(phone));
      if (accounts.length > 0) return accounts;
      const barred = await findBarred(db, isPhone(phone));
      if (barred !== undefined) throw accountBarred(barred);
      return null;
    });
    return { codeId, accounts: found };
  }

  async function byCode(
    phone: string,
    code: string,
    username: string | undefined,
    caller: KnownCaller,
  ): Promise<LoginReply> {
    const { codeId, accounts } = await checkCode(phone, code, 'login', caller);
    if (username === undefined && accounts.length > 1) return accounts.map(accountView);
    const chosen = username === undefined ? accounts[0] : accounts.find((each) => each.username === username);
    if (!chosen) throw wrongCode();
    // A code by SMS is no second factor beside itself.
    if (mayHaveFactor(chosen) && (await factors.isOn(chosen.id))) throw passwordNeeded();
    await phoneCodes.use(codeId);
    return signIn(chosen, caller);
  }

  return {
    login: async (body: ParsedOf<Calls['login']>['body'], from: ClientInfo): Promise<LoginReply> => {
      const caller = know(from);
      if ('password' in body) {
        return byPassword(foldUsername(body.username), body.password, body.second_factor, caller);
      }
      const username = body.username === undefined ? undefined : foldUsername(body.username);
      return byCode(phoneOf(body.phone), body.code, username, caller);
    },

    sendCode: async (
      query: ParsedOf<Calls['sendCode']>['query'],
      from: ClientInfo,
    ): Promise<ResponseOf<Calls['sendCode']>> => {
      const phone = phoneOf(query.phone);
      const caller = know(from);
      const { purpose } = query;
      const accounts = await findAccounts(db, isPhone(phone));
      await limits.sendCode(phone, { network: caller.network, trusted: trustedBy(caller, accounts) });
      const toAnybody = TO_ANYBODY.includes(purpose);
      if (toAnybody) await limits.codeToStranger(caller.network);
      // The browser gets its id now: the code is bound to it, so that nobody else behind its address uses up its tries.
      const device = devices.issue(caller.device, clock());
      // Who has a closed or locked account alone learns so by the code.
      const hasAccount = accounts.length > 0 || (await findBarred(db, isPhone(phone))) !== undefined;
      if (!(await phoneCodes.send(phone, caller, purpose, toAnybody || hasAccount))) {
        return { status: 0, message: 'پیامک فرستاده نشد. لطفاً کمی بعد دوباره تلاش کنید.', device };
      }
      return { status: 1, message: 'کد تایید با موفقیت ارسال شد.', device };
    },

    verify: async (body: ParsedOf<Calls['verify']>['body'], from: ClientInfo): Promise<AccountView | AccountView[]> => {
      const { accounts } = await checkCode(phoneOf(body.phone), body.code, 'login', know(from));
      const [first, ...others] = accounts.map(accountView);
      return first && others.length === 0 ? first : accounts.map(accountView);
    },

    refresh: ({ refresh, attempt }: ParsedOf<Calls['refresh']>['body']): Promise<TokenPair> =>
      sessions.refresh(refresh, attempt),

    logout: async ({ refresh }: ParsedOf<Calls['logout']>['body']): Promise<{ ok: true }> => {
      await sessions.signOut(refresh);
      return { ok: true };
    },

    logoutEverywhere: async ({ id }: Actor): Promise<{ ok: true }> => {
      await sessions.endAll(id);
      await recordAudit(db, clock(), originOf(id), { action: 'sign-out.everywhere', target: id });
      return { ok: true };
    },

    devices: (actor: Actor) => signedInDevices(db, actor, clock()),

    endDevice: async (actor: Actor, id: string): Promise<{ ok: true }> => {
      await signOutDevice(context, accounts, actor, id);
      return { ok: true };
    },

    editPassword: async (
      { id }: Actor,
      { old_password: old, new_password: next }: ParsedOf<Contract['passwords']['edit']>['body'],
      from: ClientInfo,
    ): Promise<ResponseOf<Contract['passwords']['edit']>> => {
      const caller = know(from);
      const row = await requirePassword(id, old, caller, 'old_password');
      await requireStrong(next, row.username);
      const passwordHash = await passwords.hash(next);
      await db.execute(sql`update account set password_hash = ${passwordHash} where id = ${id}`);
      await sessions.endAll(id);
      await recordAudit(db, clock(), originOf(id), { action: 'password.change', target: id, schoolId: row.schoolId });
      const changed = { id, tokenVersion: row.tokenVersion + 1 };
      const device = devices.issue(devices.withAccount(caller.device, changed), clock());
      return { ...(await sessions.begin(changed, caller.userAgent)), device };
    },

    /** Throws where it is not the password of the account; limited as signing in is. */
    checkPassword: async (actor: Actor, password: string, from: ClientInfo): Promise<void> => {
      await requirePassword(actor.id, password, know(from), 'password');
    },

    secondFactor: ({ id }: Actor): Promise<ResponseOf<Contract['secondFactor']['read']>> => factors.stateOf(id),

    beginSecondFactor: async (
      actor: Actor,
      { password }: ParsedOf<Contract['secondFactor']['begin']>['body'],
      from: ClientInfo,
    ): Promise<ResponseOf<Contract['secondFactor']['begin']>> => {
      const { username } = await requirePassword(actor.id, password, know(from), 'password');
      return factors.begin(actor, username);
    },

    confirmSecondFactor: factors.confirm,

    endSecondFactor: async (
      actor: Actor,
      { password, code }: ParsedOf<Contract['secondFactor']['end']>['body'],
      from: ClientInfo,
    ): Promise<ResponseOf<Contract['secondFactor']['end']>> => {
      const caller = know(from);
      const row = await requirePassword(actor.id, password, caller, 'password');
      if (await factors.isOn(actor.id)) {
        const { username, tokenVersion } = row;
        const requester = { username, tokenVersion, network: caller.network, trusted: trustedBy(caller, [row]) };
        await limits.password(requester, async () => {
          if (!(await factors.take(actor.id, code))) throw factors.wrongCode();
        });
        await db.transaction((tx) => factors.end(tx, actor.id, originOf(actor.id)));
      }
      return factors.stateOf(actor.id);
    },

    resetToken: async (
      body: ParsedOf<Contract['passwords']['issueResetToken']>['body'],
      from: ClientInfo,
    ): Promise<ResponseOf<Contract['passwords']['issueResetToken']>> => {
      const { codeId, accounts } = await checkCode(phoneOf(body.phone), body.code, 'reset', know(from));
      if (body.username === undefined && accounts.length > 1) return accounts.map(accountView);
      const username = body.username === undefined ? undefined : foldUsername(body.username);
      const chosen = username === undefined ? accounts[0] : accounts.find((each) => each.username === username);
      if (!chosen) throw wrongCode();
      await phoneCodes.use(codeId);
      return { reset_token: await resets.issue(chosen.id), username: chosen.username };
    },

    resetPassword: async (
      { reset_token: token, password }: ParsedOf<Contract['passwords']['reset']>['body'],
      from: ClientInfo,
    ): Promise<{ ok: true }> => {
      await limits.resetPassword(know(from).network);
      await resets.setPassword(token, password);
      return { ok: true };
    },

    /** Signs an account in that has just been made. */
    signInTo: async (accountId: string, from: ClientInfo): Promise<Exclude<LoginReply, readonly unknown[]>> => {
      const [row] = await findAccounts(db, sql`a.id = ${accountId}`);
      if (!row) throw new Error('an account that was just made is gone');
      return signIn(row, know(from));
    },

    /** Checks a code that was sent to a phone for `purpose`, whether or not the phone has an account. Throws `wrong-code`. */
    verifyPhone: async (
      phone: string,
      code: string,
      purpose: CodePurpose,
      from: ClientInfo,
    ): Promise<{ codeId: string }> => phoneCodes.check(phone, code, purpose, know(from), () => Promise.resolve(true)),

    useCode: (codeId: string): Promise<void> => phoneCodes.use(codeId),

    /** Ends every token of an account given so far, at once and on every copy of the server. */
    endSessions: (accountId: string): Promise<void> => sessions.endAll(accountId),
  };
}

export type AuthService = ReturnType<typeof authService>;
