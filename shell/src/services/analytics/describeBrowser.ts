/** What `navigator` tells; every part may be missing in some browser. */
export interface DeviceNavigator {
  readonly userAgent: string;
  readonly language: string;
  readonly platform?: string;
  readonly maxTouchPoints?: number;
  readonly userAgentData?: { readonly platform?: string; readonly mobile?: boolean };
  readonly connection?: {
    readonly effectiveType?: string;
    readonly downlink?: number;
    readonly rtt?: number;
    readonly saveData?: boolean;
  };
}

/** Each brand hides behind the names of those after it, so the order matters. */
const brands: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /(?:OPR|Opera)\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* .*Safari\//],
];

/** Name and main version, `Firefox 141`; `unknown` where neither can be told. */
export function describeBrowser(userAgent: string): string {
  for (const [name, pattern] of brands) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return 'unknown';
}

export function deviceType({ userAgent, maxTouchPoints = 0, userAgentData }: DeviceNavigator): 'mobile' | 'desktop' {
  if (userAgentData?.mobile === true) return 'mobile';
  // An iPad calls itself a Macintosh; no Macintosh has a touch screen.
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'mobile';
  return /Mobi|Android|iPhone|iPad|iPod/.test(userAgent) ? 'mobile' : 'desktop';
}

/** Connection fields of the specification (section 3): kind, Mbit/s, round trip in ms, and whether data is to be saved. */
export function describeConnection({
  connection,
}: DeviceNavigator): Readonly<Record<string, string | number | boolean | undefined>> {
  return {
    connection_type: connection?.effectiveType ?? 'unknown',
    connection_downlink: connection?.downlink,
    connection_rtt: connection?.rtt,
    connection_save_data: connection?.saveData,
  };
}
