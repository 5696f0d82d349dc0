import 'virtual:theme.css';
import './styles/index.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { onSessionLost } from './lib/api';
import { queryClient } from './lib/query-client';
import { signInThen } from './lib/redirect';
import { paths } from './paths';
import { router } from './router';
import { theme } from './theme';

onSessionLost(() => {
  const { pathname, search } = router.state.location;
  if (pathname !== paths.signIn) router.navigate(signInThen(pathname + search));
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MantineProvider theme={theme} forceColorScheme="light" withCssVariables={false} withGlobalClasses={false}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  );
}
