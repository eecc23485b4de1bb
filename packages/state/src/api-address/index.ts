export { apiAddress, followApiAddress, isOtherServer, resetApiAddress } from './address-in-use.ts';
export { type ChangeFault, useApiOrigins, useChangeApiAddress } from './change-address.ts';
