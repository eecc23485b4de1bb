// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route-table.ts';

export type VisitorCalls = {
  readonly auth: Contract['auth'];
  readonly registration: Contract['registration'];
  readonly passwords: Contract['passwords'];
  readonly status: Contract['status'];
  readonly log: Contract['log'];
  readonly site: Contract['site'];
  readonly parent: Contract['parent'];
};

export const visitor = {
  auth: {
    login: ['POST', '/auth/login/', 'public'],
    sendCode: ['POST', '/auth/verification-code', 'public'],
    sendCodeByGet: ['GET', '/auth/verification-code', 'public'],
    verify: ['POST', '/auth/verify/', 'public'],
    refresh: ['POST', '/auth/refresh/', 'public'],
    logout: ['POST', '/auth/logout/', 'public'],
    logoutEverywhere: ['POST', '/auth/logout-everywhere/'],
  },
  registration: {
    check: ['POST', '/auth/register/check/', 'public'],
    register: ['POST', '/auth/register/', 'public'],
    preRegister: ['POST', '/auth/pre-registration/', 'public'],
  },
  passwords: {
    issueResetToken: ['POST', '/auth/reset-token', 'public'],
    reset: ['POST', '/auth/reset-password/', 'public'],
    edit: ['POST', '/auth/edit-pass/'],
  },
  status: {
    read: ['GET', '/status', 'public'],
  },
  log: {
    frontend: ['POST', '/log/frontend', 'public'],
  },
  site: {
    question: ['GET', '/site/question/', 'public'],
    answerQuestion: ['POST', '/site/question/answer/', 'public'],
    sendMessage: ['POST', '/site/message/', 'public'],
    contact: ['GET', '/site/contact/', 'public'],
    webinars: ['GET', '/site/webinars/', 'public'],
    webinarCalendar: ['GET', '/site/webinars/{id}/calendar/', 'file'],
    partners: ['GET', '/site/partners/', 'public'],
    sign: ['GET', '/site/sign/{imageId}/', 'file'],
    plans: ['GET', '/site/plans/', 'public'],
    preOrder: ['POST', '/site/pre-order/', 'public'],
    apiOrigins: ['GET', '/site/api-origins/', 'public'],
    applyForJob: ['POST', '/site/job-application/', 'public'],
  },
  parent: {
    report: ['POST', '/parent/report/', 'public'],
    startSms: ['POST', '/parent/sms/', 'public'],
    stopSms: ['POST', '/parent/sms/stop/', 'public'],
  },
} as const satisfies RoutesOf<VisitorCalls>;
