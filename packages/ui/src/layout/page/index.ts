export { ContentStart } from '../../primitives/announcement/Announcement.tsx';
export { Page, type PageProps } from './Page.tsx';
