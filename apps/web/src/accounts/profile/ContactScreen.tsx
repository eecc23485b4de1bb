import { ParentLinksCard } from '../../reports/parent/ParentLinksCard.tsx';
import { profile as words } from '../strings/profile.ts';
import { ContactCard } from './ContactCard.tsx';
import { StudentProfilePage } from './StudentProfilePage.tsx';

/** «شمارهٔ موبایل» of a student. */
export function ContactScreen() {
  return (
    <StudentProfilePage title={words.sections.contact.title}>
      {(profile) => (
        <>
          <ContactCard profile={profile} />
          <ParentLinksCard />
        </>
      )}
    </StudentProfilePage>
  );
}
