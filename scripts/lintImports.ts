// A part of npm run lint: no module leads back to itself, not by a type either.
import { cycles } from './imports/cycles';
import { projectModules } from './imports/projectModules';

const found = cycles(projectModules());
for (const circle of found)
  console.error(
    `These import one another in a circle; move what they share into a file of its own:\n  ${circle.join('\n  → ')}\n`,
  );
if (found.length > 0) process.exitCode = 1;
