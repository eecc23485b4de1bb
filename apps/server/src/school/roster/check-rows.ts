import { toPersianDigits } from '@mashq/curriculum/persian';
import * as v from 'valibot';
import type { Grade } from '../../platform/db/schema/columns.ts';
import type { Gender, ImportedRow, ImportKind } from '../../platform/db/schema/index.ts';
import { foldPhone } from '../../platform/security/digits.ts';
import type { PersonFields } from './accounts.ts';
import type { ColumnName } from './import-columns.ts';
import { cleanText, readPersonName, readRegistrationCode, textKey } from './person-text.ts';

/** A class of this year, or one that the import creates. */
export interface KnownClass {
  /** Null for one to create. */
  readonly id: string | null;
  readonly title: string;
  readonly grade: Grade;
}

export const KnownPerson = v.object({
  id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  registrationCode: v.nullable(v.string()),
  /** Blind index of the phone. */
  phoneHash: v.nullable(v.string()),
  isArchived: v.boolean(),
  /** Titles of the classes this person is in or teaches now. */
  classTitles: v.array(v.string()),
});
export type KnownPerson = v.InferOutput<typeof KnownPerson>;

/** What rows are checked against. */
export interface SchoolState {
  readonly classes: readonly KnownClass[];
  readonly people: readonly KnownPerson[];
  readonly phoneIndexes: (phone: string) => readonly string[];
}

export interface RowFault {
  readonly column: ColumnName | null;
  readonly message: string;
}

export interface CheckedRow {
  readonly row: ImportedRow;
  readonly outcome: 'new' | 'known' | 'similar' | 'faulty';
  readonly faults: readonly RowFault[];
  /** What the manager should know of a row that is in order. */
  readonly note: string | null;
  readonly person: PersonFields | null;
  /** The account that the row speaks of, where it exists. */
  readonly personId: string | null;
  /** The account that it may speak of: whether it does, only the manager knows. */
  readonly similarId: string | null;
  /** Keys of its classes in `CheckedImport.classes`. */
  readonly classKeys: readonly string[];
}

export interface CheckedImport {
  readonly rows: readonly CheckedRow[];
  /** By key of title: those of the school that rows name, and those to create. */
  readonly classes: ReadonlyMap<string, KnownClass>;
}

const GRADE_WORDS: Readonly<Record<string, Grade>> = {
  سوم: 3,
  چهارم: 4,
  پنجم: 5,
  ششم: 6,
  سه: 3,
  چهار: 4,
  پنج: 5,
  شش: 6,
};
/** Words of a class's name that say its grade and nothing else. */
const ORDINALS: ReadonlySet<string> = new Set(['سوم', 'چهارم', 'پنجم', 'ششم']);
const GENDERS: Readonly<Record<string, Gender>> = {
  دختر: 'FEMALE',
  زن: 'FEMALE',
  خانم: 'FEMALE',
  مونث: 'FEMALE',
  پسر: 'MALE',
  مرد: 'MALE',
  اقا: 'MALE',
  مذکر: 'MALE',
};

function readGrade(text: string): Grade | null {
  const key = textKey(text).replace(/^پایه/, '');
  const word = GRADE_WORDS[key];
  if (word) return word;
  const number = Number(key);
  return number === 3 || number === 4 || number === 5 || number === 6 ? number : null;
}

const line = (number: number) => toPersianDigits(String(number));

interface RowReader {
  readonly text: (column: ColumnName) => string;
  readonly fault: (column: ColumnName, message: string) => null;
}

function readName({ text, fault }: RowReader, column: 'firstName' | 'lastName', noun: string): string | null {
  const given = text(column);
  if (given === '') return fault(column, `${noun} نوشته نشده است.`);
  return readPersonName(given) ?? fault(column, `${noun} تنها از حروف است و بلندتر از ۶۰ نویسه نیست.`);
}

function readPerson(reader: RowReader): PersonFields | null {
  const { text, fault } = reader;
  const firstName = readName(reader, 'firstName', 'نام');
  const lastName = readName(reader, 'lastName', 'نام خانوادگی');
  const genderText = text('gender');
  const gender =
    genderText === '' ? null : (GENDERS[textKey(genderText)] ?? fault('gender', 'جنسیت «دختر» یا «پسر» است.'));
  const phoneText = text('phone');
  const phone =
    phoneText === '' ? null : (foldPhone(phoneText) ?? fault('phone', 'شمارهٔ همراه ۱۱ رقم است و با ۰۹ آغاز می‌شود.'));
  const codeText = text('registrationCode');
  const registrationCode =
    codeText === ''
      ? null
      : (readRegistrationCode(codeText) ?? fault('registrationCode', 'شمارهٔ ثبت تنها از رقم و حرف است.'));
  return firstName === null || lastName === null ? null : { firstName, lastName, gender, phone, registrationCode };
}

const nameKey = (person: Pick<PersonFields, 'firstName' | 'lastName'>) =>
  `${textKey(person.firstName)} ${textKey(person.lastName)}`;

/** A number without its leading zeros, which a spreadsheet takes away from a cell that it reads as a number. */
const withoutZeros = (code: string) => code.replace(/^0+(?=.)/, '');

