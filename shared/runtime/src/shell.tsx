import type { PageApi, ScreenApi, ScreenOrigin, Settings, ShellApi } from '@odysseus/contract';
import { useEffect, useMemo, type ReactNode } from 'react';
import {
  AccessPart,
  AreasPart,
  DangerPart,
  HoldPart,
  MapStylePart,
  OriginPart,
  PlanPart,
  PremiumPart,
  ReportPart,
  ServicePart,
  SessionPart,
  SettingsPart,
  TrackPart,
  useAccess,
  useDangerReader,
  useHoldScreen,
  useMapStyle,
  useMistakeReport,
  usePlan,
  usePremiumReader,
  useService,
  useSession,
  useSettings,
  useTrack,
} from './parts';

interface PageProviderProps {
  readonly value: PageApi;
  readonly children: ReactNode;
}

/** Offers what is the same for every screen of the page, each subject by itself: what has not changed must come as the same value. */
export function PageProvider({ value, children }: PageProviderProps) {
  const { settings, changeSettings } = value;
  const visitor = useMemo<Settings>(() => ({ settings, changeSettings }), [settings, changeSettings]);
  return (
    <SessionPart value={value.session}>
      <AccessPart value={value.access}>
        <PlanPart value={value.plan}>
          <SettingsPart value={visitor}>
            <TrackPart value={value.track}>
              <HoldPart value={value.holdScreen}>
                <DangerPart value={value.readDanger}>
                  <MapStylePart value={value.mapStyle}>
                    <AreasPart value={value.areas}>{children}</AreasPart>
                  </MapStylePart>
                </DangerPart>
              </HoldPart>
            </TrackPart>
          </SettingsPart>
        </PlanPart>
      </AccessPart>
    </SessionPart>
  );
}

interface ScreenProviderProps {
  readonly value: ScreenApi;
  readonly origin: ScreenOrigin;
  readonly children: ReactNode;
}

/** Offers what the shell does in the name of one screen, and tells the screen where it comes from. */
export function ScreenProvider({ value, origin, children }: ScreenProviderProps) {
  return (
    <OriginPart value={origin}>
      <PremiumPart value={value.readPremium}>
        <ServicePart value={value.callService}>
          <ReportPart value={value.reportMistake}>{children}</ReportPart>
        </ServicePart>
      </PremiumPart>
    </OriginPart>
  );
}

interface ShellProviderProps {
  readonly value: ShellApi;
  readonly origin?: ScreenOrigin;
  readonly children?: ReactNode;
}

const nowhere: ScreenOrigin = { remote: '@odysseus/nowhere', version: '0.0.0', path: '/' };

/** Offers all of it to a screen that stands by itself, as in a test. */
export function ShellProvider({ value, origin = nowhere, children }: ShellProviderProps) {
  return (
    <PageProvider value={value}>
      <ScreenProvider value={value} origin={origin}>
        {children}
      </ScreenProvider>
    </PageProvider>
  );
}

/**
 * What a screen may ask of the shell, in one object, for screens built for a contract before 1.6: whoever uses it is drawn anew
 * with every change of any of it. A screen that is written now uses the hook of each subject.
 * @throws {Error} outside a shell
 */
export function useShell(): ShellApi {
  const session = useSession();
  const access = useAccess();
  const plan = usePlan();
  const { settings, changeSettings } = useSettings();
  const track = useTrack();
  const holdScreen = useHoldScreen();
  const readDanger = useDangerReader();
  const mapStyle = useMapStyle();
  const readPremium = usePremiumReader();
  const callService = useService();
  const reportMistake = useMistakeReport();
  return useMemo(
    () => ({
      session,
      access,
      plan,
      settings,
      changeSettings,
      track,
      holdScreen,
      ...(readDanger ? { readDanger } : {}),
      mapStyle,
      readPremium,
      callService,
      reportMistake,
    }),
    [
      session,
      access,
      plan,
      settings,
      changeSettings,
      track,
      holdScreen,
      readDanger,
      mapStyle,
      readPremium,
      callService,
      reportMistake,
    ],
  );
}

/** Keeps the page from moving to a newer release by itself while the screen holds something unsaved. */
export function useUnsaved(isUnsaved: boolean): void {
  const holdScreen = useHoldScreen();
  useEffect(() => (isUnsaved ? holdScreen() : undefined), [isUnsaved, holdScreen]);
}
