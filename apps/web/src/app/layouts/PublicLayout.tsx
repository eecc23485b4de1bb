import { useSession } from '@mashq/state/platform/session/session';
import { Link } from '@mashq/ui/actions/link';
import { PartnerCarousel } from '@mashq/ui/carousel/partner-carousel';
import { Footer } from '@mashq/ui/layout/footer';
import { Inline } from '@mashq/ui/layout/inline';
import { PublicShell } from '@mashq/ui/layout/public-shell';
import { Logo } from '@mashq/ui/navigation/logo';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { LOGIN_PATH } from '../../platform/routing/return-to.ts';
import { homeOf } from '../../platform/routing/roles.ts';
import { isSchoolHost } from '../../platform/theme/tenant-color.ts';
import { footerGroups } from '../../site/content/footer.ts';
import { publicMenu } from '../../site/content/menu.ts';
import { partners } from '../../site/content/partners.ts';
import { publicPages } from '../../site/strings/public.ts';
import { AnchorNavigation } from './AnchorNavigation.tsx';
import type { LayoutProps } from './layout-props.ts';

const appearance = lazyComponent(() => import('../../platform/appearance/AppearanceButton.tsx'), 'AppearanceButton');

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
        items={publicMenu}
        currentPath={path}
        end={
          isSchoolHost() ? (
            <Inline>
              <OptionalBoundary>
                <appearance.Component />
              </OptionalBoundary>
              {end}
            </Inline>
          ) : (
            end
          )
        }
        footer={
          <Footer
            logo={<Logo />}
            about={<p>{publicPages.about}</p>}
            groups={footerGroups}
            partners={<PartnerCarousel partners={partners} label={publicPages.partners} />}
            note={publicPages.rights}
          />
        }
      >
        {children}
      </PublicShell>
    </AnchorNavigation>
  );
}
