import type { ActiveUserSchema, Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { toLatinDigits } from '@mashq/curriculum/persian';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Actor } from '../actor.ts';
import { AppError, underMaintenance } from '../app-error.ts';
import { recordAudit } from '../audit/audit.ts';
import { originOf } from '../audit/request-origin.ts';
import type { Caller } from '../caller.ts';
import type { Context } from '../context.ts';
import type { Session } from '../db/database.ts';
import type { AccountCache } from './account-cache.ts';
import { type AccountRow, type AccountView, accountView, findAccounts } from './accounts.ts';
import { makeAttemptCounters } from './attempt-counters.ts';
import { makeCodes } from './codes.ts';
import { type Device, isTrusted, makeDevices } from './devices.ts';
import { foldPhone, foldUsername } from './digits.ts';
import { networkOf } from './network.ts';
import { phoneIs } from './phone-cipher.ts';
import { makeSessions, type TokenPair } from './sessions.ts';
import { makeSignInLimits } from './sign-in-limits.ts';
import { userAgentFamily } from './user-agent.ts';

type Calls = Contract['auth'];

/** The signed-in person as the reply of a sign-in shows them; what it consists of is the school's. */
export type ReadUser = (
  session: Session,
  account: AccountRow,
  now: Date,
) => Promise<InferOutput<typeof ActiveUserSchema>>;

type LoginReply = ResponseOf<Calls['login']>;

interface KnownCaller {
  readonly network: string;
  readonly device: Device;
  /** The device came with a token of ours. */
  readonly isKnown: boolean;
  readonly userAgent: string;
}

const wrongPassword = () =>
  new AppError('unauthorized', 'نام کاربری یا رمز عبور اشتباه است.', { code: 'wrong-password' });
const wrongCode = () =>
  new AppError('unauthorized', 'کد درست نیست یا زمان آن گذشته است. اگر لازم بود کد تازه‌ای بگیرید.', {
    code: 'wrong-code',
  });
const notAPhone = () =>
  new AppError('invalid', 'شمارهٔ موبایل درست نیست. آن را مانند ۰۹۱۲۳۴۵۶۷۸۹ بنویسید.', {
    fields: { phone: 'شمارهٔ موبایل درست نیست.' },
  });

/**
 * Signing in and out. No answer here tells whether a name or a phone has an account: wrong names and wrong passwords are
 * answered alike and take as long, and a code is said to be sent whether or not anybody waits for it.
 */
export function authService(context: Context, accounts: AccountCache, readUser: ReadUser) {
  const { db, clock, passwords, keyring, phones, sms } = context;
  const limits = makeSignInLimits(makeAttemptCounters(context));
  const codes = makeCodes(context);
  const devices = makeDevices(keyring);
  const sessions = makeSessions(context, accounts);

  function know({ ip, device: token, userAgent }: Caller): KnownCaller {
    const device = devices.read(token, clock());
    return {
      network: networkOf(ip),
      device: device ?? devices.make(),
      isKnown: device !== null,
      userAgent: userAgentFamily(userAgent),
    };
  }

  /** Who asks for a code: the browser where it can be recognized, else its address. */
  const requesterOf = ({ device, isKnown, network }: KnownCaller) =>
    isKnown ? `device\n${device.id}` : `network\n${network}`;

  const trustedBy = ({ device, isKnown }: KnownCaller, accounts: readonly AccountRow[]): Device | null =>
    isKnown && accounts.some((account) => isTrusted(device, account)) ? device : null;

  async function signIn(row: AccountRow, { device, userAgent }: KnownCaller): Promise<LoginReply> {
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

  /** A wrong try at an account that exists; what was typed as a name is never kept. */
  function noteRefusal({ id, schoolId }: AccountRow): Promise<void> {
    return recordAudit(db, clock(), originOf('nobody'), { action: 'sign-in.refused', target: id, schoolId });
  }

  async function byPassword(username: string, password: string, caller: KnownCaller): Promise<LoginReply> {
    const [row] = await findAccounts(db, sql`a.username = ${username}`);
    const requester = {
      username,
      tokenVersion: row?.tokenVersion ?? 0,
      network: caller.network,
      trusted: trustedBy(caller, row ? [row] : []),
    };
    const account = await limits.password(requester, async () => {
      const matches = await passwords.verify(row?.passwordHash ?? null, password);
      if (row && !matches) await noteRefusal(row);
      if (!row || !matches) throw wrongPassword();
      return row;
    });
    return signIn(account, caller);
  }

  /** The phone's accounts and its code, if the code is right. */
  async function checkCode(
    phone: string,
    code: string,
    caller: KnownCaller,
  ): Promise<{ codeId: string; accounts: AccountRow[] }> {
    const requester = requesterOf(caller);
    const work = async () => {
      const codeId = await codes.check(phone, toLatinDigits(code).trim(), requester);
      const accounts = codeId === null ? [] : await findAccounts(db, phoneIs(phones, sql`a.phone_hash`, phone));
      if (codeId === null || accounts.length === 0) throw wrongCode();
      return { codeId, accounts };
    };
    return (await codes.isAwaited(phone, requester)) ? work() : limits.strangersCode(caller.network, work);
  }

  async function byCode(
    phone: string,
    code: string,
    username: string | undefined,
    caller: KnownCaller,
  ): Promise<LoginReply> {
    const { codeId, accounts } = await checkCode(phone, code, caller);
    if (username === undefined && accounts.length > 1) return accounts.map(accountView);
    const chosen = username === undefined ? accounts[0] : accounts.find((each) => each.username === username);
    if (!chosen || !(await codes.use(codeId))) throw wrongCode();
    return signIn(chosen, caller);
  }

  function phoneOf(text: string): string {
    const phone = foldPhone(text);
    if (phone === null) throw notAPhone();
    return phone;
  }

  return {
    login: async (body: ParsedOf<Calls['login']>['body'], from: Caller): Promise<LoginReply> => {
      const caller = know(from);
      if ('password' in body) return byPassword(foldUsername(body.username), body.password, caller);
      const username = body.username === undefined ? undefined : foldUsername(body.username);
      return byCode(phoneOf(body.phone), body.code, username, caller);
    },

    sendCode: async (
      query: ParsedOf<Calls['sendCode']>['query'],
      from: Caller,
    ): Promise<ResponseOf<Calls['sendCode']>> => {
      const phone = phoneOf(query.phone);
      const caller = know(from);
      const accounts = await findAccounts(db, phoneIs(phones, sql`a.phone_hash`, phone));
      await limits.sendCode(phone, { network: caller.network, trusted: trustedBy(caller, accounts) });
      // The browser gets its id now: the code is bound to it, so that nobody else behind its address uses up its tries.
      const device = devices.issue(caller.device, clock());
      const code = await codes.make(phone, requesterOf({ ...caller, isKnown: true }));
      try {
        if (accounts.length > 0) await sms.send(phone, `کد ورود به مشق: ${code}\nاین کد را به کسی ندهید.`, code);
      } catch {
        return { status: 0, message: 'پیامک فرستاده نشد. لطفاً کمی بعد دوباره تلاش کنید.', device };
      }
      return { status: 1, message: 'کد تایید با موفقیت ارسال شد.', device };
    },

    verify: async (body: ParsedOf<Calls['verify']>['body'], from: Caller): Promise<AccountView | AccountView[]> => {
      const { accounts } = await checkCode(phoneOf(body.phone), body.code, know(from));
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

    /** Ends every token of an account given so far, at once and on every copy of the server. */
    endSessions: (accountId: string): Promise<void> => sessions.endAll(accountId),
  };
}
