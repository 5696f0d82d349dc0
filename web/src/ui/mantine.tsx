import 'virtual:theme.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from '#web/theme';

/**
 * Mantine's theme and its variables. The signed-in pages share one provider; a public page that shows Mantine
 * components has one of its own, so that the first pages load nothing of it.
 */
export function Mantine({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light" withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  );
}
