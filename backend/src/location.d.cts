/** Absolute path of the folder `backend`. */
export declare const backendFolder: string;
