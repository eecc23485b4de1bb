import type { TenantOptions } from '@mashq/ui/theme/tenant-theme';

/** The school's look: one color makes the whole theme. After a change of `id`, change `data-tenant` of index.html. */
export const school = {
  id: 'sepideh',
  name: 'دبستان سپیده',
  logo: { light: '/logo.svg', dark: '/logo-dark.svg' },
  color: '#0f766e',
} satisfies TenantOptions;
