export declare const helpFolder: string;
