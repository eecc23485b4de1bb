export {
  useCheckDiscount,
  useCreatePayment,
  usePlan,
  usePlans,
  usePreOrders,
  useReceipt,
  useReceipts,
  useSubscription,
  useVerifyPayment,
} from './payment.ts';
