import { related, type SynonymEntry, same } from './synonym-entry.js';

/** Support positions that keep a school running. */
export const OPERATION_SYNONYMS: readonly SynonymEntry[] = [
  // Custodians.
  same('janitor', 'custodian', 'custodial'),
  related(['janitor', 'custodian', 'custodial'], ['cleaning', 'cleaner', 'sweeper', 'housekeeper']),
  related(
    ['cleaner', 'cleaning', 'cleaning staff', 'housekeeper', 'housekeeping', 'janitorial', 'sweeper', 'porter'],
    ['custodian', 'custodial', 'cleaner', 'cleaning'],
  ),
  same('head custodian', 'lead custodian', 'custodian supervisor', 'custodial supervisor'),
  // Maintenance.
  same('maintenance', 'maintenance worker', 'maintenance man'),
  related(
    ['maintenance', 'handyman', 'repairman', 'repair', 'building maintenance', 'facilities'],
    [
      'maintenance',
      'facility technician',
      'facility tech',
      'integrated trades',
      'hvac',
      'electrician',
      'plumbing',
      'carpenter',
      'groundskeeper',
      'painter',
    ],
  ),
  same('facility technician', 'facilities technician', 'facility tech', 'integrated trades', 'skilled trades'),
  related(['facility technician', 'skilled trades', 'trades', 'laborer'], ['maintenance', 'carpenter', 'laborer']),
  same('carpenter', 'carpentry'),
  related(['electrician', 'electrical'], ['electronics', 'maintenance', 'integrated trades']),
  same('plumber', 'plumbing'),
  related(['plumber', 'carpenter', 'painter', 'painting'], ['maintenance', 'facility technician', 'facility tech']),
  same('hvac', 'heating', 'heating and air', 'air conditioning'),
  related(
    ['hvac', 'boiler', 'boiler operator', 'building engineer'],
    ['maintenance', 'facility technician', 'integrated trades', 'pool operator'],
  ),
  same('groundskeeper', 'grounds', 'grounds crew', 'landscaping', 'landscaper', 'grounds worker'),
  related(
    ['groundskeeper', 'grounds', 'landscaper', 'lawn care', 'mowing', 'pesticide'],
    ['grounds', 'groundskeeper', 'mower', 'snow removal', 'maintenance'],
  ),
  related(['warehouse', 'delivery', 'stockroom', 'inventory', 'courier'], ['warehouse', 'delivery', 'inventory']),
  // Food.
  same(
    ...([
      'food service',
      'food services',
      'lunch lady',
      'cafeteria worker',
      'cafeteria',
      'nutrition',
      'nutritional service',
      'nutrition services',
      'food service worker',
      'lunchroom aide',
    ] as [string, ...string[]]),
  ),
  related(
    ['food service', 'lunch lady', 'lunch', 'cafeteria', 'school lunch', 'food', 'servsafe', 'food safety'],
    [
      'cook',
      'kitchen',
      'food prep',
      'prep tech',
      'dishwasher',
      'cashier',
      'food service',
      'food specialist',
      'cafeteria',
    ],
  ),
  same('kitchen', 'kitchen aide', 'kitchen helper', 'kitchen staff'),
  related(
    ['kitchen', 'kitchen helper', 'dishwasher', 'cashier', 'server', 'nutrition'],
    ['cook', 'food service', 'cafeteria', 'nutrition', 'food prep', 'dishwasher', 'cooks helper'],
  ),
  same('cook', 'chef', 'baker'),
  related(['cook', 'chef', 'baker'], ['kitchen', 'food service', 'food prep', 'cafeteria', 'nutrition']),
  same('cook helper', 'cooks helper', 'assistant cook', 'cook assistant'),
  same(
    ...([
      'lunch monitor',
      'cafeteria monitor',
      'recess aide',
      'playground aide',
      'lunch aide',
      'noon aide',
      'noon duty',
      'duty aide',
      'lunch duty',
      'recess monitor',
      'playground monitor',
      'lunchroom monitor',
    ] as [string, ...string[]]),
  ),
  related(
    ['lunch monitor', 'lunch aide', 'noon aide', 'cafeteria aide'],
    ['cafeteria', 'duty', 'nutrition services aide'],
  ),
  // Transportation.
  same('bus driver', 'school bus driver', 'drive a school bus', 'bus operator'),
  related(
    ['bus driver', 'school bus driver', 'drive a school bus', 'cdl', 'cdl driver', 'driver', 'driving'],
    ['route driver', 'activity driver', 'bus driver', 'bus driving', 'transport driver', 'van driver'],
  ),
  related(
    ['transportation'],
    ['bus driver', 'bus aide', 'van driver', 'dispatcher', 'route driver', 'activity driver', 'transport'],
  ),
  related(['van driver', 'shuttle driver', 'van'], ['driver', 'transport driver', 'route driver']),
  same(
    ...([
      'bus aide',
      'bus monitor',
      'bus assistant',
      'bus attendant',
      'transportation aide',
      'transportation assistant',
      'transportation asst',
      'van aide',
      'school bus aide',
    ] as [string, ...string[]]),
  ),
  related(['dispatcher', 'routing', 'bus dispatcher'], ['transportation', 'scheduler', 'dispatcher']),
  same('mechanic', 'automotive technician', 'bus mechanic', 'diesel mechanic'),
  same('crossing guard', 'crosswalk guard', 'school crossing guard'),
  // Safety.
  same('security guard', 'security officer', 'school police', 'safety officer', 'school resource officer', 'sro'),
  related(
    ['security', 'security guard', 'guard', 'cop', 'police', 'sro', 'school safety', 'hall monitor', 'campus monitor'],
    [
      'security',
      'safety',
      'school resource officer',
      'safety monitor',
      'campus safety',
      'police',
      'crossing guard',
      'security guard',
    ],
  ),
  // Technology.
  same(
    ...([
      'help desk',
      'computer technician',
      'it support',
      'technology support',
      'tech support',
      'it technician',
      'it specialist',
      'desktop support',
      'technology assistant',
      'technology technician',
    ] as [string, ...string[]]),
  ),
  related(
    ['it', 'information technology', 'tech support', 'help desk', 'computer', 'computers', 'computer technician'],
    [
      'technology',
      'technician',
      'information technology',
      'computer',
      'network',
      'information systems',
      'support technician',
    ],
  ),
  same('sysadmin', 'system administrator', 'systems administrator', 'network administrator', 'network engineer'),
  related(
    ['sysadmin', 'network administrator', 'network', 'network technician', 'cybersecurity', 'information security'],
    ['network technician', 'network', 'information systems', 'information security', 'computer technician'],
  ),
  related(['database', 'data analyst', 'programmer'], ['database', 'information systems', 'assessment systems']),
];
