export { auditRelease, brokenSeals, unsealed } from './auditRelease';
export { brotli } from './brotli';
export { bucketStore, type BucketOptions } from './bucketStore';
export { aborting, goingBack, promoting, publishing, sendingTo, type RollbackTarget } from './changes';
export { checkPart, screenBudget } from './checkPart';
export { checkRelease, readManifest } from './checkRelease';
export { closeToOthers } from './closeToOthers';
export { commit, type Change, type CommitOptions, type Compose, type Outcome } from './commit';
export { closeDataFolder, makeDataFolder } from './dataFolder';
export { documentCopies } from './documentCopies';
export { folderStore } from './folderStore';
export { frameOf } from './frameOf';
export { headersOf } from './headersOf';
export { codeOf } from './codeOf';
export { integrityOf } from './integrityOf';
export { addKey, authorise, keyRingKey, mayRelease, readKeyRing, revokeKey, type PublicKey } from './keyRing';
export { entriesFrom, type Action, type LogEntry, type NamedEntry } from './logEntry';
export { bucketFrom, openStore } from './openStore';
export {
  canaryShare,
  changedParts,
  isCanary,
  liveVersion,
  shellFirst,
  shownVersions,
  versionsIn,
  type PartVersion,
  type ReleaseContent,
} from './operations';
export { ownerKey, releaseKeyFor } from './ownerKey';
export { PreviewError, recordPreview, signPreview, verifyPreview, type Preview, type PreviewRefusal } from './preview';
export { prune, pruneDays, storeTime, type PruneOptions, type Pruning } from './prune';
export { readRelease, sealContent, sealDocument, writeRelease, type StoredRelease } from './releaseDocument';
export { ReleaseError } from './ReleaseError';
export { createKeyText, KeyError, keyFromEnvironment, readKeyText, type ReleaseKey } from './releaseKey';
export {
  ConditionFailedError,
  StoreError,
  type PutOptions,
  type Store,
  type StoredHeaders,
  type StoredObject,
  type WriteCondition,
} from './store';
export { SealBrokenError } from './SealBrokenError';
export { sealedStore, type SealedStore } from './sealedStore';
export { digestsOfVersion, groupOfVersion, readSeal, sealKey, sealsIn, writeSeal, type Digests } from './seals';
export { sealHistory } from './sealHistory';
export { uploadPart, type Upload, type UploadOptions } from './uploadPart';
export { readPointer, changesBefore, verifyHead, verifyNoted, type NotedChange, type VerifiedHead } from './verifyHead';
export * from './page';
export { remoteVersionOf, shellReleaseOf } from './rows';
export { exportSite, redirectsOf, type ExportOptions } from './exportSite';
