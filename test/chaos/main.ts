import { parseArgs } from 'node:util';
import { PLANTED_BUGS, type PlantName, plantedBug } from './planted-bugs.js';
import type { Recovery } from './recovery.js';
import { formatReport, recoveryTable } from './report.js';
import { runChaos } from './run.js';
import { startChaosServices } from './services.js';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    seed: { type: 'string', multiple: true, default: ['1'] },
    plant: { type: 'string' },
  },
});
const [minutes, seeds] = [Number(values.minutes), values.seed.map(Number)];
const isPlant = (name: string): name is PlantName => Object.hasOwn(PLANTED_BUGS, name);
if (!(minutes > 0) || !seeds.every(Number.isInteger) || (values.plant && !isPlant(values.plant))) {
  console.error(`Usage: npm run chaos -- [--minutes 3] [--seed 1]… [--plant ${Object.keys(PLANTED_BUGS).join('|')}]`);
  process.exit(1);
}
const plant = values.plant as PlantName | undefined;
let isGood = true;
const recoveries: Recovery[] = [];
const services = await startChaosServices();
// The cluster kills its instances when this process exits.
const leave = () => services.stop().finally(() => process.exit(1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, leave);
try {
  for (const seed of seeds) {
    const report = await runChaos(services, { seed, seconds: minutes * 60, plant, log: console.log });
    console.log(`\n${formatReport(report)}\n`);
    recoveries.push(...report.recoveries);
    const checks = report.violations.map(({ check }) => check);
    const wanted = plant && plantedBug(plant).finds;
    isGood &&= wanted ? checks.length > 0 && checks.every((check) => check.startsWith(wanted)) : !checks.length;
  }
  if (seeds.length > 1) console.log(`## All seeds together\n\n${recoveryTable(recoveries)}\n`);
} finally {
  await services.stop();
}
process.exit(isGood ? 0 : 1);
