import { anonymousUser } from './constants';
import { describeBrowser, describeConnection, deviceType, type DeviceNavigator } from './describeBrowser';

/** The screen that a visitor is on. */
export interface PageView {
  readonly url: string;
  readonly path: string;
  readonly title: string;
  /** Address of the screen or site before. */
  readonly referrer: string;
}

export interface MomentSurroundings {
  readonly navigator: DeviceNavigator;
  readonly screen: { readonly width: number; readonly height: number };
  readonly viewport: { readonly width: number; readonly height: number };
}

/** An event's context as far as it is known when the event happens (specification, section 3), without anything stored. */
export function describeMoment(time: number, user: string | null, page: PageView, around: MomentSurroundings) {
  return {
    user_type: user === null ? 'guest' : 'authenticated',
    user_id: user ?? anonymousUser,
    timestamp: new Date(time).toISOString(),
    browser: describeBrowser(around.navigator.userAgent),
    language: around.navigator.language,
    platform: around.navigator.userAgentData?.platform || around.navigator.platform || 'unknown',
    screen_resolution: `${around.screen.width}x${around.screen.height}`,
    viewport_size: `${around.viewport.width}x${around.viewport.height}`,
    device_type: deviceType(around.navigator),
    ...describeConnection(around.navigator),
    page_url: page.url,
    page_path: page.path,
    page_title: page.title,
    page_referrer: page.referrer,
  } as const;
}

export type Moment = ReturnType<typeof describeMoment>;
