import { bootSchema, parseWith, siteSchema, type Boot, type Site } from '@odysseus/contract';

/** Ids of the data blocks that the server writes into the page. */
const siteBlock = 'odysseus-site';
const bootBlock = 'odysseus-boot';

function readBlock(id: string): unknown {
  const element = document.getElementById(id);
  if (!element?.textContent) throw new Error(`The page carries no data block "${id}".`);
  return JSON.parse(element.textContent);
}

/** What the server says of its surroundings. @throws {ContractError} */
export function readSite(): Site {
  return parseWith(siteSchema, readBlock(siteBlock), 'The site data of this page');
}

/** The part of the release document that this page starts with. @throws {ContractError} */
export function readBoot(): Boot {
  return parseWith(bootSchema, readBlock(bootBlock), 'The release data of this page');
}
