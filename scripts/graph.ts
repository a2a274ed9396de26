// npm run graph: draws the graph of packages in docs/architecture.md, from the imports.
import { readFileSync, writeFileSync } from 'node:fs';
import { architecturePage, withGraph } from './imports/architecturePage';
import { drawGraph, packageGraph } from './imports/packageGraph';
import { projectModules } from './imports/projectModules';

writeFileSync(
  architecturePage,
  withGraph(readFileSync(architecturePage, 'utf8'), drawGraph(packageGraph(projectModules()))),
);
