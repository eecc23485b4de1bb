export { CatalogScreen } from './catalog/CatalogScreen.tsx';
export { JobApplicationsScreen } from './job-applications/JobApplicationsScreen.tsx';
export { PaymentDetailScreen } from './payments/PaymentDetailScreen.tsx';
export { PaymentListScreen } from './payments/PaymentListScreen.tsx';
export { PreOrderDetailScreen } from './pre-orders/PreOrderDetailScreen.tsx';
export { PreOrderListScreen } from './pre-orders/PreOrderListScreen.tsx';
export { RegistrationsScreen } from './registrations/RegistrationsScreen.tsx';
export { VisitorsScreen } from './visitors/VisitorsScreen.tsx';
