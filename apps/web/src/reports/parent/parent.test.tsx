import { contract, type ResponseOf } from '@mashq/api/contract';
import { sampleReply } from '@mashq/api/samples';
import { QueryProvider } from '@mashq/state/platform/query/QueryProvider';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { ParentScreen } from './ParentScreen.tsx';

const PATIENT = { timeout: 30_000 };
type Report = ResponseOf<typeof contract.parent.report>;

afterEach(cleanup);

async function open(change: Partial<Report>) {
  const server = new FakeServer();
  const sample = sampleReply(contract.parent.report) as Report;
  const week = { ...sample.week, days: 0, practiced: [], minutes: 0, done: 0, first_try_right: 0, waiting: 0 };
  const sms = { is_offered: false, phone_mask: null };
  server.on(`POST ${contract.parent.report.path}`, { body: { ...sample, week, help: [], sms, ...change } });
  await act(async () => {
    render(
      <QueryProvider>
        <ParentScreen token="t" />
      </QueryProvider>,
    );
  });
}

it('of a child that never practiced it does not say that all is well', async () => {
  await open({ chapters: [] });
  expect(await screen.findByText(/^هنوز برای گفتن این‌که در چه کمک می‌خواهد/, undefined, PATIENT)).toBeTruthy();
  expect(screen.queryByText(/عقب نمانده/)).toBeNull();
  expect(screen.getByText(/^این هفته هنوز تمرینی نبوده است/)).toBeTruthy();
});

it('of one whose skills all are good it says so of what was practiced', async () => {
  const { chapters } = sampleReply(contract.parent.report) as Report;
  await open({
    chapters: chapters.map((each) => ({
      ...each,
      skills: each.skills.map((skill) => ({ ...skill, level: 'good' as const })),
    })),
  });
  expect(await screen.findByText(/^در آنچه تمرین کرده است چیزی عقب نمانده/, undefined, PATIENT)).toBeTruthy();
});

it('says of how many questions the results are not out yet', async () => {
  const { week } = sampleReply(contract.parent.report) as Report;
  await open({ week: { ...week, done: 20, first_try_right: 10, waiting: 8 } });
  expect(await screen.findByText(/^نتیجهٔ ۸ سؤال هنوز نیامده است/, undefined, PATIENT)).toBeTruthy();
  cleanup();
  await open({ week: { ...week, done: 20, first_try_right: 10, waiting: 0 } });
  await screen.findByText('سؤال', undefined, PATIENT);
  expect(screen.queryByText(/هنوز نیامده است/)).toBeNull();
});

it('says what helps at home in three lines, with the lowest skill first', async () => {
  const { help } = sampleReply(contract.parent.report) as Report;
  const [skill] = help;
  if (skill === undefined) throw new Error('the sample has no skill to help with');
  const named = (id: string, title: string) => ({ ...skill, id, title, first_page: 12, last_page: 14 });
  await open({ help: [named('a', 'محاسبهٔ تقریبی'), named('b', 'کسر'), named('c', 'زاویه')] });
  await screen.findByText('«محاسبهٔ تقریبی»: صفحه‌های ۱۲ تا ۱۴ کتاب را با هم ورق بزنید.', undefined, PATIENT);
  expect(screen.getByText('روزهای دیگر، همین کار با «کسر» و «زاویه».').closest('ol')?.children).toHaveLength(3);
});
