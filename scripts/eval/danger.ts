import { parseArgs } from 'node:util';
import { dangerKinds, dangerLanguages, lifeThreatening, type DangerKind } from '@odysseus/danger';
import type { Part } from '../../shared/danger/training/readData';
import { heardShare, measureDanger, share } from './measureDanger';

/**
 * `npm run eval:danger`: how many emergencies the reader of danger hears, and how often it hears one where there is none, by language and
 * by kind. Reads the dev part of the data; `-- --part test` opens the test part.
 */
const goals = { recognised: 0.98, language: 0.95, falseAlarms: 0.01, number: 0.97 } as const;
const floors = { recognised: 0.95, language: 0.92, lifeKind: 0.9, falseAlarms: 0.02, number: 0.95 } as const;

const { values } = parseArgs({
  options: { part: { type: 'string', default: 'dev' }, worst: { type: 'string', default: '20' } },
});
const parts: readonly Part[] = ['train', 'dev', 'test'];
const part = parts.find((known) => known === values.part);
if (!part) {
  console.error(`--part is one of ${parts.join(', ')}, not "${values.part}".`);
  process.exit(2);
}
report(part, Number(values.worst));

function report(of: Part, worst: number): void {
  const { read, emergencies, harmless, perhaps, milliseconds, ...figures } = measureDanger(of);
  const heard = heardShare;

  console.log(
    `${of}: ${emergencies.length} emergencies, ${harmless.length} harmless, ${perhaps.length} between, of ${new Set(read.map(({ author }) => author)).size} authors; ${milliseconds.toFixed(2)} ms each`,
  );
  console.log(
    `recognised     ${percent(figures.recognised)}  and ${percent(share(emergencies, ({ outcome }) => outcome === 'perhaps'))} with a line to help (goal ${percent(goals.recognised)}, floor ${percent(floors.recognised)})`,
  );
  console.log(
    `false alarms   ${percent(figures.falseAlarms)}  and ${percent(share(harmless, ({ outcome }) => outcome === 'perhaps'))} with a line to help (goal ${percent(goals.falseAlarms)}, floor ${percent(floors.falseAlarms)})`,
  );
  console.log(
    `right number   ${percent(figures.number)}  of those recognised (goal ${percent(goals.number)}, floor ${percent(floors.number)})`,
  );
  console.log(
    `right kind     ${percent(
      share(
        emergencies.filter(({ outcome }) => outcome === 'danger'),
        (one) => one.heard === one.kind,
      ),
    )}`,
  );
  console.log('\nlanguage   recognised  false alarms');
  for (const language of dangerLanguages)
    console.log(
      `${language}          ${percent(heard(emergencies.filter((one) => one.language === language)))}     ${percent(heard(harmless.filter((one) => one.language === language)))}`,
    );
  console.log('\nkind                 of  recognised  line  right number');
  for (const kind of [...dangerKinds].sort((a, b) => heardOf(a) - heardOf(b))) {
    const own = emergencies.filter((one) => one.kind === kind);
    console.log(
      `${`${kind}${lifeThreatening.has(kind) ? ' *' : ''}`.padEnd(20)} ${String(own.length).padStart(3)}  ${percent(heard(own))}     ${percent(share(own, ({ outcome }) => outcome === 'perhaps'))}  ${percent(
        share(
          own.filter(({ outcome }) => outcome === 'danger'),
          ({ right }) => right,
        ),
      )}`,
    );
  }
  console.log('* life-threatening\n\nnot heard');
  for (const { kind, author, text } of emergencies.filter(({ outcome }) => outcome === 'none').slice(0, worst))
    console.log(`  ${kind} (${author}): ${text}`);
  console.log('false alarms');
  for (const { heard: kind, author, text } of harmless.filter(({ outcome }) => outcome === 'danger').slice(0, worst))
    console.log(`  ${kind ?? ''} (${author}): ${text}`);

  const missed = [
    figures.recognised < floors.recognised && 'recognised',
    figures.falseAlarms > floors.falseAlarms && 'false alarms',
    figures.number < floors.number && 'right number',
    ...dangerLanguages.map(
      (language) => heard(emergencies.filter((one) => one.language === language)) < floors.language && language,
    ),
    ...[...lifeThreatening].map((kind) => heardOf(kind) < floors.lifeKind && kind),
  ].filter(Boolean);
  if (missed.length > 0) {
    console.log(`\nBelow the floor: ${missed.join(', ')}`);
    process.exitCode = 1;
  }

  function heardOf(kind: DangerKind): number {
    return heard(emergencies.filter((one) => one.kind === kind));
  }
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`.padStart(7);
}
