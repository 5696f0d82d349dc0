import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { SWC_OPTIONS } from '../swc-options.mjs';

// Jest transforms neither the imports of a global setup nor their `.js` suffixes; this lets plain node read our
// sources.
registerHooks({
  resolve(specifier, context, next) {
    const ours = /^\.{1,2}\/.*\.js$/.test(specifier) && context.parentURL?.endsWith('.ts');
    const source = ours && new URL(specifier.replace(/js$/, 'ts'), context.parentURL);
    return next(source && existsSync(source) ? source.href : specifier, context);
  },
  load(url, context, next) {
    if (!url.endsWith('.ts') || url.includes('/node_modules/')) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...SWC_OPTIONS, filename });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
