export {
  useAddDiscountCode,
  useAddPlan,
  useAdminDiscountCodes,
  useAdminPlans,
  useRetirePlan,
} from './catalog.ts';
export { type PaymentsFilter, useAdminPayment, useAdminPayments, useExportPayments, useRefund } from './payments.ts';
export { type PhoneOwner, useShowPhone } from './phone.ts';
export {
  type RegistrationsFilter,
  useAdminRegistrations,
  useConfirmRegistration,
  useRefuseRegistration,
  useSchoolChoice,
} from './registrations.ts';
export {
  useAdminSurvey,
  useAdminSurveys,
  useChangeSurvey,
  useCloseSurvey,
  useCreateSurvey,
  useExportSurvey,
  useOpenSurvey,
  useSurveyComments,
} from './surveys.ts';
export { useAdminToday } from './today.ts';
export {
  useAdminPreOrder,
  useAdminPreOrders,
  useChangePreOrder,
  useHandleVisitorMessage,
  useJobApplications,
  useRemoveApplication,
  useResume,
  useVisitorMessages,
} from './visitors.ts';
