/**
 * The version of the terms and of the page of privacy that the app shows. It is raised when their meaning changes; who
 * registers names the version that was read.
 */
export const TERMS_VERSION = 1;
