import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { themeCss } from './build/theme-css.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The same pages for the server, in one file with everything they need: the product installs no React. */
export default defineConfig({
  root,
  plugins: [react(), themeCss()],
  ssr: { noExternal: true },
  // These are the finished pages in every mode of the product.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/server/render.tsx',
    outDir: fileURLToPath(new URL('../dist/pages', import.meta.url)),
    emptyOutDir: true,
    target: 'node20',
    assetsInlineLimit: 0,
    rollupOptions: { output: { entryFileNames: 'render.js' } },
  },
});
