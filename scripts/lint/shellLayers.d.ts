import type { Rule } from 'eslint';

export function shellLayers(source: string): Rule.RuleModule;
