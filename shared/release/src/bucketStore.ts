import { eachInParallel } from './eachInParallel';
import { headersOf } from './headersOf';
import { checkKey, ConditionFailedError, StoreError, type PutOptions, type Store } from './store';

export interface BucketOptions {
  readonly bucket: string;
  /** Stands before every key, without slashes at its ends; empty for none. */
  readonly prefix: string;
  readonly region: string;
  /** Address of a service that speaks S3's protocol; AWS's own where absent. */
  readonly endpoint?: string;
  /** Where absent: the environment, the profile or the machine's role, as AWS's own tools find them. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** Attempts at each request before it counts as failed. */
  readonly attempts?: number;
}

/** Requests at once when many keys are removed. */
const parallelRemovals = 16;
/** Milliseconds. A file is at most some megabytes. */
const timeouts = { connectionTimeout: 10_000, requestTimeout: 60_000 };
const defaultAttempts = 4;

interface Failure {
  readonly status: number | undefined;
  readonly code: string;
}

function failureOf(cause: unknown): Failure {
  if (typeof cause !== 'object' || cause === null) return { status: undefined, code: String(cause) };
  const metadata =
    '$metadata' in cause && typeof cause.$metadata === 'object' && cause.$metadata !== null ? cause.$metadata : {};
  const status =
    'httpStatusCode' in metadata && typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined;
  const code =
    'code' in cause && typeof cause.code === 'string' ? cause.code : cause instanceof Error ? cause.name : '';
  return { status, code };
}

function adviceFor({ status, code }: Failure): string {
  if (code === 'CredentialsProviderError')
    return 'No credentials were found. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.';
  if (status === 401 || status === 403)
    return 'The credentials may not do that. They need s3:GetObject, s3:PutObject, s3:DeleteObject and s3:ListBucket on this bucket; look at AWS_ACCESS_KEY_ID, AWS_PROFILE and the bucket’s policy.';
  if (status === 404) return 'There is no such bucket. Look at ODYSSEUS_STORE and AWS_REGION.';
  if (status === 301) return 'The bucket lies in another region. Correct AWS_REGION.';
  if (status === 501)
    return 'The service does not know conditional writes, without which two releases at once could overwrite each other. Use one that does.';
  if (status === undefined)
    return 'The service could not be reached. Look at the network and at AWS_ENDPOINT_URL, then try again; nothing visible has changed.';
  if (status === 429 || status >= 500)
    return 'The service has trouble. Try again in a while; nothing visible has changed.';
  return 'Look at ODYSSEUS_STORE, AWS_REGION and AWS_ENDPOINT_URL.';
}

/** A store in a bucket of S3 or of a service that speaks its protocol, conditional writes included. */
export function bucketStore({
  bucket,
  prefix,
  region,
  endpoint,
  credentials,
  attempts = defaultAttempts,
}: BucketOptions): Store {
  const name = `s3://${bucket}${prefix === '' ? '' : `/${prefix}`}`;
  // The client takes most of a second to load, and most programs that know stores never open a bucket.
  const open = async () => {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      region,
      maxAttempts: attempts,
      requestHandler: timeouts,
      // Services other than AWS's own often know neither bucket names as hosts nor the newer checksums.
      ...(endpoint === undefined
        ? {}
        : {
            endpoint,
            forcePathStyle: true,
            requestChecksumCalculation: 'WHEN_REQUIRED' as const,
            responseChecksumValidation: 'WHEN_REQUIRED' as const,
          }),
      ...(credentials ? { credentials } : {}),
    });
    return { sdk, client };
  };
  let opened: ReturnType<typeof open> | undefined;
  const connected = () => (opened ??= open());
  const located = (key: string) => ({
    Bucket: bucket,
    Key: prefix === '' ? checkKey(key) : `${prefix}/${checkKey(key)}`,
  });

  const failed = (doing: string, cause: unknown): StoreError => {
    const failure = failureOf(cause);
    const said = [failure.status, failure.code].filter((part) => part !== undefined && part !== '').join(' ');
    return new StoreError(`The store ${name} can't be used: ${doing} failed (${said}). ${adviceFor(failure)}`, {
      cause,
    });
  };
  const guarded = async <T>(doing: string, action: () => Promise<T>): Promise<T> => {
    try {
      return await action();
    } catch (cause) {
      if (cause instanceof StoreError || cause instanceof ConditionFailedError) throw cause;
      throw failed(doing, cause);
    }
  };
  const present = async <T>(doing: string, action: () => Promise<T>): Promise<T | undefined> =>
    guarded(doing, async () => {
      try {
        return await action();
      } catch (cause) {
        const { status, code } = failureOf(cause);
        if (status === 404 && code !== 'NoSuchBucket') return undefined;
        throw cause;
      }
    });

  const head = (key: string) =>
    present(`looking for ${key}`, async () => {
      const { sdk, client } = await connected();
      return client.send(new sdk.HeadObjectCommand(located(key)));
    });

  return {
    name,
    get: (key) =>
      present(`reading ${key}`, async () => {
        const { sdk, client } = await connected();
        const answer = await client.send(new sdk.GetObjectCommand(located(key)));
        return { body: Buffer.from((await answer.Body?.transformToByteArray()) ?? []), tag: answer.ETag ?? '' };
      }),
    has: async (key) => (await head(key)) !== undefined,
    size: async (key) => {
      const found = await head(key);
      return found && (found.ContentLength ?? 0);
    },
    modified: async (key) => (await head(key))?.LastModified,
    list: (under) =>
      guarded(`listing ${under}`, async () => {
        const start = prefix === '' ? '' : `${prefix}/`;
        const { sdk, client } = await connected();
        const keys: string[] = [];
        let next: string | undefined;
        do {
          const page = await client.send(
            new sdk.ListObjectsV2Command({
              Bucket: bucket,
              Prefix: start + under,
              ...(next === undefined ? {} : { ContinuationToken: next }),
            }),
          );
          for (const { Key } of page.Contents ?? []) if (Key !== undefined) keys.push(Key.slice(start.length));
          next = page.IsTruncated ? page.NextContinuationToken : undefined;
        } while (next !== undefined);
        return keys.sort();
      }),
    put: (key, body, options: PutOptions = {}) =>
      guarded(`writing ${key}`, async () => {
        const { condition, ...given } = options;
        const { contentType, cacheControl, contentEncoding } = { ...headersOf(key), ...given };
        const { sdk, client } = await connected();
        try {
          await client.send(
            new sdk.PutObjectCommand({
              ...located(key),
              Body: Buffer.from(body),
              ContentType: contentType,
              CacheControl: cacheControl,
              ...(contentEncoding === undefined ? {} : { ContentEncoding: contentEncoding }),
              ...(condition === undefined
                ? {}
                : 'absent' in condition
                  ? { IfNoneMatch: '*' }
                  : { IfMatch: condition.tag }),
            }),
          );
        } catch (cause) {
          const { status, code } = failureOf(cause);
          // 409: another conditional write was under way. 404: what should be replaced is gone.
          if (
            condition !== undefined &&
            (status === 412 || status === 409 || (status === 404 && code !== 'NoSuchBucket'))
          )
            throw new ConditionFailedError(key);
          throw cause;
        }
      }),
    remove: (keys) =>
      guarded('removing files', async () => {
        const { sdk, client } = await connected();
        await eachInParallel(keys, parallelRemovals, async (key) => {
          await client.send(new sdk.DeleteObjectCommand(located(key)));
        });
      }),
  };
}
