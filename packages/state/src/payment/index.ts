export {
  useCheckDiscount,
  useCreatePayment,
  usePlan,
  usePlans,
  useReceipt,
  useReceipts,
  useSubscription,
  useVerifyPayment,
} from './payment.ts';
