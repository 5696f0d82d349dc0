import type { RouteObject } from 'react-router-dom';
import { requireRight } from '../features/shell/route-guards';
import { paths, patterns } from '../paths';

const comingSoon = () => import('./coming-soon');

/** Pages for everyone. */
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

/** Pages that redirect signed-in users (P5.8); any path below /signin is the sign-in page (P4.11). */
export const signedOutRoutes: RouteObject[] = [
  { path: paths.signUp, lazy: () => import('./sign-up') },
  { path: `${paths.signIn}/*`, lazy: () => import('./sign-in') },
];

/** Pages for signed-in users who have not accepted the terms yet. */
export const gateRoutes: RouteObject[] = [
  { path: paths.welcomeGateway, lazy: () => import('./welcome-gateway') },
  { path: paths.acceptTerms, lazy: () => import('./accept-terms') },
];

/** Guarded already; their screens follow later (P11.8–P11.11, P11.19). */
export const comingSoonRoutes: RouteObject[] = [
  { path: paths.settings, lazy: () => import('./settings') },
  { path: paths.manageContent, lazy: () => import('./manage-content') },
  { path: paths.manageData, lazy: comingSoon, handle: requireRight('manageData') },
  { path: paths.manageOrganizations, lazy: comingSoon, handle: requireRight('manageOrganizations') },
  { path: paths.reporting, lazy: comingSoon, handle: requireRight('reporting') },
];
