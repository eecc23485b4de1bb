import { useSettings } from '@mashq/state/settings';
import { useIsMaintenance } from '@mashq/state/status';
import { MashqProvider } from '@mashq/ui/i18n';
import { Suspense, useLayoutEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import { areas } from './areas/areas.ts';
import { maintenanceScreen } from './routes.ts';
import { ClientNavigation } from './routing/ClientNavigation.tsx';
import { ErrorBoundary } from './routing/ErrorBoundary.tsx';
import { Guard } from './routing/Guard.tsx';
import { useMatchedRoute } from './routing/match-route.ts';
import { ScreenFrame } from './routing/ScreenFrame.tsx';
import { useScrollRestoration } from './routing/scroll-restoration.ts';
import { Waiting } from './routing/Waiting.tsx';
import { showArea } from './theme/follow-settings.ts';
import { Toasts } from './toasts/Toasts.tsx';

/** The whole app: what speaks Persian around it, and the screen of the address. */
export function App() {
  const { digits, dir } = useSettings();
  const [path] = useLocation();
  const isMaintenance = useIsMaintenance();
  return (
    <MashqProvider digits={digits} dir={dir}>
      <ClientNavigation>
        <ErrorBoundary path={path}>
          <Suspense fallback={<Waiting />}>
            {isMaintenance ? <maintenanceScreen.Component /> : <CurrentScreen path={path} />}
          </Suspense>
        </ErrorBoundary>
      </ClientNavigation>
      <Toasts />
    </MashqProvider>
  );
}

function CurrentScreen({ path }: { path: string }) {
  const match = useMatchedRoute(path);
  const area = match?.route.area ?? 'plain';
  useScrollRestoration(path);
  useLayoutEffect(() => showArea(area), [area]);
  if (match === undefined) return <Redirect to="/404" replace />;

  const { route, params } = match;
  const { Component: Frame, preload } = areas[area];
  // Frame and screen travel together, and while it is still asked who is here.
  preload(route.isFocused);
  route.screen.preload();
  return (
    <Guard area={area} path={path}>
      <Frame key={area} path={path} isFocused={route.isFocused}>
        <Suspense fallback={<Waiting />}>
          <ScreenFrame key={path} title={route.title}>
            <route.screen.Component {...params} />
          </ScreenFrame>
        </Suspense>
      </Frame>
    </Guard>
  );
}
