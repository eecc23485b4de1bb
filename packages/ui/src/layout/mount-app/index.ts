export { mountApp } from './mount-app.ts';
