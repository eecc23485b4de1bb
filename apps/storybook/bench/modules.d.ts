/** Made by the build from the kit's own `createTenantTheme`, as a school's build or server would. */
declare module 'virtual:tenants' {
  import type { TenantTheme } from '@mashq/ui/theme/tenant';
  export const TENANT_THEMES: readonly Pick<TenantTheme, 'id' | 'css'>[];
}

/** The plain page's own colors, as a style sheet. */
declare module 'virtual:plain-looks.css' {}

/** Comes without types; MUI's guide to right-to-left pages needs this one of it. */
declare module 'stylis' {
  export const prefixer: (element: object) => string | undefined;
}