/** A cell that the spreadsheet made a day of, as `readTable` writes it. */
const DAY_CELL = /^تاریخ [۰-۹]/;

/** What the manager says of rows that resemble somebody of the school: they are known, or new, but for some lines. */
export function decideSimilar(
  { rows, classes }: CheckedImport,
  answer: 'known' | 'new',
  exceptions: ReadonlySet<number>,
): CheckedImport {
  return {
    classes,
    rows: rows.map((row) => {
      if (row.outcome !== 'similar') return row;
      const isKnown = (answer === 'known') !== exceptions.has(row.row.line);
      return { ...row, outcome: isKnown ? 'known' : 'new', personId: isKnown ? row.similarId : null };
    }),
  };
}

/**
 * Checks the rows of a file, one by one and against each other and the school. A child is known by its number in the register,
 * with or without leading zeros, and, without one, by its name within its class; a teacher by phone and, without one, by name
 * within the school. Who has the same name but another number or phone is similar: the manager is asked.
 */
export function checkRows(rows: readonly ImportedRow[], kind: ImportKind, school: SchoolState): CheckedImport {
  const classes = new Map<string, KnownClass>(school.classes.map((each) => [textKey(each.title), each]));
  const byCode = new Map(
    school.people.flatMap((each) => (each.registrationCode ? [[each.registrationCode, each]] : [])) as [
      string,
      KnownPerson,
    ][],
  );
  const byNumber = Map.groupBy(
    school.people.filter(({ registrationCode }) => registrationCode !== null),
    ({ registrationCode }) => withoutZeros(registrationCode ?? ''),
  );
  const byName = Map.groupBy(school.people, nameKey);
  const byPhone = new Map(
    school.people.flatMap((each) => (each.phoneHash ? [[each.phoneHash, each]] : [])) as [string, KnownPerson][],
  );
  const linesByIdentity = new Map<string, number>();
  const used = new Set<string>();

  function readClass({ text, fault }: RowReader, title: string): string | null {
    const key = textKey(title);
    const known = classes.get(key);
    const gradeText = text('grade');
    const [firstWord = ''] = title.split(' ');
    const grade = readGrade(gradeText === '' ? firstWord : gradeText);
    if (gradeText !== '' && grade === null) return fault('grade', 'پایه یکی از سوم، چهارم، پنجم و ششم است.');
    // «ششم الف» in the fifth grade is a slip of one of the two cells; «۳» in the fifth is its third class.
    const gradeOfClass = known?.grade ?? (ORDINALS.has(textKey(firstWord)) ? readGrade(firstWord) : null);
    if (gradeText !== '' && gradeOfClass !== null && grade !== gradeOfClass) {
      const named = known?.title ?? cleanText(title);
      fault('classTitle', 'نام کلاس و پایه با هم نمی‌خوانند؛ یکی را درست کنید.');
      return fault('grade', `کلاس «${named}» در پایهٔ ${line(gradeOfClass)} است، نه ${line(grade ?? 0)}.`);
    }
    if (known) return key;
    if (kind === 'teachers') return fault('classTitle', `مدرسه کلاسی به نام «${cleanText(title)}» ندارد.`);
    if (grade === null) return fault('grade', `کلاس «${cleanText(title)}» تازه است؛ پایهٔ آن را بنویسید.`);
    if (cleanText(title).length > 60) return fault('classTitle', 'نام کلاس بلندتر از ۶۰ نویسه است.');
    classes.set(key, { id: null, title: cleanText(title), grade });
    return key;
  }

  function findByCode(code: string | null): KnownPerson | null {
    if (code === null) return null;
    const alike = byNumber.get(withoutZeros(code)) ?? [];
    return byCode.get(code) ?? (alike.length === 1 ? (alike[0] ?? null) : null);
  }
  const findByPhone = (phone: string | null) =>
    (phone === null ? [] : school.phoneIndexes(phone)).map((hash) => byPhone.get(hash)).find((each) => each) ?? null;

  /** People whom some row of the file names beyond doubt. */
  const named = new Set(
    rows.map(({ cells }) =>
      kind === 'students'
        ? findByCode(readRegistrationCode(cleanText(cells.registrationCode ?? '')))?.id
        : findByPhone(foldPhone(cleanText(cells.phone ?? '')))?.id,
    ),
  );

  /** Somebody of the same name, a child in the same class too, with another number or phone. */
  function findSimilar(person: PersonFields, classKey: string | undefined): KnownPerson | null {
    const hashes = person.phone === null ? [] : school.phoneIndexes(person.phone);
    const found = byName.get(nameKey(person))?.find(({ id, isArchived, classTitles, phoneHash }) => {
      if (isArchived || named.has(id)) return false;
      if (kind === 'teachers') return true;
      const isOtherPhone = phoneHash !== null && hashes.length > 0 && !hashes.includes(phoneHash);
      return !isOtherPhone && classTitles.some((title) => textKey(title) === classKey);
    });
    return found ?? null;
  }

  function findKnown(person: PersonFields, classKey: string | undefined): KnownPerson | null {
    if (kind === 'teachers') {
      const byOwnPhone = findByPhone(person.phone);
      // A phone may be shared: it is the same person only where the name is the same too.
      if (byOwnPhone && nameKey(byOwnPhone) === nameKey(person)) return byOwnPhone;
      return byName.get(nameKey(person))?.find(({ phoneHash }) => phoneHash === null || person.phone === null) ?? null;
    }
    const withCode = findByCode(person.registrationCode);
    if (withCode) return withCode;
    const namesakes = byName.get(nameKey(person)) ?? [];
    return (
      namesakes.find(
        (each) =>
          each.classTitles.some((title) => textKey(title) === classKey) &&
          (each.registrationCode === null || person.registrationCode === null),
      ) ?? null
    );
  }

  const checked = rows.map((row): CheckedRow => {
    const faults: RowFault[] = [];
    const reader: RowReader = {
      text: (column) => {
        const text = cleanText(row.cells[column] ?? '');
        return DAY_CELL.test(text) ? '' : text;
      },
      fault: (column, message) => {
        faults.push({ column, message });
        return null;
      },
    };
    for (const [column, text] of Object.entries(row.cells)) {
      if (!DAY_CELL.test(cleanText(text))) continue;
      reader.fault(column as ColumnName, 'اکسل این خانه را تاریخ کرده است. قالب ستون را «متن» کنید و دوباره بنویسید.');
    }
    const person = readPerson(reader);
    const titles = reader
      .text('classTitle')
      .split(kind === 'teachers' ? /[،,;؛]/ : /$^/)
      .map((title) => title.trim())
      .filter((title) => title !== '');
    if (kind === 'students' && titles.length === 0) reader.fault('classTitle', 'کلاس نوشته نشده است.');
    const classKeys = titles.map((title) => readClass(reader, title)).filter((key) => key !== null);

    let known: KnownPerson | null = null;
    let similar: KnownPerson | null = null;
    let note: string | null = null;
    if (person) {
      const [classKey = ''] = classKeys;
      const identity =
        kind === 'teachers'
          ? `${nameKey(person)} ${person.phone ?? ''}`
          : person.registrationCode === null
            ? `${nameKey(person)} / ${classKey}`
            : `#${person.registrationCode}`;
      const before = linesByIdentity.get(identity);
      if (before !== undefined) {
        reader.fault(
          person.registrationCode === null ? 'lastName' : 'registrationCode',
          person.registrationCode === null
            ? `این شخص در ردیف ${line(before)} هم هست. اگر دو نفرند، با شمارهٔ ثبت از هم جدایشان کنید.`
            : `این شمارهٔ ثبت در ردیف ${line(before)} هم هست.`,
        );
      } else linesByIdentity.set(identity, row.line);

      known = findKnown(person, classKey);
      if (known && kind === 'students' && nameKey(known) !== nameKey(person)) {
        reader.fault('registrationCode', `این شمارهٔ ثبت از آنِ ${known.firstName} ${known.lastName} است.`);
      } else if (known?.isArchived) {
        reader.fault('lastName', 'این شخص از مدرسه رفته است. او را از صفحهٔ کلاس برگردانید.');
      } else if (known && used.has(known.id) && before === undefined) {
        reader.fault('lastName', 'این ردیف و ردیفی پیش از آن یک شخص‌اند.');
      } else if (known && kind === 'students' && !known.classTitles.some((title) => textKey(title) === classKey)) {
        const [title] = known.classTitles;
        note =
          title === undefined
            ? 'این دانش‌آموز در مدرسه هست و کلاسی ندارد؛ به این کلاس می‌رود.'
            : `این دانش‌آموز در کلاس «${title}» است و همان‌جا می‌ماند. جابه‌جایی در صفحهٔ کلاس است.`;
      } else if (
        known?.registrationCode &&
        person.registrationCode &&
        known.registrationCode !== person.registrationCode
      ) {
        note = `شمارهٔ ثبت او در مدرسه «${known.registrationCode}» است و همان می‌ماند.`;
      }
      if (!known) similar = findSimilar(person, classKey);
      if (similar) {
        note =
          kind === 'students'
            ? `در همین کلاس دانش‌آموزی با همین نام و شمارهٔ ثبت «${toPersianDigits(similar.registrationCode ?? '')}» هست.`
            : 'معلمی با همین نام و شمارهٔ همراه دیگری در مدرسه هست.';
      } else if (!known && kind === 'students') {
        const [namesake] = (byName.get(nameKey(person)) ?? []).filter(({ isArchived }) => !isArchived);
        const [title] = namesake?.classTitles ?? [];
        if (title !== undefined) note = `در کلاس «${title}» هم دانش‌آموزی با این نام هست.`;
      }
      if (known) used.add(known.id);
    }
    const outcome = faults.length > 0 ? 'faulty' : known ? 'known' : similar ? 'similar' : 'new';
    return {
      row,
      outcome,
      faults,
      note,
      person,
      personId: known?.id ?? null,
      similarId: similar?.id ?? null,
      classKeys,
    };
  });
  return { rows: checked, classes };
}
