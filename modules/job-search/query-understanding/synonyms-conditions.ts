import { related, type SynonymEntry, same } from './synonym-entry.js';

/** Working conditions, extra duties, programs, and beginners. */
export const CONDITION_SYNONYMS: readonly SynonymEntry[] = [
  same('part time', 'pt', 'parttime', 'pt time', 'half time'),
  same('full time', 'ft', 'fulltime', 'ft time'),
  same('night', 'nights', 'evening', 'evenings', 'second shift', '2nd shift', 'night shift', 'evening shift'),
  related(['night', 'evening', 'second shift', 'night shift'], ['third shift', '3rd shift', 'overnight', 'pm']),
  same('day shift', 'daytime', 'first shift', '1st shift'),
  related(['temporary', 'temp'], ['year only', 'one year', 'long term', 'seasonal']),
  related(
    ['seasonal', 'summer', 'summer help', 'summer work'],
    ['summer', 'temporary', 'seasonal', 'esy', 'extended school year'],
  ),
  same('esy', 'extended school year', 'summer school'),
  same('online', 'virtual', 'cyber', 'distance learning', 'remote learning'),
  same('after school', 'afterschool', 'extended day', 'extended learning'),
  related(['after school', 'before and after school'], ['extended learning', 'child care', 'daycare']),
  same('child care', 'childcare', 'daycare', 'day care', 'babysitter'),
  related(['child care', 'daycare', 'babysitter', 'nanny'], ['infant', 'toddler', 'after school']),
  same('classified', 'support staff', 'non certified', 'non teaching'),
  // Extra duties.
  same('advisor', 'adviser', 'sponsor', 'club advisor', 'club sponsor', 'activity advisor'),
  same('extracurricular', 'co curricular', 'extra curricular', 'extra duty', 'stipend', 'supplemental'),
  related(
    ['extracurricular', 'extra duty', 'club', 'activities'],
    ['advisor', 'sponsor', 'club', 'activities', 'activity'],
  ),
  related(
    [
      'club advisor',
      'yearbook',
      'student council',
      'student government',
      'prom',
      'class advisor',
      'robotics',
      'key club',
    ],
    ['student council', 'advisor', 'sponsor', 'club', 'robotics', 'lego league'],
  ),
  // Programs.
  same('tutor', 'tutoring', 'tutorial'),
  related(['tutor', 'tutoring'], ['interventionist', 'homebound', 'academic tutor']),
  same('homebound', 'home bound', 'homebound instructor', 'homebound instruction'),
  same('interventionist', 'intervention specialist', 'intervention teacher', 'academic interventionist'),
  same('student teacher', 'student teaching', 'resident teacher', 'teacher resident'),
  same('intern', 'internship', 'practicum'),
  related(['student worker', 'student job', 'high school student'], ['student sweeper', 'students 16', 'lifeguard']),
  related(['alternative education', 'alternative school'], ['alternative', 'homebound', 'expelled']),
  related(['consultant', 'training'], ['consultant', 'trainer', 'professional development', 'specialist']),
  related(['liaison', 'advocate'], ['advocate', 'liaison', 'outreach', 'family resource']),
  same('lifeguard', 'life guard', 'water safety'),
  related(
    ['lifeguard', 'swim instructor', 'pool', 'aquatics'],
    ['water safety', 'aquatics', 'pool', 'aqua', 'aquatic'],
  ),
];
