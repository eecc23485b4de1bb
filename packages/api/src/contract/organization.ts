import * as v from 'valibot';
import { ProvinceOverviewSchema } from '../schema/management.ts';
import { defineCall } from './define.ts';

export const organizationDashboard = {
  provinces: defineCall({
    method: 'GET',
    path: '/organization/dashboard/ostan/',
    access: ['organization'],
    summary: 'The provinces in which the organisation has schools, with those schools.',
    response: v.array(ProvinceOverviewSchema),
  }),
};
