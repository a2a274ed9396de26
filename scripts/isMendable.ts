import { PrerenderError } from '@odysseus/build';
import { ContractError } from '@odysseus/contract';
import { KeyError, ReleaseError, StoreError } from '@odysseus/release';
import { ContractReportError } from './contract/checkContract';
import { PartBuildError } from './startPartBuilder';

const kinds = [PartBuildError, ContractReportError, PrerenderError, ContractError, KeyError, ReleaseError, StoreError];

/** Whether whoever typed the command can mend it, so that the message says everything. */
export function isMendable(cause: unknown): cause is Error {
  return kinds.some((kind) => cause instanceof kind);
}
