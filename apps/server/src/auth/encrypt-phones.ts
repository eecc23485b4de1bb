import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, Session } from '../platform/db/database.ts';
import type { PhoneCipher } from '../platform/security/phone-cipher.ts';
import { StartError } from '../platform/start-error.ts';

/** Rows changed in one transaction: a short one, that holds up nobody. */
const BATCH = 500;

const StoredPhone = v.object({
  id: v.string(),
  phone: v.string(),
});

/** Where phone numbers lie, and whether with blind indexes beside them, of the whole and of its last four digits. Of erased accounts they are empty, or null. */
const PLACES = [
  { table: 'account', hasIndex: true, hasTail: true },
  { table: 'visitor_message', hasIndex: false, hasTail: false },
  { table: 'registration', hasIndex: false, hasTail: false },
  { table: 'pre_order', hasIndex: true, hasTail: false },
  { table: 'job_application', hasIndex: false, hasTail: false },
  { table: 'parent_sms', hasIndex: false, hasTail: false },
  { table: 'sms_outbox', hasIndex: false, hasTail: false },
] as const;

const PLAIN = /^09\d{9}$/;

function startsWithOneOf(prefixes: readonly string[]): SQL {
  return sql.join(
    prefixes.map((prefix) => sql`starts_with(phone, ${prefix})`),
    sql` or `,
  );
}

/** Throws where a number was encrypted by a key that is not among ours: it could neither be read nor looked up. */
export async function requireKnownKeys({ execute }: Session, { prefixes }: PhoneCipher): Promise<void> {
  for (const { table } of PLACES) {
    const [foreign] = await execute(sql`
      select 1 as one from ${sql.identifier(table)}
      where phone <> '' and phone !~ '^09[0-9]{9}$' and not (${startsWithOneOf(prefixes)}) limit 1`);
    if (foreign) {
      throw new StartError(
        'Phone numbers of this database are encrypted by a key that is not in DATA_KEY or DATA_KEY_PREVIOUS. Set the key it was filled with.',
      );
    }
  }
}

/**
 * Encrypts the phone numbers that are not encrypted by the newest key: those of before encryption, and those of before a
 * rotation; accounts of before the index of last digits get it. Several copies of the server may do it at once; what is encrypted already is not touched. Returns how many
 * were encrypted. Throws `StartError` where a key is missing.
 */
export async function encryptPhones(db: Database, phones: PhoneCipher): Promise<number> {
  await requireKnownKeys(db, phones);
  let encrypted = 0;
  for (const { table, hasIndex, hasTail } of PLACES) {
    const name = sql.identifier(table);
    let count = BATCH;
    while (count === BATCH) {
      count = await db.transaction(async ({ execute, query }) => {
        const found = await query(
          StoredPhone,
          sql`
          select id, phone from ${name}
          where phone <> '' and (not starts_with(phone, ${phones.prefix}) ${hasTail ? sql`or phone_tail_hash is null` : sql``})
          order by id limit ${BATCH} for update`,
        );
        if (found.length === 0) return 0;
        const numbers = found.map(({ phone }) => (PLAIN.test(phone) ? phone : phones.decrypt(phone)));
        const changes = JSON.stringify(
          found.map(({ id }, at) => ({
            id,
            phone: phones.encrypt(numbers[at] ?? ''),
            phone_hash: phones.index(numbers[at] ?? ''),
            phone_tail_hash: phones.tailIndex(numbers[at] ?? ''),
          })),
        );
        await execute(sql`
          update ${name} t set phone = n.phone ${hasIndex ? sql`, phone_hash = n.phone_hash` : sql``}
            ${hasTail ? sql`, phone_tail_hash = n.phone_tail_hash` : sql``}
          from jsonb_to_recordset(${changes}::jsonb) as n (id uuid, phone text, phone_hash text, phone_tail_hash text)
          where t.id = n.id`);
        return found.length;
      });
      encrypted += count;
    }
  }
  return encrypted;
}
