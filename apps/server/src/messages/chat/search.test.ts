import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../test/world/any-text.ts';
import { makeClassroom, makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { foldText, searchConditions, searchText } from '../../platform/word-search.ts';
import { findChatMessages } from './find-messages.ts';

const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const { teacher } = await makeClassroom(world, { students: 1 });
const admin = await makePerson(world, { role: 'SYS_ADMIN' });
const { chat } = contract;

const HALF_SPACE = '\u200c';
const DIGITS = ['0123456789', '۰۱۲۳۴۵۶۷۸۹', '٠١٢٣٤٥٦٧٨٩'];
/** How letters are typed on other keyboards; every form is one that means the same. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  ی: ['ی', '\u064a', '\u0649', '\ufbfd'],
  ک: ['ک', '\u0643', '\ufb8f'],
  ا: ['ا', 'آ', 'أ', 'إ', '\u0627\u0653'],
  ه: ['ه', 'ة', 'ۀ', 'هٔ'],
  و: ['و', 'ؤ'],
};
const MARKS = ['', '', '\u064e', '\u0651', '\u0640'];

const letter = fc.constantFrom(...'ابپتدرسشکگلمنوهی'.split(''));
const digit = fc.nat(9).map(String);
const part = fc.array(fc.oneof({ weight: 6, arbitrary: letter }, digit), { minLength: 1, maxLength: 6 });
/** A word of one to three parts with half-spaces between them, letter by letter. */
const word = fc.array(part, { minLength: 1, maxLength: 3 });

/** One way to type a word: forms of letters, digits, marks by `seed`, and what stands for its half-spaces. */
function typed(parts: readonly (readonly string[])[], seed: readonly number[], between: string): string {
  let at = 0;
  const next = () => seed[at++ % seed.length] ?? 0;
  const type = (sign: string) => {
    const forms = FORMS[sign] ?? (/\d/.test(sign) ? DIGITS.map((set) => set[Number(sign)] ?? sign) : [sign]);
    return `${forms[next() % forms.length]}${/\d/.test(sign) ? '' : MARKS[next() % MARKS.length]}`;
  };
  return parts.map((letters) => letters.map(type).join('')).join(between);
}

const seed = fc.array(fc.nat(11), { minLength: 5, maxLength: 12 });

async function matches(text: string, query: string): Promise<boolean> {
  const condition = searchConditions(query)
    .map((each) => `(${each})`)
    .join(' & ');
  const [row] = await world.db.execute<{ found: boolean }>(sql`
    select to_tsvector('simple', ${searchText(text)}) @@ to_tsquery('simple', ${condition}) as found`);
  return row?.found ?? false;
}

test('a text is found by the beginning of each of its words, however either side is typed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(word, { minLength: 1, maxLength: 4 }),
      fc.tuple(seed, seed),
      fc.constantFrom(HALF_SPACE, ' ', ''),
      fc.array(fc.nat(20), { minLength: 4, maxLength: 4 }),
      async (words, [inText, inQuery], between, cuts) => {
        const text = words.map((parts) => `«${typed(parts, inText, HALF_SPACE)}»`).join('، ');
        const query = words
          .map((parts, place) => {
            const whole = typed(parts, inQuery, between);
            // The last word is still being typed.
            return place === words.length - 1 ? [...whole].slice(0, 1 + (cuts[place] ?? 0)).join('') : whole;
          })
          .join(' ');
        expect([text, query, await matches(text, query)]).toEqual([text, query, true]);
      },
    ),
    { numRuns: 150 },
  );
});

test('a word with a half-space in the query finds it with, with a space, and without', async () => {
  await fc.assert(
    fc.asyncProperty(
      word,
      fc.tuple(seed, seed),
      fc.constantFrom(HALF_SPACE, ' ', ''),
      async (parts, seeds, between) => {
        expect(await matches(typed(parts, seeds[0], between), typed(parts, seeds[1], HALF_SPACE))).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

test('folding is done once: folded text folds to itself', () => {
  fc.assert(fc.property(anyText(60), (text) => foldText(foldText(text)) === foldText(text)));
});

test('whatever is typed, the search answers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 40 }), async (query) => {
      const reply = await world.call(admin, chat.users, { query: { query } });
      expect([200, 422]).toContain(reply.status);
    }),
    { numRuns: 60 },
  );
});

test('both halves of the search find a person and a message whose words are written with half-spaces', async () => {
  const person = await makePerson(world, {
    role: 'TEACHER',
    schoolId: teacher.schoolId,
    firstName: `علی${HALF_SPACE}رضا`,
    lastName: 'مؤمنی',
  });
  const message = `پیش${HALF_SPACE}نویس`;
  await world.call(person, chat.send, { body: { id: randomUUID(), message, image: null } });
  for (const query of ['علیرضا مومنی', 'علی رضا', `عل\u064a${HALF_SPACE}رض`]) {
    const { body } = await world.call(admin, chat.users, { query: { query } });
    expect([query, body.filter_user.map(({ id }) => id)]).toEqual([query, [person.id]]);
  }
  for (const query of ['پیشنو', 'پیش نویس', message]) {
    const { body } = await world.call(admin, chat.users, { query: { query } });
    expect([query, body.filter_message.map(({ userid }) => userid)]).toEqual([query, [person.id]]);
  }
});

test('however frequent its words are, the newest messages that have them all are found', async () => {
  const person = await makePerson(world, { role: 'TEACHER', schoolId: teacher.schoolId });
  await world.db.execute(sql`
    insert into chat (school_id, account_id, last_seq, changed_at)
    values (${person.schoolId}, ${person.id}, 3000, ${world.now().toISOString()}::timestamptz)`);
  // Every message has «همه»; every third «سوم», every 70th «هفتاد», every 100th of the older half «قدیم».
  await world.db.execute(sql`
    insert into chat_message (school_id, id, account_id, seq, sender_id, from_support, body, search_body, sent_at, removed_at)
    select ${person.schoolId}, gen_random_uuid(), ${person.id}, n, ${person.id}, false, n::text,
      'همه' || case when n % 3 = 0 then ' سوم' else '' end || case when n % 70 = 0 then ' هفتاد' else '' end
        || case when n % 100 = 0 and n < 1500 then ' قدیم' else '' end,
      ${world.now().toISOString()}::timestamptz + n * interval '1 second',
      case when n % 2 = 1 then now() end
    from generate_series(1, 3000) n`);
  await world.db.execute(sql`analyze chat_message`);
  const LIMIT = 20;
  const naive = (has: (n: number) => boolean) =>
    Array.from({ length: 3_000 }, (_, index) => 3_000 - index)
      .filter((n) => n % 2 === 0 && has(n))
      .slice(0, LIMIT)
      .map(String);
  const cases: [string, (n: number) => boolean][] = [
    ['همه', () => true],
    ['ه س', (n) => n % 3 === 0],
    ['هفتاد', (n) => n % 70 === 0],
    ['هفت سوم ه', (n) => n % 210 === 0],
    ['قدیم', (n) => n % 100 === 0 && n < 1_500],
    ['ق ه', (n) => n % 100 === 0 && n < 1_500],
    ['قدیم هفتاد', (n) => n % 700 === 0 && n < 1_500],
    ['نیست ه', () => false],
  ];
  for (const [query, has] of cases) {
    const found = await findChatMessages(world.db, searchConditions(query), LIMIT, 500);
    expect([query, found.map(({ message }) => message)]).toEqual([query, naive(has)]);
  }
});
