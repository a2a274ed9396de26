import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '@odysseus/build';
import {
  checkContract,
  ContractReportError,
  presentContract,
  reportFile,
  requireNewVersion,
} from './contract/checkContract';
import { readReport, reportText } from './contract/ContractReport';

/** `npm run contract`: writes down what the contract says. With `--check` it only compares. */
const file = join(projectFolder, reportFile);

/** The report that was committed last: one version may be changed until it is committed. Without git the file itself counts. */
function committed(): string | undefined {
  try {
    return execFileSync('git', ['show', `HEAD:${reportFile}`], {
      cwd: projectFolder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }
}

try {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  if (values.check) checkContract();
  else {
    const before = committed();
    const now = presentContract();
    if (before !== undefined) requireNewVersion(readReport(before), now);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, reportText(now));
    console.log(`${reportFile} tells of ${now.version}.`);
  }
} catch (cause) {
  if (!(cause instanceof ContractReportError)) throw cause;
  console.error(cause.message);
  process.exit(1);
}
