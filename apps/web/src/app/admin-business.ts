export { RegistrationsScreen } from '../accounts/registrations/RegistrationsScreen.tsx';
export { PaymentDetailScreen } from '../payments/admin/PaymentDetailScreen.tsx';
export { PaymentListScreen } from '../payments/admin/PaymentListScreen.tsx';
export { CatalogScreen } from '../payments/catalog/CatalogScreen.tsx';
export { PreOrderDetailScreen } from '../payments/pre-orders/PreOrderDetailScreen.tsx';
export { PreOrderListScreen } from '../payments/pre-orders/PreOrderListScreen.tsx';
export { JobApplicationsScreen } from '../site/admin/JobApplicationsScreen.tsx';
export { VisitorsScreen } from '../site/admin/VisitorsScreen.tsx';
