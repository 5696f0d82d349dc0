/** What a posting of a kind of work looks like: how it is named, paid and described. Our own words throughout. */
export interface Family {
  /** Position names it covers; the first family that matches is taken. */
  matches: RegExp;
  /** `{}` stands for the position's plain name, `{school}` for a school's. */
  titles: readonly string[];
  /** Dollars a year. */
  salary: readonly [low: number, high: number];
  duties: readonly string[];
  needs: readonly string[];
}

export const FAMILIES: readonly Family[] = [
  {
    matches: /^Teacher|Substitute Teacher|Coach$|Instructor|Tutor|Summer School/,
    titles: [
      '{} Teacher',
      'Middle School {} Teacher',
      'High School {} Teacher',
      '{} Teacher, {school}',
      'Long-Term Substitute, {}',
    ],
    salary: [47_500, 78_000],
    duties: [
      'Plan and teach standards-aligned lessons, and adjust them to what students show they know.',
      'Give students feedback they can use, and keep grades and records current.',
      'Work with families, counselors and special education staff so that every student moves forward.',
      'Take part in professional learning and in the life of the school.',
    ],
    needs: [
      'Pennsylvania Instructional I or II certificate in the area, or eligibility for it',
      'Current clearances (Acts 24, 34, 114, 126 and 151)',
    ],
  },
  {
    matches:
      /Superintendent|Executive|Director|Principal|Supervisor|Dean|Coordinator|Manager|Specialist, Human|Solicitor/,
    titles: ['{}', '{}, {school}', '{} (12 months)'],
    salary: [78_000, 148_000],
    duties: [
      'Lead a team of professionals and give it clear goals and the means to reach them.',
      'Prepare and watch over the budget of the area, and report to the board.',
      'Use student results to decide what to keep, change and stop.',
      'Speak for the schools with families, the community and the Department of Education.',
    ],
    needs: [
      'The administrative certificate or letter of eligibility that the position calls for',
      'At least three years of related experience',
    ],
  },
  {
    matches:
      /Counselor|Psychologist|Social Worker|Nurse|Speech|Occupational|Physical Therapist|Behavior|Hygienist|Home and School|Transition|Interpreter|Trainer/,
    titles: ['{}', '{}, {school}', '{} (10 months)', '{}, part-time'],
    salary: [52_000, 86_000],
    duties: [
      'Serve a caseload across one or two buildings, and keep records that others can rely on.',
      'Take part in evaluation and IEP teams, and explain findings in plain language.',
      'Plan support together with teachers and families, and follow it through.',
    ],
    needs: [
      'The Educational Specialist certificate or state license for the position',
      'Current clearances (Acts 24, 34, 114, 126 and 151)',
    ],
  },
  {
    matches: /Para|Aide|Assistant|Monitor|Care|Guard|Job Coach|Program Leader|Student|Intern/,
    titles: ['{}', '{}, {school}', '{} (6 hours a day)', '{}, part-time'],
    salary: [22_500, 34_000],
    duties: [
      'Support students one to one and in small groups, following the plan of the teacher.',
      'Help students take part in the school day, from arrival to dismissal.',
      'Note what works and share it with the team.',
    ],
    needs: [
      'High school diploma; highly qualified status is an advantage and can be earned here',
      'Patience, reliability and a sense of humor',
    ],
  },
  {
    matches:
      /Secretary|Receptionist|Clerk|Payroll|Administrative Assistant|Technician|Network|Paralegal|Attorney|Consultant/,
    titles: ['{}', '{}, {school}', '{} (12 months)'],
    salary: [33_000, 61_000],
    duties: [
      'Be the first person whom families and staff turn to, in person, by phone and by e-mail.',
      'Keep accurate records and meet the deadlines that others depend on.',
      'Handle confidential matters with care.',
    ],
    needs: [
      'Good command of office software and a liking for order',
      'Two years of experience in a comparable position',
    ],
  },
  {
    matches: /./,
    titles: ['{}', '{}, {school}', '{}, second shift', '{}, part-time'],
    salary: [29_500, 52_000],
    duties: [
      'Keep buildings, vehicles or kitchens safe, clean and ready for students every day.',
      'Follow safety rules and schedules, and report what needs repair.',
      'Treat students and colleagues with respect.',
    ],
    needs: ['Willingness to learn; we train on the job', 'Any license that the work requires by law'],
  },
];

export const SCHOOLS = [
  'Lincoln Elementary',
  'Hillcrest Elementary',
  'Valley View Middle School',
  'Northside High School',
  'Riverside Elementary',
  'Oak Grove Intermediate',
  'Central High School',
  'Maple Street Elementary',
];
