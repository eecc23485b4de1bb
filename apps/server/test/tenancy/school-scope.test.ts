import { describe, expect, test } from 'vitest';
import { unscopedTables } from '../world/school-scope.ts';

describe('a statement that names its school', () => {
  test.each([
    'select id from question where school_id = $1 and id = $2',
    'select from "assignment" where "assignment"."school_id" = $1',
    'select 1 from assignment w join class c on c.school_id = w.school_id and c.id = w.class_id where w.school_id = $1',
    'update question set tries = 1 where id = $1 and school_id = $2::uuid',
    'with q as (update question set tries = 1 where school_id = $1 returning id) update student_assignment sa set items_done = 1 from q where sa.school_id = $1',
    'select 1 from account a where exists (select from enrolment e where e.school_id = $1 and e.student_id = a.id)',
    'insert into comment (school_id, id) values ($1, $2) on conflict do nothing',
    'select 1 from class c where (c.school_id = $1 and exists (select from class_teacher ct where ct.school_id = c.school_id))',
    'select * from school s join account a on a.school_id = s.id',
    'select 1 /* across schools: filling in contents */ from question where content is null',
  ])('%s', (sql) => {
    expect(unscopedTables(sql)).toEqual([]);
  });
});

describe('a statement that does not', () => {
  test.each([
    ['select id from question where id = $1', ['question']],
    ['select id from question where student_id = $1 and school_id is not null', ['question']],
    ['select 1 from assignment w join class c on c.id = w.class_id where w.school_id = $1', ['class c']],
    ['select 1 from assignment w join class c on c.school_id = w.school_id', ['assignment w', 'class c']],
    ['select 1 from school s join class c on c.school_id = s.id', ['class c']],
    ['select 1 from class c, enrolment e where c.school_id = $1', ['enrolment e']],
    ['update student_assignment set items_done = 1 where assignment_id = $1', ['student_assignment']],
    ['delete from notification where id = $1', ['notification']],
    ['insert into comment (id, body) values ($1, $2)', ['insert into comment']],
    [
      'select 1 from class c where c.school_id = $1 and exists (select from enrolment e where e.class_id = c.id)',
      ['enrolment e'],
    ],
    ['select 1 /* across schools: because */ from question', ['question']],
  ])('%s', (sql, tables) => {
    expect(unscopedTables(sql)).toEqual(tables);
  });
});
