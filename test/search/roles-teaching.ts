import { type Role, teacher } from './role.js';
import { ACADEMIC } from './roles-academic.js';

export const TEACHING: readonly Role[] = [
  ...ACADEMIC,
  teacher(
    'pe',
    'gym',
    'Health and Physical Education',
    ['Health and Physical Education Teacher', 'Physical Education Teacher', 'HPE Teacher', 'PE Teacher'],
    ['Teach movement, health and fair play.', 'Run the swimming lessons.'],
  ),
  teacher(
    'art',
    'arts',
    'Art',
    ['Art Teacher', 'Visual Arts Teacher', 'Ceramics and Painting Teacher'],
    ['Teach drawing, painting and clay.', 'Hang the spring exhibition.'],
  ),
  teacher(
    'music',
    'arts',
    'Music',
    ['Music Teacher', 'General Music Teacher', 'Choral Music Teacher', 'Orchestra Teacher'],
    ['Teach general music and lead the choir.', 'Prepare two concerts a year.'],
  ),
  teacher(
    'library',
    'library',
    'Library Science',
    ['Librarian', 'School Librarian', 'Library Media Specialist'],
    ['Run the library and teach research.', 'Buy books that students ask for.'],
  ),
  teacher(
    'gifted',
    'special',
    'Gifted Education',
    ['Gifted Support Teacher', 'Gifted Education Teacher'],
    ['Write plans for gifted students.', 'Lead seminars beyond the grade.'],
  ),
  teacher(
    'sped',
    'special',
    'Special Education',
    [
      'Special Education Teacher',
      'Learning Support Teacher',
      'Emotional Support Teacher',
      'Autistic Support Teacher',
      'Life Skills Teacher',
    ],
    ['Write and follow individualized education programs.', 'Teach small groups and in the regular classroom.'],
  ),
  teacher(
    'hearing',
    'special',
    'Special Education, Hearing Impaired',
    ['Teacher of the Deaf', 'Teacher of the Deaf and Hard of Hearing', 'Hearing Support Teacher'],
    ['Travel to students with hearing loss.', 'Teach with signs and technology.'],
  ),
  {
    ...teacher(
      'fcs',
      'shop',
      'Family and Consumer Science',
      ['Family and Consumer Science Teacher', 'FCS Teacher', 'Culinary and Sewing Teacher'],
      ['Teach cooking, sewing and money.', 'Run the school restaurant.'],
    ),
  },
  {
    ...teacher(
      'business',
      'shop',
      'Business and Computer Information Technology',
      ['Business Education Teacher', 'Accounting and Marketing Teacher', 'Business Teacher'],
      ['Teach accounting and marketing.', 'Run the student store.'],
    ),
  },
  {
    ...teacher(
      'elementary',
      'primary',
      'Elementary',
      ['Elementary Teacher', 'First Grade Teacher', 'Third Grade Teacher', 'Fifth Grade Teacher'],
      ['Teach all subjects to one class.', 'Meet every family twice a year.'],
    ),
    levels: false,
  },
  {
    ...teacher(
      'kindergarten',
      'primary',
      'Early Childhood',
      ['Kindergarten Teacher', 'Pre-K Teacher', 'Preschool Teacher', 'Early Childhood Teacher'],
      ['Teach the youngest through play.', 'Visit homes before the first day.'],
    ),
    levels: false,
  },
  {
    ...teacher(
      'driver-ed',
      'gym',
      'Driver Education',
      ['Driver Education Teacher', "Driver's Ed Instructor"],
      ['Teach the theory and sit beside learners.', 'Keep the records of the permits.'],
    ),
    levels: false,
  },
];
