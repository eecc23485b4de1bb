import { useSettings } from '@mashq/state/platform/settings/use-settings';
import { useIsMaintenance } from '@mashq/state/platform/status/status';
import { useTenantLook } from '@mashq/state/school/branding/look';
import { MashqProvider } from '@mashq/ui/i18n';
import { TenantProvider } from '@mashq/ui/theme/tenant-provider';
import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Redirect, useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { layouts } from './app/layouts/layouts.ts';
import { maintenanceScreen } from './app/routes/maintenance.ts';
import { useMatchedRoute } from './app/routes/match-route.ts';
import { ErrorBoundary } from './platform/routing/ErrorBoundary.tsx';
import { Guard, PageSpinner } from './platform/routing/Guard.tsx';
import { AfterFirstScreen, lazyComponent } from './platform/routing/lazy-component.tsx';
import { ScreenFrame } from './platform/routing/ScreenFrame.tsx';
import { applyLayout } from './platform/theme/follow-settings.ts';
import { Toasts } from './platform/toasts/Toasts.tsx';

const follow = (path: string) => navigate(path);

/** Makes the kit's links navigate with the router, without reloading the page. */
function ClientNavigation({ children }: { children: ReactNode }) {
  return <RouterProvider navigate={follow}>{children}</RouterProvider>;
}

/** May open over any screen and belongs to none. */
const surveyOnEntry = lazyComponent(() => import('./surveys/SurveyOnEntry.tsx'), 'SurveyOnEntry');

/** The app: providers, and the screen of the current path. */
export function App() {
  const { digits, dir } = useSettings();
  const [path] = useLocation();
  const isMaintenance = useIsMaintenance();
  return (
    <MashqProvider digits={digits} dir={dir}>
      <TenantProvider tenant={useTenantLook()}>
        <ClientNavigation>
          <ErrorBoundary path={path} home="/">
            <Suspense fallback={<PageSpinner />}>
              {isMaintenance ? <maintenanceScreen.Component /> : <CurrentScreen path={path} />}
            </Suspense>
          </ErrorBoundary>
        </ClientNavigation>
        <Toasts />
        <AfterFirstScreen>
          <surveyOnEntry.Component />
        </AfterFirstScreen>
      </TenantProvider>
    </MashqProvider>
  );
}

function CurrentScreen({ path }: { path: string }) {
  const match = useMatchedRoute(path);
  const layout = match?.route.layout ?? 'plain';
  useLayoutEffect(() => {
    import('./platform/routing/scroll-restoration.ts').then(
      ({ restoreScroll }) => restoreScroll(),
      () => undefined,
    );
  }, [path]);
  useLayoutEffect(() => applyLayout(layout), [layout]);
  if (match === undefined) return <Redirect to="/404" replace />;

  const { route, params } = match;
  const { Component: Frame, preload } = layouts[layout];
  const hasMenu = layout !== 'plain' && layout !== 'auth' && !route.isFocused;
  // Layout and screen load at the same time, while the session is still being read.
  preload(route.isFocused);
  route.screen.preload();
  return (
    <Guard layout={layout} path={path}>
      <Frame key={layout} path={path} isFocused={route.isFocused}>
        <ErrorBoundary path={path} {...(!hasMenu && { home: '/' })}>
          <Suspense fallback={<PageSpinner />}>
            <ScreenFrame key={path} title={route.title}>
              <route.screen.Component {...params} />
            </ScreenFrame>
          </Suspense>
        </ErrorBoundary>
      </Frame>
    </Guard>
  );
}
