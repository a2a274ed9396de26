import { PbfReader } from 'pbf';
import { LiveFault } from './LiveFault';

/** A text in several languages: one entry each. */
export type Translations = readonly { readonly text: string; readonly language?: string }[];

/** What an alert concerns: whatever all of its fields name together. */
export interface InformedEntity {
  readonly agency?: string;
  readonly route?: string;
  /** As GTFS numbers kinds of lines: 1 is an underground. */
  readonly routeType?: number;
  readonly stop?: string;
  /** Whether it is of a single journey, and of which line. */
  readonly trip?: { readonly route?: string };
}

/** An alert of GTFS-Realtime, as far as it is read. Numbers are the protocol's own. */
export interface ServiceAlert {
  readonly id: string;
  /** Seconds since 1970; 0 where nothing is said. */
  readonly periods: readonly { readonly start: number; readonly end: number }[];
  readonly informed: readonly InformedEntity[];
  readonly cause: number;
  readonly effect: number;
  readonly severity: number;
  readonly header: Translations;
  readonly description: Translations;
}

/** A feed, whose other entities (journeys, vehicles) are passed over. */
export interface AlertFeed {
  readonly version: string;
  /** Whether it tells changes alone. */
  readonly differential: boolean;
  /** Seconds since 1970; 0 where nothing is said. */
  readonly timestamp: number;
  readonly alerts: readonly ServiceAlert[];
}

/** Entities of a feed, or parts of one. A region's feeds hold a few hundred. */
const most = 20_000;
/** The protocol's values of what is left out: unknown cause, unknown effect, unknown severity. */
const unknown = { cause: 1, effect: 8, severity: 1 } as const;

/**
 * Reads a feed of GTFS-Realtime in its binary form (https://gtfs.org/documentation/realtime/proto/). Readers of protocol
 * buffers take what ends too early for whole; this one holds every length against what there is.
 * @throws {LiveFault}
 */
export function readServiceAlerts(bytes: Uint8Array): AlertFeed {
  try {
    return feedOf(bytes);
  } catch (cause) {
    if (cause instanceof LiveFault) throw cause;
    throw refusal('is not of GTFS-Realtime', cause);
  }
}

function feedOf(bytes: Uint8Array): AlertFeed {
  let header: Omit<AlertFeed, 'alerts'> | undefined;
  const alerts: ServiceAlert[] = [];
  readFields(bytes, (field, value) => {
    if (field === 1) header = headerOf(value.bytes());
    if (field === 2) alerts.push(...alertOf(value.bytes()));
  });
  if (!header?.version) throw refusal('has no head');
  return { ...header, alerts };
}

function headerOf(bytes: Uint8Array): Omit<AlertFeed, 'alerts'> {
  const header = { version: '', differential: false, timestamp: 0 };
  readFields(bytes, (field, value) => {
    if (field === 1) header.version = value.text();
    if (field === 2) header.differential = value.number() === 1;
    if (field === 3) header.timestamp = value.number();
  });
  return header;
}

/** None where the entity is no alert, or one that is taken back. */
function alertOf(bytes: Uint8Array): ServiceAlert[] {
  const entity: { id: string; deleted: boolean; alert?: Omit<ServiceAlert, 'id'> } = { id: '', deleted: false };
  readFields(bytes, (field, value) => {
    if (field === 1) entity.id = value.text();
    if (field === 2) entity.deleted = value.number() !== 0;
    if (field === 5) entity.alert = alertBody(value.bytes());
  });
  const { id, deleted, alert } = entity;
  return deleted || !alert ? [] : [{ id, ...alert }];
}

function alertBody(bytes: Uint8Array): Omit<ServiceAlert, 'id'> {
  const periods: { start: number; end: number }[] = [];
  const informed: InformedEntity[] = [];
  const texts = { header: [] as Translations, description: [] as Translations };
  const numbers: { cause: number; effect: number; severity: number } = { ...unknown };
  readFields(bytes, (field, value) => {
    if (field === 1) periods.push(periodOf(value.bytes()));
    if (field === 5) informed.push(informedOf(value.bytes()));
    if (field === 6) numbers.cause = value.number();
    if (field === 7) numbers.effect = value.number();
    if (field === 10) texts.header = translationsOf(value.bytes());
    if (field === 11) texts.description = translationsOf(value.bytes());
    if (field === 14) numbers.severity = value.number();
  });
  return { periods, informed, ...texts, ...numbers };
}

function periodOf(bytes: Uint8Array): { start: number; end: number } {
  const period = { start: 0, end: 0 };
  readFields(bytes, (field, value) => {
    if (field === 1) period.start = value.number();
    if (field === 2) period.end = value.number();
  });
  return period;
}

function informedOf(bytes: Uint8Array): InformedEntity {
  let entity: InformedEntity = {};
  readFields(bytes, (field, value) => {
    if (field === 1) entity = { ...entity, agency: value.text() };
    if (field === 2) entity = { ...entity, route: value.text() };
    if (field === 3) entity = { ...entity, routeType: value.number() };
    if (field === 4) entity = { ...entity, trip: tripOf(value.bytes()) };
    if (field === 5) entity = { ...entity, stop: value.text() };
  });
  return entity;
}

function tripOf(bytes: Uint8Array): { route?: string } {
  const trip: { route?: string } = {};
  readFields(bytes, (field, value) => {
    if (field === 5) trip.route = value.text();
  });
  return trip;
}

function translationsOf(bytes: Uint8Array): Translations {
  const translations: { text: string; language?: string }[] = [];
  readFields(bytes, (field, value) => {
    if (field === 1) translations.push(translationOf(value.bytes()));
  });
  return translations;
}

function translationOf(bytes: Uint8Array): { text: string; language?: string } {
  const translation: { text: string; language?: string } = { text: '' };
  readFields(bytes, (field, value) => {
    if (field === 1) translation.text = value.text();
    if (field === 2) translation.language = value.text();
  });
  return translation;
}

/** A field's value, read in the form that it should have. */
interface FieldValue {
  number(): number;
  text(): string;
  bytes(): Uint8Array;
}

/** Reads a message to its very end, field by field; fields that nobody asks for are passed over. */
function readFields(message: Uint8Array, read: (field: number, value: FieldValue) => void): void {
  const reader = new PbfReader(message);
  const inForm = (type: number): void => {
    if (reader.type !== type) throw refusal('has a field of another form');
  };
  const bytes = (): Uint8Array => {
    inForm(2);
    const value = reader.readBytes();
    if (reader.pos > message.length) throw refusal('ends too early');
    return value;
  };
  const value: FieldValue = {
    number() {
      inForm(0);
      return reader.readVarint();
    },
    text: () => new TextDecoder('utf-8', { fatal: true }).decode(bytes()),
    bytes,
  };
  let count = 0;
  reader.readFields((field) => {
    count += 1;
    if (count > most) throw refusal('is too long');
    read(field, value);
  }, undefined);
  if (reader.pos !== message.length) throw refusal('ends too early');
}

const refusal = (what: string, cause?: unknown): LiveFault =>
  new LiveFault('nonsense', `The feed ${what}`, undefined, cause === undefined ? {} : { cause });
