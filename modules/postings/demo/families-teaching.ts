import { CERTIFICATE, CLEARANCES, type Family } from './family.js';

const TEACHER_PAY = [47_500, 78_000] as const;

export const TEACHING: readonly Family[] = [
  {
    matches: /^Teacher, (Early Childhood|Elementary)/,
    titles: [
      '{} Teacher',
      '{} Teacher, {school}',
      '{} Teacher, Grade 2',
      '{} Teacher, Grade 4',
      'Long-Term Substitute, {}',
    ],
    salary: TEACHER_PAY,
    responsibilities: [
      'Teach reading, writing, mathematics and science to a class of about 22 children.',
      'Give each child a good start into the day, and families a clear picture of how their child is doing.',
      'Plan units together with the grade-level team and the reading specialist.',
      'Use short, frequent checks to decide what to teach again and to whom.',
      'Keep a calm, cheerful room in which children dare to make mistakes.',
    ],
    needs: [CERTIFICATE, CLEARANCES, 'Experience with small-group reading instruction is welcome'],
  },
  {
    matches: /(Hearing|Visually) Impaired/,
    titles: ['Itinerant Teacher, {}', 'Teacher, {} Support', '{} Support Teacher, {school}'],
    salary: TEACHER_PAY,
    responsibilities: [
      'Teach students in several buildings, one to one and beside their classroom teachers.',
      'Assess how students communicate and learn, and write their education programs.',
      'Advise teachers on materials, seating and equipment.',
      'Keep hearing or vision technology working and teach students to look after it.',
    ],
    needs: ['Special Education certificate for the disability, PK-12', CLEARANCES, 'A car and a valid license'],
  },
  {
    matches: /^Teacher, Special Education/,
    titles: [
      'Special Education Teacher, {school}',
      'Learning Support Teacher, {school}',
      'Autistic Support Teacher',
      'Emotional Support Teacher, {school}',
      'Life Skills Teacher',
    ],
    salary: TEACHER_PAY,
    responsibilities: [
      'Teach students with disabilities in their classes and in small groups.',
      'Write and carry out individualized education programs together with families.',
      'Plan the day of two paraprofessionals and coach them.',
      'Follow progress week by week and change what does not work.',
    ],
    needs: ['Special Education PK-12 certificate, or eligibility for it', CLEARANCES],
  },
  {
    matches: /Reading Specialist/,
    titles: ['Reading Specialist', 'Reading Specialist, {school}', 'Reading Specialist, Grades K-4'],
    salary: TEACHER_PAY,
    responsibilities: [
      'Find out what keeps a reader from reading, and teach just that in small groups.',
      'Lead the screening in fall, winter and spring and explain its results.',
      'Coach classroom teachers in structured literacy.',
    ],
    needs: ['Reading Specialist certificate', CLEARANCES],
  },
  {
    matches: /Library Science/,
    titles: ['School Librarian, {school}', 'School Librarian', 'Library Science Teacher'],
    salary: TEACHER_PAY,
    responsibilities: [
      'Run a library that students come to on their own accord.',
      'Teach research, media literacy and the honest use of sources.',
      'Choose and weed the collection with teachers and students.',
    ],
    needs: ['Library Science PK-12 certificate', CLEARANCES],
  },
  {
    matches: /Career and Technical Education/,
    titles: [
      'Career and Technical Instructor, Welding',
      'Career and Technical Instructor, Carpentry',
      'Career and Technical Instructor, Automotive Technology',
      'Career and Technical Instructor, Health Occupations',
      'Career and Technical Instructor, Culinary Arts',
    ],
    salary: [49_000, 82_000],
    responsibilities: [
      'Teach the trade in the shop and the theory beside it, up to the industry certificate.',
      'Keep machines, tools and habits safe.',
      'Meet with the occupational advisory committee and place students in co-ops.',
    ],
    needs: [
      'Vocational Instructional certificate or intern eligibility',
      'Four years of work in the trade',
      CLEARANCES,
    ],
  },
  {
    matches: /Cyber or Online/,
    titles: ['Online Teacher, Grades 6-12', 'Virtual Academy Teacher', 'Online Teacher, Mathematics and Science'],
    salary: TEACHER_PAY,
    responsibilities: [
      'Teach live sessions and build lessons that students can take at their own pace.',
      'Call students who fall silent, and their families.',
      'Hold office hours by video twice a week.',
    ],
    needs: [CERTIFICATE, CLEARANCES, 'A year of online teaching is welcome'],
  },
  {
    matches: /^Teacher, /,
    titles: [
      '{} Teacher',
      'Middle School {} Teacher',
      'High School {} Teacher',
      '{} Teacher, {school}',
      'Long-Term Substitute, {}',
    ],
    salary: TEACHER_PAY,
    responsibilities: [
      'Plan and teach standards-aligned lessons, and adjust them to what students show they know.',
      'Give students feedback they can use, and keep grades and records current.',
      'Work with families, counselors and special education staff so that every student moves forward.',
      'Share units, labs and assessments with the department.',
      'Take part in professional learning and in the life of the school.',
    ],
    needs: [CERTIFICATE, CLEARANCES],
  },
  {
    matches: /Substitute Teacher/,
    titles: ['{}', '{}, {school}', '{}, Grades K-6', '{}, Secondary'],
    salary: [125, 190],
    salaryUnit: 'day',
    responsibilities: [
      'Take over a class with the plans at hand, and keep learning going.',
      'Leave notes that let the returning teacher go straight on.',
      'Help in other rooms when yours is covered.',
    ],
    needs: ['Any Pennsylvania teaching certificate, or a bachelor degree for an emergency permit', CLEARANCES],
  },
  {
    matches: /Tutor|Homebound|Summer School|After-School/,
    titles: ['{}', '{}, part-time', '{}, {school}'],
    salary: [24, 38],
    salaryUnit: 'hour',
    responsibilities: [
      'Teach one student or a small group in the afternoon, at home or during the summer.',
      'Agree with the classroom teacher on what matters most.',
      'Write a few lines on progress each week.',
    ],
    needs: ['A teaching certificate or two years of college', CLEARANCES],
  },
  {
    matches: /Student Teacher|Intern/,
    titles: ['{}', '{}, {school}', '{}, Spring Semester'],
    salary: [14_000, 21_000],
    responsibilities: [
      'Work beside an experienced mentor, first watching, then taking over step by step.',
      'Keep a journal and discuss it every week.',
    ],
    needs: ['Enrollment in an approved preparation program', CLEARANCES],
  },
];
