import { join } from 'node:path';
import { backendFolder } from '../location.cjs';

/** This folder, also for a service that was bundled into one file. */
export const directory = join(backendFolder, 'src', 'auth-emulator');
