export * from './app/contract.ts';
