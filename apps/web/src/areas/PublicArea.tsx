import { useSession } from '@mashq/state/session';
import { Link } from '@mashq/ui/actions/link';
import { Footer } from '@mashq/ui/layout/footer';
import { PublicShell } from '@mashq/ui/layout/public-shell';
import { Logo } from '@mashq/ui/navigation/logo';
import { LOGIN_PATH } from '../routing/return-to.ts';
import { homeOf } from '../routing/roles.ts';
import { homeParts } from '../screens/public/home-parts.ts';
import { product } from '../strings/product.ts';
import { publicPages } from '../strings/public.ts';
import type { FrameProps } from './frame-props.ts';
import { PartNavigation } from './PartNavigation.tsx';

const { audiences, features, faq } = publicPages.menu;
const ITEMS = [
  { title: product.home, path: '/' },
  { title: audiences, path: `/#${homeParts.audiences}` },
  { title: features, path: `/#${homeParts.features}` },
  { title: faq, path: `/#${homeParts.faq}` },
];

/** Around the pages for everybody. Whoever is signed in finds the way to their own part of the app. */
export function PublicArea({ path, children }: FrameProps) {
  const { activeUser } = useSession();
  const end =
    activeUser === null ? (
      <Link variant="primary" href={LOGIN_PATH}>
        {publicPages.enter}
      </Link>
    ) : (
      <Link variant="secondary" href={homeOf(activeUser.role)}>
        {publicPages.myArea}
      </Link>
    );
  return (
    <PartNavigation>
      <PublicShell
        logo={<Logo href="/" />}
        items={ITEMS}
        currentPath={path}
        end={end}
        footer={<Footer logo={<Logo />} about={<p>{publicPages.about}</p>} />}
      >
        {children}
      </PublicShell>
    </PartNavigation>
  );
}
