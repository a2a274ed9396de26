import { bootSchema, liveSchema, parseWith, siteSchema, type Boot, type Live, type Site } from '@odysseus/contract';

/** Ids of the data blocks that the server writes into the page. */
const siteBlock = 'odysseus-site';
const bootBlock = 'odysseus-boot';
const liveBlock = 'odysseus-live';

function readBlock(id: string): unknown {
  const element = document.getElementById(id);
  if (!element?.textContent) throw new Error(`The page carries no data block "${id}".`);
  return JSON.parse(element.textContent);
}

/** What the server says of its surroundings. @throws {ContractError} */
export function readSite(): Site {
  return parseWith(siteSchema, readBlock(siteBlock), 'The site data of this page');
}

/** The versions that this page was made of. @throws {ContractError} */
export function readBoot(): Boot {
  return parseWith(bootSchema, readBlock(bootBlock), 'The release data of this page');
}

/** What is live, if whoever served the page has said so. @throws {ContractError} */
export function readLive(): Live | undefined {
  return document.getElementById(liveBlock)
    ? parseWith(liveSchema, readBlock(liveBlock), 'The data of the live release in this page')
    : undefined;
}
