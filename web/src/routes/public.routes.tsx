import type { RouteObject } from 'react-router-dom';
import { paths, patterns } from '#web/paths';

/** Pages for everyone; /post-jobs tells visitors how to get posting rights. */
export const publicRoutes: RouteObject[] = [
  { path: paths.home, lazy: () => import('./home') },
  { path: paths.findJob, lazy: () => import('./find-job') },
  { path: patterns.jobPost, lazy: () => import('./job-detail') },
  { path: paths.pleaseConfirm, lazy: () => import('./please-confirm') },
  { path: patterns.emailConfirmation, lazy: () => import('./email-confirmation') },
  { path: paths.forgotPassword, lazy: () => import('./forgot-password') },
  { path: paths.resetSent, lazy: () => import('./reset-sent') },
  { path: patterns.resetPassword, lazy: () => import('./reset-password') },
  { path: patterns.emailChange, lazy: () => import('./email-change') },
  { path: paths.postJobs, lazy: () => import('./post-jobs') },
  { path: paths.aboutUs, lazy: () => import('./about-us') },
  { path: paths.terms, lazy: () => import('./terms') },
  { path: paths.privacy, lazy: () => import('./privacy') },
  { path: paths.help, lazy: () => import('./help') },
  { path: paths.support, lazy: () => import('./support') },
  { path: paths.employerInfo, lazy: () => import('./employer-info') },
  { path: paths.contactUs, lazy: () => import('./contact-us') },
  { path: paths.contactSent, lazy: () => import('./contact-sent') },
  { path: paths.mailbox, lazy: () => import('./mailbox') },
  { path: patterns.mail, lazy: () => import('./mail') },
  { path: '*', lazy: () => import('./not-found') },
];

/** Pages that redirect signed-in users; any path below /signin is the sign-in page. */
export const signedOutRoutes: RouteObject[] = [
  { path: paths.signUp, lazy: () => import('./sign-up') },
  { path: `${paths.signIn}/*`, lazy: () => import('./sign-in') },
];
