export { CupMeter, type CupMeterProps } from './CupMeter.tsx';
