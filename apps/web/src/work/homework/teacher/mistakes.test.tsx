import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { report } from '../../../site/sample-report/report.ts';
import { MistakesCard } from './MistakesCard.tsx';

afterEach(cleanup);

it('a mistake leads to the students who made it, at its skill', () => {
  const { students, mistakes } = report;
  const [first] = mistakes;
  if (first === undefined) throw new Error('the sample has a mistake');
  render(
    <MistakesCard mistakes={[first]} students={students} hrefOf={(student, skill) => `/student/${student}/${skill}`} />,
  );
  const made = students.filter(({ student_id: id }) => first.student_ids.includes(id));
  expect(made).toHaveLength(first.students);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    made.map(({ student_id: id, name }) => [name, `/student/${id}/${first.skill_id}`]),
  );
});

it('where nothing is to be opened, as in the sample, nobody is named', () => {
  render(<MistakesCard mistakes={report.mistakes} />);
  expect(screen.queryByRole('link')).toBeNull();
});
