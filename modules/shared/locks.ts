/**
 * Classes of advisory locks, all in one place, so that no two share a key. A key never changes: instances of two versions
 * wait for each other during an upgrade.
 */
export const LOCKS = {
  /** Saves and submissions of one person for one job. */
  application: { prefix: '', seed: 6 },
  /** Releases of a job: two that hold its row lock shared would deadlock on upgrading it. */
  releases: { prefix: '', seed: 12 },
  /** Addresses are folded by PostgreSQL alone. */
  email: { prefix: 'account:', seed: 0, isFolded: true },
  superAdmins: { prefix: 'super-admins', seed: 0 },
  homeContent: { prefix: 'home-content', seed: 0 },
  referenceNames: { prefix: 'reference-names:', seed: 0 },
  postingTemplates: { prefix: 'posting-templates:', seed: 0 },
  reportDefinitions: { prefix: 'report-definitions:', seed: 0 },
  referenceData: 7_215_032,
  organizationImport: 7_215_033,
} as const;
