import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { type Chunk, mergeChunks } from './merge-chunks.ts';

/** Entries that are loaded more often than others: the frame of all pages, first pages (U49), daily work (U59). */
const WEIGHTS = {
  main: 40,
  home: 12,
  'find-job': 12,
  'job-detail': 12,
  'post-jobs': 12,
  'user-application': 5,
  'user-dashboard': 5,
  'manage-jobs': 5,
  'sign-in': 5,
};
/** Imports the pages behind sign-in. */
const WORK_ROUTES = fileURLToPath(new URL('../src/routes/work.routes.tsx', import.meta.url));
/** Entries that load together with every page behind sign-in. */
const COMPANIONS = ['signed-in-layout', 'work.loaders'];
/** Of source before minification. Measured: below it Post Job needs more files than U59 allows. */
const REQUEST_BYTES = 75_000;

/**
 * Cuts the modules that several pages share into few files. A first build, which writes nothing, finds which pages use
 * which modules once unused code is gone, so that a file may move without a change here.
 */
export async function codeSplitting(config: InlineConfig): Promise<Rolldown.CodeSplittingOptions> {
  const unwritten = { write: false, minify: false, reportCompressedSize: false };
  const workPages = new Set<string>();
  const { output } = (await build({
    ...config,
    plugins: [...(config.plugins ?? []), collectDynamicImports(WORK_ROUTES, workPages)],
    configFile: false,
    logLevel: 'silent',
    build: unwritten,
  })) as Rolldown.RolldownOutput;
  const merged = mergeChunks(sharedChunks(output, workPages), { requestBytes: REQUEST_BYTES, weights: WEIGHTS });
  const names = new Map<string, string>();
  for (const [index, { modules, entries }] of [...merged.values()].entries()) {
    // Libraries of all pages change less often than our own code, and stay cached by themselves.
    const isLibrary = (id: string) => entries.has('main') && id.includes('/node_modules/');
    for (const id of modules) names.set(id, isLibrary(id) ? `libraries-${index}` : `shared-${index}`);
  }
  return { includeDependenciesRecursively: false, groups: [{ name: (id) => names.get(id) ?? null }] };
}

/** Adds the modules that `from` imports dynamically to `found`. */
const collectDynamicImports = (from: string, found: Set<string>): Plugin => ({
  name: 'collect-dynamic-imports',
  buildEnd() {
    for (const id of this.getModuleInfo(from)?.dynamicallyImportedIds ?? []) found.add(id);
  },
});

/**
 * The bundler's default: one chunk for each set of entries that have modules in common. Those of all pages it leaves in
 * the entry that loads all others.
 */
function sharedChunks(output: Rolldown.RolldownOutput['output'], workPages: ReadonlySet<string>): Map<string, Chunk> {
  const files = output.filter((file) => file.type === 'chunk');
  const imports = new Map(files.map(({ fileName, imports }) => [fileName, imports]));
  const transitive = (fileName: string, reached = new Set<string>()) => {
    for (const imported of imports.get(fileName) ?? []) {
      if (!reached.has(imported)) transitive(imported, reached.add(imported));
    }
    return reached;
  };
  const companions = files.filter(isCompanion).map(({ fileName }) => fileName);
  const entries = files
    .filter((file) => isEntry(file) && !isCompanion(file))
    .map(({ name, fileName, facadeModuleId }) => {
      const beside = workPages.has(facadeModuleId ?? '') ? companions : [];
      const loads = new Set([fileName, ...beside].flatMap((one) => [one, ...transitive(one)]));
      return { name, loads };
    });
  const chunks = new Map<string, Chunk>();
  for (const file of files) {
    const { fileName } = file;
    const loading = entries.filter(({ loads }) => loads.has(fileName)).map(({ name }) => name);
    if (file.isEntry || (file.isDynamicEntry && loading.length === 1)) continue;
    const modules = file.moduleIds.filter((id) => id !== file.facadeModuleId);
    chunks.set(fileName, {
      modules,
      hasStyles: modules.some((id) => id.endsWith('.css')),
      bytes: modules.reduce((sum, id) => sum + (file.modules[id]?.renderedLength ?? 0), 0),
      imports: transitive(fileName),
      entries: new Set(loading),
    });
  }
  return chunks;
}

const isCompanion = ({ name }: Rolldown.OutputChunk) => COMPANIONS.includes(name);
const isEntry = (file: Rolldown.OutputChunk) => file.isEntry || file.isDynamicEntry;
