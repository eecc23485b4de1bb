import { route } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { titles } from '../strings/titles/student-payment.ts';

/** Plans, payments and receipts of students. */
export const table: RouteTable = {
  routes: [
    route('/student/plans', {
      layout: 'student',
      title: titles.plans,
      load: () => import('../screens/student/payment/PlansScreen.tsx'),
      name: 'PlansScreen',
    }),
    route('/student/payment', {
      layout: 'student',
      title: titles.payments,
      load: () => import('../screens/student/payment/PaymentsScreen.tsx'),
      name: 'PaymentsScreen',
    }),
    route('/student/payment/:id', {
      layout: 'student',
      title: titles.payment,
      load: () => import('../screens/student/payment/PaymentScreen.tsx'),
      name: 'PaymentScreen',
    }),
    route('/student/bank-receipt/:status', {
      layout: 'student',
      title: titles.receipt,
      load: () => import('../screens/student/payment/BankReceiptScreen.tsx'),
      name: 'BankReceiptScreen',
    }),
    route('/student/pre-order', {
      layout: 'student',
      title: titles.preOrder,
      load: () => import('../screens/student/payment/PreOrderScreen.tsx'),
      name: 'PreOrderScreen',
    }),
  ],
};
