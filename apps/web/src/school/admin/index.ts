export { AuditScreen } from './AuditScreen.tsx';
export { OrganizationScreen } from './OrganizationScreen.tsx';
export { OrganizationsScreen } from './OrganizationsScreen.tsx';
export { PeopleScreen } from './PeopleScreen.tsx';
export { PersonScreen } from './PersonScreen.tsx';
export { SchoolScreen } from './SchoolScreen.tsx';
export { SchoolsScreen } from './SchoolsScreen.tsx';
