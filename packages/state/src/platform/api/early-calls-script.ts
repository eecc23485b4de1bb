import { ADDRESS_KEY, OWN_ADDRESS } from './stored-address.ts';
import { ACCESS_KEY, USER_KEY } from './token.ts';

/**
 * The calls that a screen makes first, by its path; `:id` stands for the same part of both. They need nothing but the token, so
 * the page begins them before the app has loaded.
 */
const EARLY_CALLS: Readonly<Record<string, readonly string[]>> = {
  '/student': ['/member/assignments/?page=1', '/member/reports/completion-summary/', '/member/skills/'],
  '/student/homeworks': ['/member/assignments/?page=1'],
  '/student/homeworks/:id': ['/member/homework/:id/'],
  '/student/skill/question/:id': ['/member/questions/?skillName=:id'],
  '/teacher': ['/teacher/dashboard/'],
  '/teacher/homework/:id': ['/teacher/homework/:id/report/'],
  '/school': ['/school/dashboard/today/', '/school/dashboard/grade/', '/school/dashboard/class/'],
  '/organization': ['/organization/dashboard/ostan/'],
  '/admin/chatList': ['/chat/users/?query='],
};

/** Of a person whose profile is not stored. */
const PROFILE = '/member/profile/brief';

/** JavaScript that begins the calls of the path, before the app has loaded. It belongs into a file that the page loads first. */
export const earlyCallsScript = `(function () {
  try {
    var token = localStorage.getItem('${ACCESS_KEY}');
    if (!token || localStorage.getItem('${ADDRESS_KEY}')) return;
    var paths = ${JSON.stringify(EARLY_CALLS)};
    var here = location.pathname.replace(/(.)\\/$/, '$1').split('/');
    var calls = [];
    for (var path in paths) {
      var parts = path.split('/');
      var id = '';
      var isHere = parts.length === here.length && parts.every(function (part, index) {
        if (part !== ':id') return part === here[index];
        id = here[index];
        return id !== '';
      });
      if (isHere) calls = paths[path].map(function (call) { return call.replace(':id', id); });
    }
    if (!localStorage.getItem('${USER_KEY}')) calls = calls.concat('${PROFILE}');
    var replies = {};
    calls.forEach(function (call) {
      replies['${OWN_ADDRESS}' + call] = fetch('${OWN_ADDRESS}' + call, { headers: { authorization: 'Bearer ' + token } });
      replies['${OWN_ADDRESS}' + call].catch(function () {});
    });
    window.earlyCalls = { token: token, replies: replies };
  } catch (error) {}
})();
`;
