import type { Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { routeRoleOf } from '../actor.ts';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';
import { type AccountRow, type AccountView, accountView, activeUser, findAccounts } from '../school/active-user.ts';
import { makeCodes } from './codes.ts';
import { foldDigits, foldPhone, foldUsername } from './digits.ts';
import { type Limit, makeThrottle } from './throttle.ts';
import type { TokenPair } from './tokens.ts';

type Calls = Contract['auth'];
type LoginReply = ResponseOf<Calls['login']>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Wrong passwords for one name from one address; and from one address in all, wide enough for a school behind it. */
const passwordLimits = (username: string, ip: string): Limit[] => [
  { key: ['password', username, ip], most: 10, windowMs: 10 * MINUTE },
  { key: ['password', ip], most: 300, windowMs: 10 * MINUTE },
];
/** Wrong codes, besides the five tries of each code. */
const codeLimits = (phone: string, ip: string): Limit[] => [
  { key: ['code', phone], most: 30, windowMs: HOUR },
  { key: ['code', ip], most: 300, windowMs: 10 * MINUTE },
];
/** Codes sent: a minute between two, five an hour to one phone; many from a school's one address. */
const sendLimits = (phone: string, ip: string): Limit[] => [
  {
    key: ['send', phone],
    most: 1,
    windowMs: MINUTE,
    refusal: (wait) => `کد را همین حالا فرستاده‌ایم. ${wait} دیگر می‌توانید کد تازه‌ای بگیرید.`,
  },
  { key: ['send-hour', phone], most: 5, windowMs: HOUR },
  { key: ['send', ip], most: 200, windowMs: HOUR },
];

const wrongPassword = () =>
  new Failure('unauthorized', 'نام کاربری یا رمز عبور اشتباه است.', { code: 'wrong-password' });
const wrongCode = () =>
  new Failure('unauthorized', 'کد درست نیست یا زمان آن گذشته است. اگر لازم بود کد تازه‌ای بگیرید.', {
    code: 'wrong-code',
  });
const notAPhone = () =>
  new Failure('invalid', 'شمارهٔ موبایل درست نیست. آن را مانند ۰۹۱۲۳۴۵۶۷۸۹ بنویسید.', {
    fields: { phone: 'شمارهٔ موبایل درست نیست.' },
  });

/**
 * Signing in. No answer here tells whether a name or a phone has an account: wrong names and wrong passwords are answered
 * alike and take as long, and a code is said to be sent whether or not anybody waits for it.
 */
export function authService(context: Context) {
  const { db, clock, passwords, tokens, sms } = context;
  const throttle = makeThrottle(context);
  const codes = makeCodes(context);

  async function limited<T>(limits: readonly Limit[], work: () => Promise<T>): Promise<T> {
    for (const limit of limits) await throttle.take(limit);
    const result = await work();
    for (const limit of limits) await throttle.giveBack(limit);
    return result;
  }

  function pairFor({ id, role, schoolId, tokenVersion }: AccountRow): Promise<TokenPair> {
    return tokens.issue({ id, role: routeRoleOf[role], schoolId, version: tokenVersion }, clock());
  }

  async function signIn(row: AccountRow): Promise<LoginReply> {
    const user = await activeUser(db, row, clock());
    const { classes, courses, notifications, is_individual_customer, features, has_quiz } = user;
    return {
      ...(await pairFor(row)),
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

  async function byPassword(username: string, password: string): Promise<LoginReply> {
    const [row] = await findAccounts(db, sql`a.username = ${username}`);
    const matches = await passwords.verify(row?.passwordHash ?? null, password);
    if (!row || !matches) throw wrongPassword();
    return signIn(row);
  }

  /** The phone's accounts and its code, if the code is right. */
  async function checkCode(phone: string, code: string): Promise<{ codeId: string; accounts: AccountRow[] }> {
    const codeId = await codes.check(phone, foldDigits(code).trim());
    const accounts = codeId === null ? [] : await findAccounts(db, sql`a.phone = ${phone}`);
    if (codeId === null || accounts.length === 0) throw wrongCode();
    return { codeId, accounts };
  }

  async function byCode(phone: string, code: string, username: string | undefined): Promise<LoginReply> {
    const { codeId, accounts } = await checkCode(phone, code);
    if (username === undefined && accounts.length > 1) return accounts.map(accountView);
    const chosen = username === undefined ? accounts[0] : accounts.find((each) => each.username === username);
    if (!chosen || !(await codes.use(codeId))) throw wrongCode();
    return signIn(chosen);
  }

  function phoneOf(text: string): string {
    const phone = foldPhone(text);
    if (phone === null) throw notAPhone();
    return phone;
  }

  return {
    login: async (body: ParsedOf<Calls['login']>['body'], ip: string): Promise<LoginReply> => {
      if ('password' in body) {
        const username = foldUsername(body.username);
        return limited(passwordLimits(username, ip), () => byPassword(username, body.password));
      }
      const phone = phoneOf(body.phone);
      const username = body.username === undefined ? undefined : foldUsername(body.username);
      return limited(codeLimits(phone, ip), () => byCode(phone, body.code, username));
    },

    sendCode: async (
      query: ParsedOf<Calls['sendCode']>['query'],
      ip: string,
    ): Promise<ResponseOf<Calls['sendCode']>> => {
      const phone = phoneOf(query.phone);
      await throttle.sweep();
      for (const limit of sendLimits(phone, ip)) await throttle.take(limit);
      const code = await codes.make(phone);
      const [known] = await findAccounts(db, sql`a.phone = ${phone}`);
      try {
        if (known) await sms.send(phone, `کد ورود به مشق: ${code}\nاین کد را به کسی ندهید.`);
      } catch {
        return { status: 0, message: 'پیامک فرستاده نشد. لطفاً کمی بعد دوباره تلاش کنید.' };
      }
      return { status: 1, message: 'کد تایید با موفقیت ارسال شد.' };
    },

    verify: async (body: ParsedOf<Calls['verify']>['body'], ip: string): Promise<AccountView | AccountView[]> => {
      const phone = phoneOf(body.phone);
      const { accounts } = await limited(codeLimits(phone, ip), () => checkCode(phone, body.code));
      const [first, ...others] = accounts.map(accountView);
      return first && others.length === 0 ? first : accounts.map(accountView);
    },

    refresh: async ({ refresh }: ParsedOf<Calls['refresh']>['body']): Promise<TokenPair> => {
      const identity = await tokens.read(refresh, 'refresh', clock());
      const [row] = identity ? await findAccounts(db, sql`a.id = ${identity.id}`) : [];
      if (!row || row.tokenVersion !== identity?.version) {
        throw new Failure('unauthorized', 'نشست شما به پایان رسیده است. دوباره وارد شوید.');
      }
      return pairFor(row);
    },

    /** Ends every token of an account given so far: at once at refresh, within a minute elsewhere. */
    endSessions: async (accountId: string): Promise<void> => {
      await db.rows(sql`update account set token_version = token_version + 1 where id = ${accountId}`);
    },
  };
}
