import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { themeCss } from './build/theme-css.ts';

/** What every page runs on. */
const LIBRARIES = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//;
/** The frame of every page. One file instead of a dozen, each of which would cost a phone a journey. */
const SHELL =
  /(web\/src\/(paths|product|features\/shell\/(?!idle|session)|lib\/(api|api-error|attempts|page-title|query-client|redirect|privileges|refresh|session|toasts|upload)\.)|identity\/contract\/(api-rights|privilege))/;

/** What home, search and job pages share: in one file as well. */
const JOBS =
  /web\/src\/(features\/job-search\/(?!candidates|region|filters|suggest\/(use-)?suggestions|suggest\/active)|ui\/(field|text-field|select-field|native-select|characters-left|pager|query-state|rich-(text|tree)\.)|lib\/(format|directory)\.)|postings\/contract\/api-lists\./;

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root,
  plugins: [react(), themeCss()],
  build: {
    outDir: fileURLToPath(new URL('../dist/web', import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    // The content security policy allows images from this origin only: nothing becomes a data: URL.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'libraries', test: LIBRARIES },
            { name: 'shell', test: SHELL },
            { name: 'jobs', test: JOBS },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    // The server refuses writes whose Origin is not its Host, so the browser's Host goes along.
    proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false } },
  },
});
