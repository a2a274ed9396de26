import type ts from 'typescript';

export declare function typescript(): typeof ts;
