import { z } from 'zod';
import { bucketStore, type BucketOptions } from './bucketStore';
import { folderStore } from './folderStore';
import { StoreError, type Store } from './store';

type Environment = Readonly<Record<string, string | undefined>>;

const bucketAddress = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/;
const prefixPattern = /^[A-Za-z0-9._-]+(\/[A-Za-z0-9._-]+)*$/;
const web = z.url({ protocol: /^https?$/ });

/**
 * The bucket that the environment names, or `undefined` for a folder. The client reads its credentials itself, as AWS's own tools do.
 * @throws {StoreError} that says which variable is wrong
 */
export function bucketFrom(environment: Environment): BucketOptions | undefined {
  const value = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const address = value('ODYSSEUS_STORE');
  if (address === undefined) return undefined;
  const [, bucket, rest = ''] = bucketAddress.exec(address) ?? [];
  const prefix = rest.replace(/\/$/, '');
  if (
    bucket === undefined ||
    (prefix !== '' && (!prefixPattern.test(prefix) || prefix.split('/').some((piece) => /^\.+$/.test(piece))))
  ) {
    throw new StoreError(
      `ODYSSEUS_STORE="${address}" must be s3://bucket or s3://bucket/prefix. Correct it, or remove it for the folder of the site's data.`,
    );
  }
  const endpoint = value('AWS_ENDPOINT_URL_S3') ?? value('AWS_ENDPOINT_URL');
  if (endpoint !== undefined && !web.safeParse(endpoint).success) {
    throw new StoreError(
      `AWS_ENDPOINT_URL="${endpoint}" must be an http(s) address such as https://s3.example.com. Correct it, or remove it for AWS.`,
    );
  }
  const region =
    value('AWS_REGION') ?? value('AWS_DEFAULT_REGION') ?? (endpoint === undefined ? undefined : 'us-east-1');
  if (region === undefined || !/^[a-z0-9-]+$/.test(region)) {
    throw new StoreError(
      `ODYSSEUS_STORE names a bucket, and AWS_REGION="${region ?? ''}" does not say where it is. Set it, for example AWS_REGION=eu-west-3.`,
    );
  }
  return { bucket, prefix, region, ...(endpoint === undefined ? {} : { endpoint }) };
}

/**
 * The store that the environment names: `ODYSSEUS_STORE=s3://bucket/prefix`, or the folder.
 * @param folder where the store is when the environment names none: `<data>/store`
 * @throws {StoreError} that says which variable is wrong
 */
export function openStore(environment: Environment, folder: string): Store {
  const bucket = bucketFrom(environment);
  return bucket ? bucketStore(bucket) : folderStore(folder);
}
