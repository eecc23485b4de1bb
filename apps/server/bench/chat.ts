import { sql } from 'drizzle-orm';
import type { Actor } from '../src/platform/actor.ts';
import { openEmbedded } from '../src/platform/db/embedded.ts';
import { quantile, table } from './load.ts';
import { type Bench, benchOn } from './world.ts';

const MESSAGES = 1_000_000;
/** The embedded database is for one school. */
const MESSAGES_EMBEDDED = 60_000;
const PEOPLE = 20_000;
/** Different words; the n-th most frequent is in about 1/n as many messages as the first. */
const VOCABULARY = 20_000;
const CALLS = 60;

/** The n-th most frequent word, in letters that ten digits stand for; the multiplication spreads words over first letters. */
const wordOf = (rank: number) =>
  String((rank * 7919) % 100_000).replaceAll(/\d/g, (digit) => 'ابپتجدرسمن'[Number(digit)] ?? digit);

const from = (rank: number, count: number) => Array.from({ length: count }, (_, index) => wordOf(rank + index));
const pairs = (one: readonly string[], other: readonly string[]) =>
  one.map((word, place) => `${word} ${other[place % other.length]}`);

const SEARCHES: readonly { readonly name: string; readonly queries: readonly string[] }[] = [
  { name: 'the list, nothing typed', queries: [''] },
  { name: 'one letter', queries: 'ابپتجدرسمن'.split('') },
  { name: 'words of most messages', queries: from(1, 3) },
  { name: 'words of 1 message in 10', queries: from(8, 10) },
  { name: 'words of 1 message in 100', queries: from(90, 20) },
  { name: 'words of 1 message in 1,000', queries: from(900, 30) },
  { name: 'words of 100 messages', queries: from(10_000, 30) },
  { name: 'a rare word and one letter', queries: pairs(from(10_000, 20), 'ابپتجدرسمن'.split('')) },
  { name: 'two words of 1 message in 10', queries: pairs(from(8, 10), from(18, 10)) },
  { name: 'a rare word and a frequent one', queries: pairs(from(5_000, 20), from(2, 3)) },
  { name: 'what nobody wrote', queries: ['ژژژژ', 'ژژژژ ا'] },
];

/** People of a thousand schools, each with a conversation of as many messages of 4 to 20 words, made by SQL alone. */
async function fill({ db, services: { roster } }: Bench, messages: number): Promise<void> {
  const provinceCode = 'IR-23';
  await roster.addSchool({ title: 'پشتیبانی', provinceCode });
  await db.execute(sql`
    insert into school (province_code, title, created_at)
    select ${provinceCode}, 'دبستان ' || n, now() from generate_series(1, 1000) n`);
  await db.execute(sql`
    insert into account (username, role, first_name, last_name, school_id, created_at)
    select 'chat-' || n, 'TEACHER', 'نام', 'خانواده ' || n, s.id, now()
    from generate_series(1, ${PEOPLE}::int) n
    join (select id, row_number() over (order by id) as place from school where title like 'دبستان %') s
      on s.place = 1 + n % 1000`);
  await db.execute(sql`
    insert into chat (school_id, account_id, last_seq, support_read_seq, changed_at)
    select school_id, id, ${messages / PEOPLE}::int, ${messages / PEOPLE}::int - substr(username, 6)::int % 3,
      now() - substr(username, 6)::int * interval '1 minute'
    from account where username like 'chat-%'`);
  // The index of words is made once, not row by row.
  await db.execute(sql`drop index chat_message_search`);
  await db.execute(sql`
    insert into chat_message (school_id, id, account_id, seq, sender_id, from_support, body, search_body, sent_at)
    select a.school_id, gen_random_uuid(), a.id, 1 + (made.n - 1) / ${PEOPLE}::int, a.id, false, made.body, made.body,
      now() - (${messages}::int - made.n) * interval '1 minute'
    from (
      select n, (
        select string_agg(translate(((floor(power(${VOCABULARY}::int, random()))::bigint * 7919) % 100000)::text,
          '0123456789', 'ابپتجدرسمن'), ' ')
        from generate_series(1, 4 + (n * 31 % 17))) as body
      from generate_series(1, ${messages}::int) n) made
    join account a on a.username = 'chat-' || (1 + (made.n - 1) % ${PEOPLE}::int)
    order by made.n`);
  await db.execute(sql`
    create index chat_message_search on chat_message using gin (search_words) with (fastupdate = false)`);
}

/** Who searches. */
const ADMIN: Actor = {
  id: '00000000-0000-7000-8000-000000000001',
  schoolId: '00000000-0000-7000-8000-000000000001',
  role: 'admin',
};

async function measure(bench: Bench, database: string, messages: number): Promise<unknown[][]> {
  await fill(bench, messages);
  await bench.settle();
  const rows: unknown[][] = [];
  for (const { name, queries } of SEARCHES) {
    const times: number[] = [];
    let found = 0;
    for (let call = 0; call < CALLS; call += 1) {
      const query = queries[call % queries.length] ?? '';
      const before = performance.now();
      const { filter_message: list } = await bench.services.chat.users(ADMIN, query);
      times.push(performance.now() - before);
      found += list.length;
    }
    times.sort((a, b) => a - b);
    rows.push([
      database,
      name,
      Math.round(found / CALLS),
      quantile(times, 0.5).toFixed(1),
      quantile(times, 0.99).toFixed(1),
    ]);
  }
  return rows;
}

/** Search of the support chat, of people and messages together, as one call after another: a million messages on Postgres. */
export async function measureChat(bench: Bench): Promise<string> {
  const rows = await measure(bench, 'Postgres, 1,000,000', MESSAGES);
  const embedded = await openEmbedded({});
  try {
    rows.push(...(await measure(await benchOn(embedded), 'embedded, 60,000', MESSAGES_EMBEDDED)));
  } finally {
    await embedded.close();
  }
  return table(
    ['database, messages', 'what is looked for', 'shown', 'p50 ms', 'p99 ms'],
    rows as (string | number)[][],
  );
}
