import { expect, it } from 'vitest';
import { contractCalls } from '../samples/index.ts';

const calls = contractCalls.map(({ call: { access, method, path } }) => {
  const [, first = '', second = ''] = path.split('/');
  return { name: `${method} ${path}`, first, second, access: typeof access === 'string' ? access : access.join(' ') };
});

/** Whose calls are below a first word. */
const OWNERS: Readonly<Record<string, string>> = {
  admin: 'admin',
  laboratory: 'teacher',
  organization: 'organization',
  payment: 'student',
  school: 'school',
  teacher: 'teacher',
};

/** Calls of a second role below the word of another. */
const ALSO: Readonly<Record<string, string>> = { 'GET /teacher/questions/': 'teacher school' };

it('calls below the word of a role are of that role alone', () => {
  const own = calls.filter(({ first }) => first in OWNERS);
  expect(own.length).toBeGreaterThan(200);
  expect(own.filter(({ name, first, access }) => access !== (ALSO[name] ?? OWNERS[first]))).toEqual([]);
});

it('the conversations of all people are of administrators alone', () => {
  const ofAll = calls.filter(({ first, second }) => first === 'chat' && second === 'users');
  expect(new Set(ofAll.map(({ access }) => access))).toEqual(new Set(['admin']));
});

it('nobody needs to sign in where people have no account yet, and nowhere else', () => {
  const words = calls.filter(({ access }) => access === 'public').map(({ first }) => first);
  expect([...new Set(words)].sort()).toEqual(['auth', 'log', 'parent', 'site', 'status']);
});

it('every role may call what is of a person, and nothing of the work of one role', () => {
  const words = calls
    .filter(({ access }) => access === 'signed-in')
    .map(({ first, second }) => (first === 'member' ? `member/${second}` : first));
  expect([...new Set(words)].sort()).toEqual([
    'auth',
    'events',
    'member/look',
    'member/notification',
    'member/pointers',
    'member/profile',
    'member/profile-avatars',
    'member/push',
    'member/search',
    'upload',
  ]);
});
