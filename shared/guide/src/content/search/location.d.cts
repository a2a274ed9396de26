export declare const searchWordsFolder: string;
