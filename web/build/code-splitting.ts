import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { type Chunk, mergeChunks } from './merge-chunks.ts';

/**
 * Entries that are loaded more often than others: the frame of all pages, first pages (U49), daily work (U59). Forms
 * that load on demand, and a page for few people, are loaded less often.
 */
const WEIGHTS = {
  main: 40,
  'idle-watch': 40,
  home: 30,
  'find-job': 30,
  'job-detail': 30,
  'post-jobs': 12,
  'user-application': 12,
  'user-dashboard': 5,
  'manage-jobs': 5,
  'sign-in': 5,
  'review-applicants': 12,
  'my-profile': 12,
  'user-management': 3,
  reporting: 3,
  'preferences-form': 0.1,
  'career-editor': 0.1,
  'education-editor': 0.1,
  'references-editor': 0.1,
  'user-profile': 0.1,
  'user-overlays': 0.1,
  bulk: 0.1,
  'open-bulk-bar': 0.1,
  'posting-menu': 0.1,
  'filters-sheet': 0.1,
  'columns-panel': 0.1,
  'extend-panel': 0.1,
  'schedule-panel': 0.1,
  'reject-panel': 0.1,
  'reject-posting': 0.1,
  'listing-dates-dialog': 0.1,
  'save-template-dialog': 0.1,
  'template-picker': 0.1,
  'preview-dialog': 0.1,
  'conflict-choices': 0.1,
  'entry-panel': 0.1,
  'system-settings': 0.1,
  'queues-section': 0.1,
  'more-filters': 0.1,
  'review-step': 0.1,
  'review-user-application': 0.1,
  'days-histogram': 0.1,
  'positions-table': 0.1,
  'position-words': 0.1,
  'fill-position': 1,
  release: 0.1,
  'job-applicants': 0.1,
  'job-preview': 0.1,
};
/** Imports the pages behind sign-in. */
const WORK_ROUTES = fileURLToPath(new URL('../src/routes/work.routes.tsx', import.meta.url));
/** The entry that loads together with every page behind sign-in. */
const WORK_LAYOUT = 'work.layout';
/** Entries that are no pages. Their own module may lie in a shared file too; the server looks pages up by theirs. */
const BESIDE_PAGES = [WORK_LAYOUT, 'idle-watch'];
/**
 * Of source before minification. Measured: above it Review Applicants, My Profile and Manage Users load more script
 * than allowed.
 */
const REQUEST_BYTES = 55_000;

/**
 * Cuts the modules that several pages share into few files. A first build, which writes nothing, finds which pages use
 * which modules once unused code is gone, so that a file may move without a change here.
 */
export async function codeSplitting(config: InlineConfig): Promise<Rolldown.CodeSplittingOptions> {
  const unwritten = { write: false, minify: false, reportCompressedSize: false };
  let chunks = new Map<string, Chunk>();
  const readChunks: Plugin = {
    name: 'read-chunks',
    generateBundle: {
      // Before Vite drops the files that contain styles only.
      order: 'pre',
      handler(_options, bundle) {
        const files = Object.values(bundle).filter((file) => file.type === 'chunk');
        chunks = sharedChunks(files, this.getModuleInfo(WORK_ROUTES)?.dynamicallyImportedIds ?? []);
      },
    },
  };
  await build({
    ...config,
    plugins: [...(config.plugins ?? []), readChunks],
    configFile: false,
    logLevel: 'silent',
    build: unwritten,
  });
  const merged = mergeChunks(chunks, { requestBytes: REQUEST_BYTES, weights: WEIGHTS });
  const names = new Map<string, string>();
  for (const [index, { modules, entries }] of [...merged.values()].entries()) {
    // Libraries of all pages change less often than our own code, and stay cached by themselves.
    const isLibrary = (id: string) => entries.has('main') && id.includes('/node_modules/');
    for (const id of modules) names.set(id, isLibrary(id) ? `libraries-${index}` : `shared-${index}`);
  }
  return { includeDependenciesRecursively: false, groups: [{ name: (id) => names.get(id) ?? null }] };
}

/**
 * The bundler's default: one chunk for each set of entries that have modules in common. Those of all pages it leaves in
 * the entry that loads all others.
 */
function sharedChunks(files: readonly Rolldown.OutputChunk[], workPages: readonly string[]): Map<string, Chunk> {
  const imports = new Map(files.map(({ fileName, imports }) => [fileName, imports]));
  const transitive = (fileName: string, reached = new Set<string>()) => {
    for (const imported of imports.get(fileName) ?? []) {
      if (!reached.has(imported)) transitive(imported, reached.add(imported));
    }
    return reached;
  };
  const layouts = files.filter(({ name }) => name === WORK_LAYOUT).map(({ fileName }) => fileName);
  const entries = files
    .filter((file) => isEntry(file) && file.name !== WORK_LAYOUT)
    .map(({ name, fileName, facadeModuleId }) => {
      const beside = workPages.includes(facadeModuleId ?? '') ? layouts : [];
      return { name, loads: new Set([fileName, ...beside].flatMap((one) => [one, ...transitive(one)])) };
    });
  const chunks = new Map<string, Chunk>();
  for (const file of files) {
    const { fileName } = file;
    const loading = entries.filter(({ loads }) => loads.has(fileName)).map(({ name }) => name);
    const isBeside = BESIDE_PAGES.includes(file.name);
    if (file.isEntry || (file.isDynamicEntry && loading.length === 1 && !isBeside)) continue;
    const modules = file.moduleIds.filter((id) => isBeside || id !== file.facadeModuleId);
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

const isEntry = (file: Rolldown.OutputChunk) => file.isEntry || file.isDynamicEntry;
