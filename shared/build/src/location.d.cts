export declare const buildFolder: string;
