import { ParentLinksCard } from '../../reports/parent/ParentLinksCard.tsx';
import { profile as words } from '../strings/profile.ts';
import { ContactCard } from './ContactCard.tsx';
import { ProfileSectionPage } from './ProfileSectionPage.tsx';

/** «شمارهٔ موبایل» of a student. */
export function ContactScreen() {
  return (
    <ProfileSectionPage title={words.sections.contact.title}>
      {(profile) => (
        <>
          <ContactCard profile={profile} />
          <ParentLinksCard />
        </>
      )}
    </ProfileSectionPage>
  );
}
