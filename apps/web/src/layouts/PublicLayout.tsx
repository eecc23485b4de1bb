import { useSession } from '@mashq/state/session';
import { Link } from '@mashq/ui/actions/link';
import { Footer } from '@mashq/ui/layout/footer';
import { PublicShell } from '@mashq/ui/layout/public-shell';
import { Logo } from '@mashq/ui/navigation/logo';
import { homeAnchors } from '../routing/home-anchors.ts';
import { LOGIN_PATH } from '../routing/return-to.ts';
import { homeOf } from '../routing/roles.ts';
import { product } from '../strings/product.ts';
import { publicPages } from '../strings/public.ts';
import { AnchorNavigation } from './AnchorNavigation.tsx';
import type { LayoutProps } from './layout-props.ts';

const { audiences, features, faq } = publicPages.menu;
const ITEMS = [
  { title: product.home, path: '/' },
  { title: audiences, path: `/#${homeAnchors.audiences}` },
  { title: features, path: `/#${homeAnchors.features}` },
  { title: faq, path: `/#${homeAnchors.faq}` },
];

/** Layout of public pages. Signed-in users get a link to their home. */
export function PublicLayout({ path, children }: LayoutProps) {
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
    <AnchorNavigation>
      <PublicShell
        logo={<Logo href="/" />}
        items={ITEMS}
        currentPath={path}
        end={end}
        footer={<Footer logo={<Logo />} about={<p>{publicPages.about}</p>} />}
      >
        {children}
      </PublicShell>
    </AnchorNavigation>
  );
}
