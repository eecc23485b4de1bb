import { expect, it } from 'vitest';
import { afterLogin, loginPath } from './return-to.ts';

it('leads back to a path in the role’s own area', () => {
  expect(afterLogin('STUDENT', '/student/homeworks/1?x=1#a')).toBe('/student/homeworks/1?x=1#a');
  expect(afterLogin('TEACHER', '/teacher')).toBe('/teacher');
  expect(afterLogin('SYS_ADMIN', '/admin/chatList')).toBe('/admin/chatList');
});

it.each([
  null,
  '',
  'student',
  '/teacher/homeworks',
  '/studentship',
  '/student/../teacher',
  '//evil.example/student',
  '/\\evil.example/student',
  'https://evil.example/student',
  'javascript:alert(1)',
  '/\t/evil.example/student',
  '/student/..//evil.example',
  '/auth/login?returnTo=/student',
])('leads home instead of to %j', (returnTo) => {
  expect(afterLogin('STUDENT', returnTo)).toBe('/student');
});

it('survives the trip through the address', () => {
  const path = '/student/homeworks/1/question/2?a=1&b=جمع';
  const search = loginPath(path).slice(loginPath(path).indexOf('?'));
  expect(new URLSearchParams(search).get('returnTo')).toBe(path);
});
