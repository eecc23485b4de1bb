import { clientOptions } from '../platform/api/api.ts';
import { visitorApi } from '../platform/api/visitor.ts';
import { useVisitorQuery } from '../platform/use-visitor-query.ts';

const readWebinars = () => visitorApi.site.webinars({});
const readPartners = () => visitorApi.site.partners({});

/** Webinars that are not over, the next first. */
export const useWebinars = () => useVisitorQuery(readWebinars);

/** Schools that the home names. */
export const useSitePartners = () => useVisitorQuery(readPartners);

/** Address of the sign of a partner or of the picture of a seal, as in `src` of an image; null for none. */
export const signAddress = (id: string | null) => (id === null ? null : `${clientOptions.baseUrl}/site/sign/${id}/`);

/** Address of a webinar's event for a calendar. */
export const webinarCalendar = (id: string) => `${clientOptions.baseUrl}/site/webinars/${id}/calendar/`;
