// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route-table.ts';

export type LaboratoryCalls = Contract['laboratory'];

export const laboratory = {
  skills: ['GET', '/laboratory/skills/'],
  check: ['POST', '/laboratory/check/'],
  calls: ['GET', '/laboratory/calls/'],
  sample: ['GET', '/laboratory/calls/{name}/'],
  tryCall: ['POST', '/laboratory/calls/{name}/try/'],
  science: ['GET', '/laboratory/science/'],
  scienceEvents: ['GET', '/laboratory/science/events/'],
  recordScienceEvent: ['POST', '/laboratory/science/events/'],
} as const satisfies RoutesOf<LaboratoryCalls>;
