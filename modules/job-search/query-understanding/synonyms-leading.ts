import { related, type SynonymEntry, same } from './synonym-entry.js';

/** Administrative positions of the catalogue, offices, and the board. */
export const LEADING_SYNONYMS: readonly SynonymEntry[] = [
  // Superintendents and principals.
  same('super', 'supt', 'superintendent'),
  related(['chief school administrator', 'superintendent of schools'], ['superintendent']),
  same('assistant superintendent', 'asst superintendent', 'assistant supt', 'deputy superintendent'),
  same('acting superintendent', 'interim superintendent', 'substitute superintendent'),
  related(['iu director'], ['executive director']),
  related(['ctc director', 'vo tech director'], ['administrative director', 'vocational director']),
  same('ceo', 'chief executive officer'),
  same('principal', 'principle', 'head of school', 'head of schools', 'headmaster', 'building principal'),
  same('vice principal', 'vp', 'assistant principal', 'asst principal', 'associate principal'),
  related(['ap'], ['assistant principal', 'accounts payable']),
  related(['dean of students', 'dean of discipline', 'school dean'], ['dean']),
  related(
    ['administrator', 'school administrator', 'school leader'],
    ['principal', 'superintendent', 'director', 'supervisor'],
  ),
  // Directors, supervisors and coordinators.
  same('sped director', 'special ed director', 'director of special education', 'special education director'),
  same('supervisor of special education', 'special education supervisor', 'sped supervisor'),
  related(
    ['sped director', 'director of special education', 'special education director'],
    ['supervisor of special education', 'special education supervisor', 'special education coordinator'],
  ),
  same('curriculum director', 'director of curriculum', 'curriculum coordinator', 'curriculum supervisor'),
  related(['curriculum director', 'curriculum'], ['curriculum', 'director of instruction', 'of instruction']),
  same('pupil services', 'student services', 'pupil personnel', 'student support services'),
  same('technology director', 'it director', 'director of technology', 'it manager'),
  same(
    'director of transportation',
    'transportation director',
    'supervisor of transportation',
    'transportation manager',
  ),
  same(
    ...([
      ...['facilities director', 'director of facilities', 'director of buildings and grounds', 'facilities manager'],
      ...['buildings and grounds supervisor', 'maintenance supervisor', 'maintenance manager', 'maintenance director'],
    ] as [string, ...string[]]),
  ),
  related(['facilities', 'buildings and grounds'], ['maintenance', 'facility', 'custodian']),
  same(
    ...([
      ...['food service director', 'director of food services', 'food service supervisor', 'food service manager'],
      ...['cafeteria manager', 'kitchen supervisor', 'nutrition director', 'nutrition program supervisor'],
    ] as [string, ...string[]]),
  ),
  same('athletic director', 'director of athletics', 'athletics director'),
  related(['athletic director', 'ad'], ['activities director', 'athletic coordinator']),
  related(
    ['federal programs', 'grants coordinator', 'grant writer'],
    ['federal programs coordinator', 'grants', 'grant administrator'],
  ),
  related(
    ['public relations', 'communications coordinator', 'marketing', 'outreach'],
    ['public relations', 'communications', 'marketing', 'outreach', 'community engagement'],
  ),
  related(['supervisor'], ['manager', 'coordinator', 'director']),
  related(['manager'], ['supervisor', 'coordinator']),
  related(['program director', 'site coordinator'], ['coordinator', 'site coordinator', 'program director']),
  // Business office and human resources. "Personnel" alone is mostly support staff.
  same('cfo', 'chief financial officer', 'business manager', 'business administrator'),
  related(
    ['cfo', 'business manager', 'finance director', 'controller'],
    ['business director', 'business office', 'finance', 'chief financial officer', 'business manager'],
  ),
  same('hr', 'human resources', 'human resource'),
  related(['hr', 'human resources'], ['and personnel', 'director of personnel']),
  related(['personnel'], ['human resources']),
  same('bookkeeper', 'accounting', 'accountant', 'accounts payable', 'accounting clerk', 'ap clerk'),
  related(
    ['accounting', 'accountant', 'bookkeeper', 'bookkeeping', 'finance', 'fiscal', 'business office'],
    [
      'business office',
      'finance',
      'fiscal',
      'accounts payable',
      'accounts receivable',
      'business services',
      'benefits',
    ],
  ),
  same('payroll', 'payroll clerk', 'payroll specialist', 'payroll coordinator'),
  related(['payroll', 'benefits'], ['business office', 'human resources generalist', 'benefits']),
  related(['purchasing', 'procurement'], ['accounts payable', 'business office', 'inventory']),
  related(
    ['child accounting', 'pims', 'data entry', 'data clerk', 'student records', 'enrollment'],
    ['child accounting clerk', 'pims', 'records', 'registrar', 'data', 'database', 'clerk', 'enrollment'],
  ),
  related(['registrar'], ['records', 'enrollment', 'guidance secretary', 'attendance secretary']),
  // Offices.
  same('admin assistant', 'administrative assistant', 'admin asst', 'administrative asst', 'admin'),
  same('secretary', 'secretarial', 'school secretary', 'building secretary'),
  related(
    ['secretary', 'secretarial', 'school secretary', 'office worker', 'office staff', 'office clerk', 'office aide'],
    [
      ...[
        'administrative assistant',
        'secretary',
        'office assistant',
        'clerical',
        'front office',
        'office and records',
      ],
      ...['receptionist', 'administrative specialist'],
    ],
  ),
  related(['admin assistant', 'administrative assistant'], ['secretary', 'office assistant', 'executive assistant']),
  related(['office', 'office assistant', 'office manager'], ['secretary', 'administrative assistant', 'receptionist']),
  same('executive assistant', 'executive secretary', 'confidential secretary'),
  related(['executive assistant', 'confidential secretary'], ['administrative assistant', 'secretary']),
  same('front desk', 'receptionist', 'front office'),
  related(['front desk', 'receptionist'], ['secretary', 'administrative assistant', 'office assistant']),
  related(
    ['typist', 'clerk typist', 'clerk', 'clerical', 'office clerk'],
    ['clerical', 'clerk', 'secretary', 'office assistant', 'administrative assistant', 'office and records'],
  ),
  same('board secretary', 'school board secretary', 'secretary to the board'),
  same('attorney', 'lawyer', 'solicitor', 'general counsel', 'legal counsel'),
  related(['attorney', 'lawyer', 'legal'], ['paralegal', 'solicitor', 'attorney']),
  related(['grants manager'], ['grants', 'federal programs']),
];
