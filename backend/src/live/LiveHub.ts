import { randomBytes } from 'node:crypto';
import { type LiveReport, type LiveSourceName, liveSources } from '@odysseus/contract';
import type { TakeCall } from './callBudget';
import { LiveFeed } from './LiveFeed';
import type { LiveFault } from './LiveFault';
import type { LiveSource } from './LiveSource';
import { ProviderGate } from './ProviderGate';
import type { Time } from './Time';

/** Milliseconds that somebody who asks once waits for sources that have not answered yet. */
const patience = 6_000;

/**
 * What every board is told of, though its city may have no such source. Boards of before contract 1.13 can't read of any other:
 * a later one is told of only where the city's release names it.
 */
const ofAllBoards: readonly LiveSourceName[] = ['weather', 'transit', 'alerts'];

/** A report as it goes over the wire, made once for all boards. */
interface ReportEvent {
  readonly sequence: number;
  readonly text: string;
}

interface Channel {
  /** Undefined for a source that is off. */
  readonly feed: LiveFeed | undefined;
  readonly report: () => LiveReport;
  /** What it said last, and what decides whether that still holds. */
  said: { readonly key: string; readonly event: ReportEvent } | undefined;
}

interface City {
  readonly sources: readonly LiveSource[];
  readonly channels: readonly Channel[];
  readonly boards: Set<(event: string) => void>;
}

export interface HubParts {
  readonly takeCall: TakeCall;
  readonly time: Time;
  onFault?(city: string, source: LiveSource, fault: LiveFault): void;
}

/** Brings what the sources say to every open board, with one question for each source and interval. */
export class LiveHub {
  private readonly cities = new Map<string, City>();
  private readonly gates = new Map<string, ProviderGate>();
  /** Tells this process's events from another's, whose numbers mean other reports. */
  private readonly instance = randomBytes(6).toString('hex');
  private sequence = 0;
  private openBoards = 0;

  constructor(private readonly parts: HubParts) {}

  /**
   * Says which sources a city has from now on. Boards that are open keep those that they were opened with.
   * @param sources that are on; the very list that was said before changes nothing
   */
  serve(name: string, sources: readonly LiveSource[]): void {
    if (this.cities.get(name)?.sources !== sources) this.cities.set(name, this.cityOf(name, sources));
  }

  /** Boards that are open. */
  get boards(): number {
    return this.openBoards;
  }

  /**
   * Opens a board: it is sent what is known, then whatever changes.
   * @param lastEventId the event that it saw last, from whichever process
   * @param send takes one whole server-sent event
   * @returns what closes it
   */
  open(name: string, lastEventId: string | undefined, send: (event: string) => void): () => void {
    const city = this.city(name);
    const seen = this.sequenceOf(lastEventId);
    // A report may have grown stale since: then the other boards are told as well.
    const events = city.channels
      .map((channel) => this.publish(channel, city.boards))
      .sort((a, b) => a.sequence - b.sequence);
    for (const { sequence, text } of events) if (sequence > seen) send(text);
    city.boards.add(send);
    this.openBoards += 1;
    const leave = city.channels.map(({ feed }) => feed?.watch());
    return () => {
      if (city.boards.delete(send)) this.openBoards -= 1;
      for (const stop of leave) stop?.();
    };
  }

  /** What the sources say now; those that are due are asked first, and not waited for beyond some seconds. */
  async ask(name: string): Promise<LiveReport[]> {
    const { channels } = this.city(name);
    const { time } = this.parts;
    let callOff = (): void => undefined;
    const enough = new Promise<void>((resolve) => (callOff = time.after(patience, resolve)));
    await Promise.race([Promise.all(channels.flatMap(({ feed }) => feed?.refresh() ?? [])), enough]);
    callOff();
    return channels.map(({ report }) => report());
  }

  private city(name: string): City {
    const city = this.cities.get(name);
    if (!city) throw new RangeError(`There is no live board of ${name}`);
    return city;
  }

  private cityOf(name: string, sources: readonly LiveSource[]): City {
    const boards: City['boards'] = new Set();
    const told = liveSources.filter(
      (kind) => ofAllBoards.includes(kind) || sources.some(({ name: on }) => on === kind),
    );
    const channels = told.map((kind): Channel => {
      const source = sources.find((each) => each.name === kind);
      if (!source) return { feed: undefined, report: () => ({ source: kind, state: 'off' }), said: undefined };
      const feed = new LiveFeed({
        source,
        gate: this.gateOf(source),
        time: this.parts.time,
        onChange: () => this.publish(channel, boards),
        onFault: (fault) => this.parts.onFault?.(name, source, fault),
      });
      const channel: Channel = { feed, report: () => feed.report(), said: undefined };
      return channel;
    });
    return { sources, channels, boards };
  }

  private gateOf({ provider, budget }: LiveSource): ProviderGate {
    const known = this.gates.get(provider);
    if (known) return known;
    const gate = new ProviderGate(provider, budget, this.parts.takeCall, this.parts.time);
    this.gates.set(provider, gate);
    return gate;
  }

  /** Sends the boards what a source says, if it is something else than before. */
  private publish(channel: Channel, boards: City['boards']): ReportEvent {
    const report = channel.report();
    // Data changes with the moment at which it was fetched, and with nothing else.
    const key = [report.state, report.fetchedAt, report.trouble].join('|');
    if (channel.said?.key === key) return channel.said.event;
    this.sequence += 1;
    const event = {
      sequence: this.sequence,
      text: `id: ${this.instance}-${this.sequence}\nevent: report\ndata: ${JSON.stringify(report)}\n\n`,
    };
    channel.said = { key, event };
    for (const send of [...boards]) send(event.text);
    return event;
  }

  /** The number of an event of this process; of any other, everything is news. */
  private sequenceOf(lastEventId: string | undefined): number {
    const [, instance, sequence] = /^([0-9a-f]{12})-(\d{1,12})$/.exec(lastEventId ?? '') ?? [];
    return instance === this.instance ? Number(sequence) : 0;
  }
}
