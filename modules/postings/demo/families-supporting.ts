import { CLEARANCES, type Family } from './family.js';

const DIPLOMA = 'High school diploma or its equivalent';

export const SUPPORTING: readonly Family[] = [
  {
    matches: /Counselor/,
    titles: ['{}', '{}, {school}', '{} (10 months)'],
    salary: [52_000, 84_000],
    responsibilities: [
      'Counsel students one to one and in groups, in good weeks and hard ones.',
      'Help students choose courses, training, college or work.',
      'Lead the student assistance team and know who can help in the county.',
    ],
    needs: ['Educational Specialist certificate, School Counselor', CLEARANCES],
  },
  {
    matches: /Nurse|Health Room|Hygienist|Athletic Trainer/,
    titles: ['{}', '{}, {school}', '{} (10 months)'],
    salary: [36_000, 68_000],
    responsibilities: [
      'Give first aid, medication and screenings, and keep health records complete.',
      'Write health plans for students with diabetes, asthma, seizures or allergies.',
      'Tell families plainly when a child should see a doctor.',
    ],
    needs: ['The state license or certificate for the position', 'CPR and AED', CLEARANCES],
  },
  {
    matches: /Psychologist|Social Worker|Speech|Therapist|Behavior|Home and School|Transition|Interpreter/,
    titles: ['{}', '{}, {school}', '{} (10 months)', '{}, part-time'],
    salary: [51_000, 88_000],
    responsibilities: [
      'Serve a caseload across one or two buildings, and keep records that others can rely on.',
      'Take part in evaluation and IEP teams, and explain findings in plain language.',
      'Plan support together with teachers and families, and follow it through.',
    ],
    needs: ['The Educational Specialist certificate or state license for the position', CLEARANCES],
  },
  {
    matches: /Network|Computer Technician/,
    titles: ['{}', '{} (12 months)', '{}, {school}'],
    salary: [38_000, 74_000],
    responsibilities: [
      'Keep classroom devices, the wireless network and accounts working, quietly and before the bell.',
      'Answer the help desk and write down what solved it.',
      'Image, repair and replace several hundred laptops each summer.',
    ],
    needs: ['Two years of support work or a certificate in the field', CLEARANCES],
  },
  {
    matches: /Secretary|Receptionist|Clerk|Payroll|Administrative Assistant|Paralegal/,
    titles: ['{}', '{}, {school}', '{} (12 months)'],
    salary: [32_000, 54_000],
    responsibilities: [
      'Be the first person whom families and staff turn to, in person, by phone and by e-mail.',
      'Keep accurate records and meet the deadlines that others depend on.',
      'Handle confidential matters with care.',
      'Enter attendance, orders or hours, and find the error when the sum is wrong.',
    ],
    needs: [DIPLOMA, 'Good command of office software and a liking for order', CLEARANCES],
  },
  {
    matches: /Bus Driver|Van Driver/,
    titles: ['{}', '{}, morning and afternoon runs', '{}, substitute', '{} (we train)'],
    salary: [18, 27],
    salaryUnit: 'hour',
    responsibilities: [
      'Drive the same route every school day, on time and whatever the weather.',
      'Check the vehicle before each run and write down what needs repair.',
      'Know your riders by name and keep the ride calm.',
    ],
    needs: ['License class B with S and P endorsements, or readiness to earn them with us', CLEARANCES],
  },
  {
    matches: /Food Service|Cook/,
    titles: ['{}', '{}, {school}', '{} (4 hours a day)', 'Lead {}'],
    salary: [13, 20],
    salaryUnit: 'hour',
    responsibilities: [
      'Prepare and serve breakfast and lunch that students like to eat.',
      'Follow food safety rules and count what is left.',
      'Clean the kitchen and the line after service.',
    ],
    needs: ['ServSafe is welcome; we pay for the course', CLEARANCES],
  },
  {
    matches: /Police|Security|Crossing Guard/,
    titles: ['{}', '{}, {school}', '{} (10 months)'],
    salary: [26_000, 58_000],
    responsibilities: [
      'Know the building, its doors and its people.',
      'Settle conflicts by talking, and call for help early.',
      'Practice drills with staff and first responders.',
    ],
    needs: ['Act 67 or NASRO training where the law requires it', CLEARANCES],
  },
  {
    matches: /Custodian|Groundskeeper|Maintenance|HVAC/,
    titles: ['{}', '{}, second shift', '{}, {school}', '{} (12 months)'],
    salary: [17, 29],
    salaryUnit: 'hour',
    responsibilities: [
      'Keep rooms, roofs, boilers or fields safe, clean and ready for students every day.',
      'Work through the list of repairs and report what needs a contractor.',
      'Clear snow before the first bus arrives.',
    ],
    needs: [DIPLOMA, 'Any license that the trade requires by law', CLEARANCES],
  },
  {
    matches: /Para|Aide|Assistant|Monitor|Job Coach/,
    titles: ['{}', '{}, {school}', '{} (6 hours a day)', '{}, part-time'],
    salary: [14.5, 21],
    salaryUnit: 'hour',
    responsibilities: [
      'Support students one to one and in small groups, following the plan of the teacher.',
      'Help students take part in the school day, from arrival to dismissal.',
      'Note what works and share it with the team.',
      'Step back as soon as a student can do it alone.',
    ],
    needs: [DIPLOMA, 'Highly qualified status is an advantage and can be earned here', CLEARANCES],
  },
];

/** The fallback family. */
export const FURTHER: Family = {
  matches: /./,
  titles: ['Program Assistant', 'Community Liaison', 'Family Engagement Worker'],
  salary: [28_000, 46_000],
  responsibilities: [
    'Help where schools, families and partners in the county meet.',
    'Organize events, rides and translations.',
  ],
  needs: [DIPLOMA, CLEARANCES],
};
