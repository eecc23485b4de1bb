import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fresh, makePerson } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';

const world = await makeWorld();
const { sendCode, login, verify } = contract.auth;
const { issueResetToken, reset, edit } = contract.passwords;

const OLD = 'the-old-password';
let phones = 0;
const freshPhone = () => {
  phones += 1;
  return `0937${String(phones).padStart(7, '0')}`;
};
let addresses = 0;
/** A network of its own, so that limits of one test are not another's. */
const from = () => {
  addresses += 1;
  return { 'x-forwarded-for': `198.51.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}` };
};

async function makeAccount(phone = freshPhone()) {
  const username = fresh('child');
  const actor = await makePerson(world, { role: 'STUDENT', username, phone, password: OLD });
  return { phone, username, actor };
}
const codeOf = (phone: string) =>
  /\d{6}/.exec(world.messages.findLast((each) => each.phone === phone)?.body ?? '')?.[0] ?? '000000';
const ask = (phone: string, headers: Record<string, string>, purpose: 'login' | 'reset' = 'reset') =>
  world.call(null, sendCode, { query: { phone, purpose } }, headers);
const tokenFor = (phone: string, code: string, headers: Record<string, string>, username?: string) =>
  world.call(null, issueResetToken, { body: { phone, code, ...(username ? { username } : {}) } }, headers);
const set = (token: string, password: string, headers: Record<string, string>) =>
  world.call(null, reset, { body: { reset_token: token, password } }, headers);
const signIn = async (username: string, password: string) =>
  (await world.call(null, login, { body: { username, password } }, from())).status;
const tokenIn = (body: unknown) => (body as { reset_token: string }).reset_token;

test('a forgotten password is replaced by a code, and every session ends', async () => {
  const { phone, username } = await makeAccount();
  const headers = from();
  const before = await world.call(null, login, { body: { username, password: OLD } }, headers);
  expect((await ask(phone, headers)).body.status).toBe(1);
  const issued = await tokenFor(phone, codeOf(phone), headers);
  expect(issued.status).toBe(200);
  expect((await set(tokenIn(issued.body), 'abcdef', headers)).refusal.code, 'weak').toBe('weak-password');
  expect((await set(tokenIn(issued.body), 'a-new-password', headers)).status).toBe(200);
  expect((await world.brief((before.body as { access: string }).access)).status).toBe(401);
  expect([await signIn(username, OLD), await signIn(username, 'a-new-password')]).toEqual([401, 200]);
});

test('of several accounts of a phone the one that was chosen is changed', async () => {
  const one = await makeAccount();
  const other = await makeAccount(one.phone);
  const headers = from();
  await ask(one.phone, headers);
  const code = codeOf(one.phone);
  const list = await tokenFor(one.phone, code, headers);
  expect((list.body as { username: string }[]).map(({ username }) => username).toSorted()).toEqual(
    [one.username, other.username].toSorted(),
  );
  expect((await tokenFor(one.phone, code, headers, 'somebody-else')).status).toBe(401);
  const issued = await tokenFor(one.phone, code, headers, other.username);
  expect((await set(tokenIn(issued.body), 'a-new-password', headers)).status).toBe(200);
  expect([await signIn(one.username, OLD), await signIn(other.username, OLD)]).toEqual([200, 401]);
});

test('no answer tells whether a phone has an account', async () => {
  const { phone } = await makeAccount();
  const nobody = freshPhone();
  const asked = await Promise.all([phone, nobody].map((each) => ask(each, from())));
  const shown = asked.map(({ status, body }) => [status, body.status, body.message]);
  expect(shown[0]).toEqual(shown[1]);
  expect(world.messages.some((message) => message.phone === nobody)).toBe(false);
  const refused = await Promise.all([phone, nobody].map((each) => tokenFor(each, '000000', from())));
  expect(refused.map(({ status, refusal }) => [status, refusal.detail])).toEqual(
    refused.map(() => [401, refused[0]?.refusal.detail]),
  );
});

test('a code that was asked for to sign in sets no password, and one for a password signs nobody in', async () => {
  const { phone } = await makeAccount();
  const headers = from();
  await ask(phone, headers, 'login');
  expect((await tokenFor(phone, codeOf(phone), headers)).status).toBe(401);
  const other = await makeAccount();
  await ask(other.phone, headers);
  for (const call of [login, verify] as const) {
    const reply = await world.call(
      null,
      call as typeof login,
      { body: { phone: other.phone, code: codeOf(other.phone) } },
      headers,
    );
    expect(reply.status).toBe(401);
  }
});

test('the database holds no token that could be used', async () => {
  const { phone } = await makeAccount();
  const headers = from();
  await ask(phone, headers);
  const token = tokenIn((await tokenFor(phone, codeOf(phone), headers)).body);
  expect(JSON.stringify(await world.db.execute(sql`select * from password_reset`))).not.toContain(token);
  expect(world.log.join('')).not.toContain(token);
});

