export { useChooseLook, useChosenLook } from './choose-look.ts';
export { type Dress, followLook, loadLook, logoAddress, type TenantSheet, wearLook } from './follow-look.ts';
