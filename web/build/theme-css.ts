import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import type { Plugin } from 'vite';
import { palette, theme } from '../src/theme.ts';

const ID = 'virtual:theme.css';

/**
 * Writes the theme's variables into a stylesheet at build time. Mantine would otherwise put them into the page as an
 * inline style element, which the content security policy refuses.
 */
export function themeCss(): Plugin {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const base = defaultCssVariablesResolver(merged);
  const css = convertCssVariables({ ...base, light: { ...base.light, ...palette }, dark: {} }, ':root');
  return {
    name: 'theme-css',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? css : undefined),
  };
}
