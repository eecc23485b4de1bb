import { applyTenant, createTenantTheme, describeAdjustment } from '@mashq/ui/theme/tenant';

/** One color makes the whole theme: light, dark and more contrast. */
export const school = createTenantTheme({
  id: 'sepideh',
  name: 'دبستان سپیده',
  logo: '/logo.svg',
  color: '#0f766e',
  radius: 12,
  font: { family: 'Estedad', src: '/fonts/estedad.woff2' },
});

applyTenant(school);

/** Where the color had to give way so that text stays legible, and why: for the person who chose it. */
export const notes = school.adjusted.map((one) => describeAdjustment(one));
