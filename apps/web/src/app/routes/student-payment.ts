import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/student-payment.ts';

/** Plans, payments and receipts of students. */
export const table: RouteTable = {
  routes: [
    route('/student/plans', {
      layout: 'student',
      title: titles.plans,
      load: () => import('../../payments/student/PlansScreen.tsx'),
      name: 'PlansScreen',
    }),
    route('/student/payment', {
      layout: 'student',
      title: titles.payments,
      load: () => import('../../payments/student/PaymentsScreen.tsx'),
      name: 'PaymentsScreen',
    }),
    route('/student/payment/:id', {
      layout: 'student',
      title: titles.payment,
      load: () => import('../../payments/student/PaymentScreen.tsx'),
      name: 'PaymentScreen',
    }),
    route('/student/bank-receipt/:status', {
      layout: 'student',
      title: titles.receipt,
      load: () => import('../../payments/student/BankReceiptScreen.tsx'),
      name: 'BankReceiptScreen',
    }),
    route('/student/pre-order', {
      layout: 'student',
      title: titles.preOrder,
      load: () => import('../../payments/student/PreOrderScreen.tsx'),
      name: 'PreOrderScreen',
    }),
  ],
};