test('the own password is changed only by who knows it; the other devices are signed out, this one goes on', async () => {
  const { username, actor } = await makeAccount();
  const headers = from();
  const wrong = await world.call(
    actor,
    edit,
    { body: { old_password: 'no', new_password: 'a-new-password' } },
    headers,
  );
  expect([wrong.status, wrong.refusal.code]).toEqual([422, 'wrong-password']);
  const other = await world.call(null, login, { body: { username, password: OLD } }, headers);
  const weak = await world.call(actor, edit, { body: { old_password: OLD, new_password: 'aaaaaaaaa' } }, headers);
  expect(weak.refusal.code).toBe('weak-password');
  const done = await world.call(actor, edit, { body: { old_password: OLD, new_password: 'a-new-password' } }, headers);
  expect(done.status).toBe(200);
  expect((await world.brief((other.body as { access: string }).access)).status).toBe(401);
  expect((await world.brief(done.body.access)).status).toBe(200);
  expect([await signIn(username, OLD), await signIn(username, 'a-new-password')]).toEqual([401, 200]);
});

type Event =
  | { do: 'ask'; tab: 0 | 1 }
  | { do: 'right'; tab: 0 | 1 }
  | { do: 'wrong'; tab: 0 | 1 }
  | { do: 'set'; tab: 0 | 1; password: number }
  | { do: 'wait'; minutes: number };

const tab = fc.constantFrom<0 | 1>(0, 1);
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('ask' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wrong' as const), tab }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('right' as const), tab }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('set' as const), tab, password: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 3, 9, 16) }) },
);

/** What the rules say, written down apart from the server: at which moment which token may set a password. */
interface Model {
  password: string;
  /** Newest code of each tab, with the moment it stops being good and whether it was used. */
  codes: ({ code: string; until: number; isUsed: boolean } | null)[];
  tokens: ({ token: string; until: number } | null)[];
  newest: string | null;
  usedFor: string | null;
}

const SEED = Number(process.env.FUZZ_SEED ?? 1405);
const MINUTE = 60_000;

test('whatever happens in two tabs, only the newest token of a right code sets a password, once and in time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 14, size: 'max' }), async (events) => {
      const { phone, username } = await makeAccount();
      const headers = [from(), from()] as const;
      const devices: (string | undefined)[] = [undefined, undefined];
      const of = (which: 0 | 1) => ({ ...headers[which], ...(devices[which] ? { 'x-device': devices[which] } : {}) });
      const model: Model = { password: OLD, codes: [null, null], tokens: [null, null], newest: null, usedFor: null };
      for (const step of events) {
        const now = world.now().getTime();
        if (step.do === 'wait') world.pass({ minutes: step.minutes });
        else if (step.do === 'ask') {
          const sent = world.messages.length;
          const { status, body } = await ask(phone, of(step.tab));
          if (status === 429) continue;
          devices[step.tab] = body.device;
          expect(world.messages.length).toBe(sent + 1);
          model.codes[step.tab] = { code: codeOf(phone), until: now + 2 * MINUTE, isUsed: false };
        } else if (step.do === 'wrong') {
          const code = model.codes[step.tab]?.code === '000000' ? '111111' : '000000';
          expect((await tokenFor(phone, code, of(step.tab))).status).toBe(401);
        } else if (step.do === 'right') {
          const known = model.codes[step.tab];
          const { status, body } = await tokenFor(phone, known?.code ?? '000000', of(step.tab));
          if (status === 200) {
            expect(known && !known.isUsed && known.until > now, 'a token for a code that is over').toBe(true);
            if (known) known.isUsed = true;
            model.newest = tokenIn(body);
            model.usedFor = null;
            model.tokens[step.tab] = { token: model.newest, until: now + 15 * MINUTE };
          } else expect(status).toBe(401);
        } else {
          const held = model.tokens[step.tab];
          const password = `new-password-${step.password}`;
          const { status } = await set(held?.token ?? 'no-token', password, of(step.tab));
          const isGood = held !== null && held !== undefined && held.token === model.newest && held.until > now;
          const isFirst = isGood && model.usedFor === null;
          const isRepeat = isGood && model.usedFor === password;
          expect(status, JSON.stringify({ step, model })).toBe(isFirst || isRepeat ? 200 : 409);
          if (isFirst) Object.assign(model, { password, usedFor: password });
        }
      }
      expect(await signIn(username, model.password)).toBe(200);
      if (model.password !== OLD) expect(await signIn(username, OLD)).toBe(401);
    }),
    { numRuns: 60, seed: SEED },
  );
});
