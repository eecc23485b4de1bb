import { QueryProvider } from '@mashq/state/platform/query/QueryProvider';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { renderPersian } from '@mashq/ui/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { FakeServer, isSignedIn, makeUser } from '../../../testing/fake-server.ts';
import { press } from '../../../testing/press.ts';
import { CLASS_ID } from '../../../testing/quiz-fixtures.ts';
import { GroupChoice } from './GroupChoice.tsx';

const KNOWN = '0190a000-0000-7000-8000-0000000000b1';
const DELETED = '0190a000-0000-7000-8000-0000000000b2';

afterEach(() => {
  act(() => logout());
  cleanup();
});

/** The form's part for groups, which says what it would save. */
function Form() {
  const [groupIds, setGroupIds] = useState([DELETED]);
  return (
    <>
      <GroupChoice
        draft={{ schoolClass: { id: CLASS_ID }, groupIds, studentIds: [] }}
        onChange={(part) => setGroupIds(part.groupIds)}
      />
      <output>{groupIds.join(' ')}</output>
    </>
  );
}

it('work of a group that was deleted names it, keeps it beside another, and can let it go', async () => {
  const server = new FakeServer();
  isSignedIn(server, makeUser('TEACHER'));
  server.on(`GET /teacher/dashboard/class/${CLASS_ID}/groups/`, {
    body: [{ id: KNOWN, name: 'کسرها', students: [{ id: 'a', name: 'علی کریمی' }] }],
  });
  await act(async () => startSession());
  await act(
    async () =>
      void renderPersian(
        <QueryProvider>
          <Form />
        </QueryProvider>,
      ),
  );
  const deleted = await screen.findByRole('checkbox', { name: /حذف شده/ });
  expect(deleted).toHaveProperty('checked', true);
  const saved = () => document.querySelector('output')?.textContent?.split(' ').filter(Boolean).sort();
  await press(screen.getByRole('checkbox', { name: /کسرها/ }));
  expect(saved()).toEqual([KNOWN, DELETED]);
  await press(deleted);
  expect(saved()).toEqual([KNOWN]);
});
