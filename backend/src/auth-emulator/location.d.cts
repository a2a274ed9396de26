/** Absolute path of the folder `auth-emulator`. */
export declare const directory: string;
