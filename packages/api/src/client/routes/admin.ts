// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route-table.ts';

export type AdminCalls = Contract['admin'];

export const admin = {
  today: {
    read: ['GET', '/admin/today/'],
  },
  trends: {
    read: ['GET', '/admin/report/trends/'],
    export: ['GET', '/admin/report/trends/export/', 'file'],
  },
  registrations: {
    list: ['GET', '/admin/registrations/'],
    showPhone: ['POST', '/admin/registrations/{id}/phone/'],
    confirm: ['POST', '/admin/registrations/{id}/confirm/'],
    refuse: ['POST', '/admin/registrations/{id}/refuse/'],
  },
  payments: {
    list: ['GET', '/admin/payments/'],
    detail: ['GET', '/admin/payments/{id}/'],
    refund: ['POST', '/admin/payments/{id}/refund/'],
    export: ['GET', '/admin/payments/export/', 'file'],
  },
  catalog: {
    plans: ['GET', '/admin/plans/'],
    addPlan: ['POST', '/admin/plans/'],
    retirePlan: ['POST', '/admin/plans/{id}/retire/'],
    codes: ['GET', '/admin/discount-codes/'],
    addCode: ['POST', '/admin/discount-codes/'],
  },
  visitorMessages: {
    list: ['GET', '/admin/visitor-messages/'],
    setState: ['PUT', '/admin/visitor-messages/{id}/state/'],
    showPhone: ['POST', '/admin/visitor-messages/{id}/phone/'],
  },
  preOrders: {
    list: ['GET', '/admin/pre-orders/'],
    detail: ['GET', '/admin/pre-orders/{id}/'],
    change: ['POST', '/admin/pre-orders/{id}/change/'],
    showPhone: ['POST', '/admin/pre-orders/{id}/phone/'],
  },
  jobApplications: {
    list: ['GET', '/admin/job-applications/'],
    setState: ['PUT', '/admin/job-applications/{id}/state/'],
    showPhone: ['POST', '/admin/job-applications/{id}/phone/'],
    resume: ['GET', '/admin/job-applications/{id}/resume/', 'file'],
    remove: ['DELETE', '/admin/job-applications/{id}/'],
  },
  surveys: {
    list: ['GET', '/admin/surveys/'],
    create: ['POST', '/admin/surveys/'],
    detail: ['GET', '/admin/surveys/{id}/'],
    change: ['PUT', '/admin/surveys/{id}/'],
    open: ['POST', '/admin/surveys/{id}/open/'],
    close: ['POST', '/admin/surveys/{id}/close/'],
    comments: ['GET', '/admin/surveys/{id}/questions/{question}/comments/'],
    export: ['GET', '/admin/surveys/{id}/export/', 'file'],
  },
  erasure: {
    read: ['GET', '/admin/people/{personId}/deletion/'],
    ask: ['POST', '/admin/people/{personId}/deletion/'],
    takeBack: ['DELETE', '/admin/people/{personId}/deletion/'],
  },
  people: {
    list: ['GET', '/admin/people/'],
    read: ['GET', '/admin/people/{personId}/'],
    showPhone: ['POST', '/admin/people/{personId}/phone/'],
    resetPassword: ['POST', '/admin/people/{personId}/password/'],
    endSecondFactor: ['DELETE', '/admin/people/{personId}/second-factor/'],
    setLock: ['PUT', '/admin/people/{personId}/lock/'],
  },
  schools: {
    list: ['GET', '/admin/schools/'],
    read: ['GET', '/admin/schools/{id}/'],
    create: ['POST', '/admin/schools/'],
    change: ['PATCH', '/admin/schools/{id}/'],
    addManager: ['POST', '/admin/schools/{id}/managers/'],
    removeManager: ['DELETE', '/admin/schools/{id}/managers/{personId}/'],
  },
  organizations: {
    list: ['GET', '/admin/organizations/'],
    read: ['GET', '/admin/organizations/{id}/'],
    create: ['POST', '/admin/organizations/'],
    addManager: ['POST', '/admin/organizations/{id}/managers/'],
    removeManager: ['DELETE', '/admin/organizations/{id}/managers/{personId}/'],
  },
  audit: {
    list: ['GET', '/admin/audit/'],
  },
  sms: {
    read: ['GET', '/admin/sms/'],
    retry: ['POST', '/admin/sms/retry/'],
  },
  push: {
    read: ['GET', '/admin/push/'],
    retry: ['POST', '/admin/push/retry/'],
  },
  siteSettings: {
    read: ['GET', '/admin/site-settings/'],
    save: ['PUT', '/admin/site-settings/'],
  },
  webinars: {
    list: ['GET', '/admin/webinars/'],
    create: ['POST', '/admin/webinars/'],
    change: ['PUT', '/admin/webinars/{id}/'],
    remove: ['DELETE', '/admin/webinars/{id}/'],
  },
  partners: {
    list: ['GET', '/admin/partners/'],
    create: ['POST', '/admin/partners/'],
    change: ['PUT', '/admin/partners/{id}/'],
    order: ['POST', '/admin/partners/order/'],
    remove: ['DELETE', '/admin/partners/{id}/'],
  },
} as const satisfies RoutesOf<AdminCalls>;
