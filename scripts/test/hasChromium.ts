import { existsSync } from 'node:fs';

export const hasChromium = (): boolean => existsSync('/usr/bin/chromium');
