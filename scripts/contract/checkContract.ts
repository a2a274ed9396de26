import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '@odysseus/build';
import * as contract from '@odysseus/contract';
import { differences, readReport, type ContractReport } from './ContractReport';
import { describeContract } from './describeContract';

/** Within the project. */
export const reportFile = 'shared/contract/report/contract.md';

/** The contract says something else than its report, or another thing under the same version. */
export class ContractReportError extends Error {
  override readonly name = 'ContractReportError';
}

/** The contract as its sources say it now. */
export function presentContract(): ContractReport {
  return describeContract(join(projectFolder, 'shared', 'contract', 'src', 'index.ts'), contract);
}

/**
 * Checks that the version says when the contract has changed.
 * @throws {ContractReportError} naming what has changed
 */
export function requireNewVersion(before: ContractReport, now: ContractReport): void {
  const changes = differences(before, now);
  if (changes.length === 0 || before.version !== now.version) return;
  throw new ContractReportError(
    `The contract has changed, and contractVersion still says ${now.version}: ${changes.join(', ')}.\n` +
      'Raise it in shared/contract/src/version.ts: the first number where a part that is released already could not understand the change, else the second. Then run npm run contract.',
  );
}

/**
 * Checks that the committed report says what the sources say.
 * @throws {ContractReportError} naming what has changed, and saying what to do
 */
export function checkContract(): void {
  const file = join(projectFolder, reportFile);
  if (!existsSync(file))
    throw new ContractReportError(`There is no ${reportFile}. Make it with npm run contract, and commit it.`);
  const before = readReport(readFileSync(file, 'utf8'));
  const now = presentContract();
  requireNewVersion(before, now);
  if (before.version !== now.version)
    throw new ContractReportError(
      `${reportFile} tells of ${before.version}, and contractVersion says ${now.version}. Make it anew with npm run contract, and commit it.`,
    );
}
