import { useSession } from '@mashq/state/platform/session/session';
import { useSiteContact } from '@mashq/state/site/site-contact';
import { signAddress, useSitePartners } from '@mashq/state/site/webinars-and-partners';
import { Link } from '@mashq/ui/actions/link';
import { PartnerCarousel } from '@mashq/ui/carousel/partner-carousel';
import { Footer, FooterSeal } from '@mashq/ui/layout/footer';
import { Inline } from '@mashq/ui/layout/inline';
import { PublicShell } from '@mashq/ui/layout/public-shell';
import { Logo } from '@mashq/ui/navigation/logo';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { navigate } from 'wouter/use-browser-location';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { LOGIN_PATH } from '../../platform/routing/return-to.ts';
import { homeOf } from '../../platform/routing/roles.ts';
import { isSchoolHost } from '../../platform/theme/tenant-color.ts';
import { footerGroups } from '../../site/content/footer.ts';
import { publicMenu } from '../../site/content/menu.ts';
import { socialOf } from '../../site/social-links.tsx';
import { publicPages } from '../../site/strings/public.ts';
import type { LayoutProps } from './layout-props.ts';

/**
 * An anchor of the current page is left to the browser, which scrolls there on each press, restores the position on Back,
 * and fires `hashchange`. Other paths go through the router.
 */
const follow = (path: string) => {
  const [page, part] = path.split('#');
  const isHere = page === location.pathname;
  history.scrollRestoration = isHere && part !== undefined ? 'auto' : 'manual';
  if (isHere && part !== undefined) return location.assign(`#${part}`);
  navigate(path);
  // The same path again would keep the scroll position; a link to the page itself scrolls to the top.
  if (isHere) window.scrollTo({ top: 0 });
};

/** Navigation for pages whose menu has anchors, such as `/#faq`. */
function AnchorNavigation({ children }: { children: ReactNode }) {
  return <RouterProvider navigate={follow}>{children}</RouterProvider>;
}

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
        {publicPages.myAreaShort}
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
        footer={<SiteFooter />}
      >
        {children}
      </PublicShell>
    </AnchorNavigation>
  );
}

/** How the site is reached, and who is with it, comes from the server once the app is there: the page itself is as old as its build. */
function SiteFooter() {
  const contact = useSiteContact();
  const { data: partners = [] } = useSitePartners();
  return (
    <Footer
      logo={<Logo />}
      about={<p>{publicPages.about}</p>}
      groups={footerGroups}
      note={publicPages.rights}
      {...(partners.length > 0 && {
        partners: (
          <PartnerCarousel
            partners={partners.map(({ id, name, picture }) => ({ id, name, imageUrl: signAddress(picture) }))}
            label={publicPages.partners}
          />
        ),
      })}
      {...(contact?.phone && { phone: contact.phone })}
      {...(contact?.address && { address: contact.address })}
      {...(contact && { social: socialOf(contact.social) })}
      {...(contact &&
        contact.seals.length > 0 && {
          seals: contact.seals.map(({ name, href, picture }) => (
            <FooterSeal key={href} name={name} href={href} imageUrl={signAddress(picture)} />
          )),
        })}
    />
  );
}
