import { createTheme, type MantineColorsTuple } from '@mantine/core';

const commonwealth: MantineColorsTuple = [
  '#EEF4FA',
  '#D9E6F2',
  '#B4CDE4',
  '#8BB1D4',
  '#6496C3',
  '#427CB0',
  '#2B6499',
  '#1F5080',
  '#173E66',
  '#0F2B49',
];

const gray: MantineColorsTuple = [
  '#F5F7F9',
  '#E9EDF1',
  '#D5DCE3',
  '#B9C3CC',
  '#97A3AF',
  '#75828F',
  '#667380',
  '#52606D',
  '#3E4A56',
  '#17222E',
];

/** Mantine's theme from the design tokens; styles/tokens.css has the same values for our own CSS. */
export const theme = createTheme({
  primaryColor: 'commonwealth',
  primaryShade: { light: 7, dark: 3 },
  colors: { commonwealth, gray },
  black: '#17222E',
  autoContrast: true,
  luminanceThreshold: 0.35,
  fontFamily: "'Public Sans', system-ui, -apple-system, 'Segoe UI', sans-serif",
  headings: {
    fontFamily: "'Source Serif 4', Georgia, 'Times New Roman', serif",
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '2.25rem', lineHeight: '1.15' },
      h2: { fontSize: '1.5rem', lineHeight: '1.25' },
      h3: { fontSize: '1.1875rem', lineHeight: '1.3' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { md: '1.55' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '40px' },
  radius: { xs: '2px', sm: '4px', md: '4px', lg: '10px', xl: '10px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/** Corrections where Mantine's defaults fail WCAG AA or the design differs. */
export const palette = {
  '--mantine-color-dimmed': '#52606D',
  '--mantine-color-placeholder': '#667380',
  '--mantine-color-error': '#B3261E',
  '--mantine-color-default-border': '#75828F',
  '--mantine-color-anchor': '#1F5080',
} as const;
