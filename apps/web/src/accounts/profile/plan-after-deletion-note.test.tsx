import type { Subscription } from '@mashq/api/contract';
import { QueryProvider } from '@mashq/state/platform/query/QueryProvider';
import { queryClient } from '@mashq/state/platform/query/query-client';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { PlanAfterDeletionNote } from './PlanAfterDeletionNote.tsx';

const PATIENT = { timeout: 30_000 };
const held: Subscription = {
  state: 'active',
  source: 'self',
  plan_id: '0190a000-0000-7000-8000-000000000001',
  plan_title: 'نه‌ماهه',
  starts_at: '2026-11-27T08:00:00Z',
  ends_at: '2027-08-27T08:00:00Z',
  days_left: 270,
};

let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
});

afterEach(() => {
  cleanup();
  queryClient.clear();
});

function open(subscription: Subscription) {
  server.on('GET /payment/subscription/', { body: subscription });
  render(
    <QueryProvider>
      <PlanAfterDeletionNote />
    </QueryProvider>,
  );
}

it('says of a plan that was bought until when it holds, and what becomes of the money', async () => {
  open(held);
  await screen.findByText(/طرح «نه‌ماهه» تا .*۱۴۰۶ مانده است/, undefined, PATIENT);
  screen.getByText(/پولش خودبه‌خود برنمی‌گردد/);
  const contact = await screen.findByRole('link', { name: 'تماس با ما' }, PATIENT);
  expect(contact.getAttribute('href')).toBe('/contact-us');
});

it('says of a plan of the school that no money of the family is in it', async () => {
  open({ ...held, source: 'school' });
  await screen.findByText(/پولی از خانواده کم نشده است/, undefined, PATIENT);
});

it('says nothing where there is no plan', async () => {
  open({ ...held, state: 'expired' });
  await waitFor(() => expect(server.of('GET /payment/subscription/')).toHaveLength(1), PATIENT);
  expect(screen.queryByText(/نه‌ماهه/)).toBeNull();
});
