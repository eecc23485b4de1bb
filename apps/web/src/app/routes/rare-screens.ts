/** Screens that few visits meet, by how each loads: the names of their files are not part of the app. */
export const rareScreens = {
  maintenance: () => import('../../platform/plain/Maintenance.tsx'),
};
