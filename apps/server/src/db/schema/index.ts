export * from './account.ts';
export * from './assignment.ts';
export * from './audit.ts';
export * from './class.ts';
export * from './demo.ts';
export * from './frontend-error.ts';
export * from './organization.ts';
export * from './practice.ts';
