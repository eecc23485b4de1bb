/** Loads the toasts of the kit. A file of its own, so that the names of their files are not part of the app. */
export const loadToasts = () => import('@mashq/ui/overlays/toast');
