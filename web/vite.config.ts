import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig, type Rolldown } from 'vite';
import { codeSplitting } from './build/code-splitting.ts';
import { firstPageBudget } from './build/first-page.ts';
import { themeCss } from './build/theme-css.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

const { version: pdfJsVersion } = createRequire(import.meta.url)('pdfjs-dist/package.json');

/** The exports of React Router name its development builds only, which are larger and warn. */
const reactRouter = fileURLToPath(new URL('../node_modules/react-router/dist/production/', import.meta.url));
const alias = [
  { find: /^react-router$/, replacement: `${reactRouter}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${reactRouter}dom-export.mjs` },
];

const pages: InlineConfig = { root, plugins: [react(), themeCss()], resolve: { alias } };

export default defineConfig(async ({ command }) => ({
  ...pages,
  plugins: [...(pages.plugins ?? []), firstPageBudget()],
  build: {
    outDir: fileURLToPath(new URL('../dist/web', import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    reportCompressedSize: false,
    // Both documents would load it in a file of its own; browsers of the last years need it no more.
    modulePreload: { polyfill: false },
    // The content security policy allows images from this origin only: nothing becomes a data: URL.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'document-frame.html'].map((file) => root + file),
      output: {
        // PDF.js imports its decoders by their names.
        assetFileNames: ({ names }: Rolldown.PreRenderedAsset) =>
          names.some((name) => name.endsWith('_nowasm_fallback.js'))
            ? `assets/pdfjs-${pdfJsVersion}/[name][extname]`
            : 'assets/[name]-[hash][extname]',
        codeSplitting: command === 'build' ? await codeSplitting(pages) : undefined,
      },
    },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    // The document frame has an opaque origin, and loads its modules with CORS.
    cors: { origin: 'null' },
    // The server refuses writes whose Origin is not its Host, so the browser's Host goes along.
    proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false } },
  },
}));
