export declare const elsewhereFolder: string;
