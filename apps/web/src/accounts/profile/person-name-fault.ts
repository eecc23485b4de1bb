import { isPersonName } from '@mashq/api/person-name';
import { personNameFault } from '../../platform/strings/person-name.ts';

/** Says why a typed name is none. An empty one is found by the field itself; one that is `stored` stays, whatever it is. */
export const nameFaultOf = (stored?: string) => (text: string) =>
  text.trim() === '' || text === stored || isPersonName(text) ? null : personNameFault;
