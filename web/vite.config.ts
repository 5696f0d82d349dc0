import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig } from 'vite';
import { codeSplitting } from './build/code-splitting.ts';
import { firstPageBudget } from './build/first-page.ts';
import { themeCss } from './build/theme-css.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

const pages: InlineConfig = { root, plugins: [react(), themeCss()] };

export default defineConfig(async ({ command }) => ({
  ...pages,
  plugins: [...(pages.plugins ?? []), firstPageBudget()],
  build: {
    outDir: fileURLToPath(new URL('../dist/web', import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    // The content security policy allows images from this origin only: nothing becomes a data: URL.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: command === 'build' ? await codeSplitting(pages) : undefined,
      },
    },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    // The server refuses writes whose Origin is not its Host, so the browser's Host goes along.
    proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false } },
  },
}));
