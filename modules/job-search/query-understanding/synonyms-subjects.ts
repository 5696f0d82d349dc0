import { related, type SynonymEntry, same } from './synonym-entry.js';

/** Subjects, grades, levels and trades. */
export const SUBJECT_SYNONYMS: readonly SynonymEntry[] = [
  // Languages and English.
  same('foreign language', 'world language', 'world languages', 'modern language'),
  related(['spanish', 'french', 'german', 'latin'], ['world language', 'foreign language']),
  same('dual language', 'dual immersion', 'dual language immersion', 'dli', 'bilingual'),
  same(
    ...([
      'esl',
      'eld',
      'ell',
      'mll',
      'esol',
      'tesol',
      'english as a second language',
      'english learner',
      'english language development',
      'english language learner',
      'english language learning',
      'multilingual',
    ] as [string, ...string[]]),
  ),
  related(
    ['ela', 'english', 'language arts', 'literature', 'writing', 'journalism'],
    ['language arts', 'english', 'ela'],
  ),
  related(['reading', 'literacy'], ['literacy', 'reading', 'title i']),
  same('reading specialist', 'literacy specialist', 'reading teacher', 'literacy teacher', 'title i reading'),
  related(
    ['reading specialist', 'reading teacher', 'literacy specialist', 'title 1', 'title i', 'title one'],
    ['reading interventionist', 'literacy interventionist', 'reading intervention', 'title i', 'interventionist'],
  ),
  same('title 1', 'title i', 'title one'),
  same('speech and debate', 'debate', 'forensics'),
  // Mathematics and science.
  related(['algebra', 'geometry', 'calculus', 'statistics'], ['math', 'mathematics']),
  same('biology', 'life science', 'bio'),
  same('chemistry', 'chem'),
  same('earth science', 'earth and space', 'earth space', 'geology'),
  related(
    ['physics', 'chemistry', 'biology', 'earth science', 'environmental science'],
    ['science', 'physical science'],
  ),
  related(['science', 'general science'], ['biology', 'chemistry', 'physics', 'earth', 'stem', 'physical science']),
  same('comp sci', 'computer science', 'coding', 'computer programming'),
  related(['stem', 'robotics', 'engineering', 'steam'], ['robotics', 'steam', 'engineering', 'stem', 'lego league']),
  // Social studies.
  related(
    ['history', 'civics', 'government', 'economics', 'geography', 'social science'],
    ['social studies', 'civics', 'history', 'geography', 'economics', 'government'],
  ),
  related(['social studies'], ['civics', 'geography', 'economics', 'government']),
  // Arts.
  related(['arts'], ['art']),
  related(
    ['art', 'visual arts', 'pottery', 'painting', 'drawing', 'photography', 'graphic design'],
    ['visual arts', 'ceramics', 'fine arts', 'art teacher', 'art education', 'teacher art'],
  ),
  related(
    ['music', 'general music', 'instrumental music', 'vocal music'],
    ['band', 'chorus', 'choir', 'orchestra', 'instrumental', 'vocal'],
  ),
  same('choir', 'chorus', 'choral', 'vocal music', 'music vocal'),
  related(['choir', 'chorus', 'choral'], ['music']),
  same('orchestra', 'strings', 'music strings'),
  same('band director', 'band teacher', 'marching band director'),
  related(
    ['band', 'band director', 'band teacher', 'marching band', 'band front', 'drum line', 'percussion'],
    ['band', 'instrumental music', 'music teacher', 'marching band', 'color guard', 'drill instructor'],
  ),
  same('accompanist', 'pianist', 'piano accompanist'),
  same('drama', 'theatre', 'theater', 'musical theatre'),
  related(
    [
      'drama',
      'theater',
      'drama director',
      'musical',
      'musical director',
      'play director',
      'choreographer',
      'stage crew',
    ],
    ['musical', 'play director', 'drama', 'musical director', 'performing arts', 'drama director'],
  ),
  // Health and practical subjects.
  same('pe', 'phys ed', 'hpe', 'physical education', 'gym', 'physical ed', 'health and pe', 'pe health'),
  same('adaptive pe', 'adapted pe', 'adapted physical education', 'adaptive physical education'),
  related(['health', 'health teacher', 'wellness'], ['health', 'wellness', 'health and physical education']),
  same('fcs', 'facs', 'home ec', 'home economics', 'family and consumer science', 'consumer science'),
  related(['fcs', 'home ec', 'cooking', 'culinary', 'sewing'], ['family and consumer', 'culinary', 'foods']),
  same('drivers ed', 'driver ed', 'driver education', 'drivers education', 'driving instructor'),
  related(
    ['business', 'business education', 'marketing', 'personal finance', 'keyboarding', 'accounting teacher'],
    ['business teacher', 'business education', 'bus ed', 'marketing', 'financial literacy', 'business and computer'],
  ),
  same('shop', 'tech ed', 'technology education', 'technology and engineering', 'industrial arts'),
  related(
    ['shop', 'tech ed', 'industrial arts', 'wood shop', 'woodworking', 'metal shop', 'manufacturing', 'drafting'],
    ['industrial arts', 'woodworking', 'manufacturing', 'drafting', 'construction', 'trades', 'tech ed'],
  ),
  same(
    'ag',
    'agriculture',
    'agricultural',
    'ag teacher',
    'agriculture teacher',
    'agriscience',
    'agriculture education',
  ),
  related(['ffa', 'agriculture'], ['ffa', 'agriculture', 'ag and welding']),
  same('cte', 'vo tech', 'vocational', 'career and technical education', 'career technical education', 'voc ed'),
  related(
    ['cte', 'vo tech', 'trade', 'trades', 'career and technical education'],
    ['trade and technical', 'industrial arts', 'welding', 'construction', 'career technical', 'automotive'],
  ),
  related(
    ['welding', 'construction', 'cosmetology', 'automotive', 'masonry', 'health occupations', 'criminal justice'],
    ['career and technical education', 'cte', 'trade and technical', 'career technical education', 'vocational'],
  ),
  related(['auto', 'auto shop', 'auto tech', 'auto body', 'diesel'], ['automotive', 'auto bus mechanic', 'mechanic']),
  same('jrotc', 'rotc', 'military science'),
  same('gifted', 'gifted support', 'enrichment', 'gifted and talented', 'gifted education'),
  same(
    'media specialist',
    'librarian',
    'library media specialist',
    'library science',
    'library media',
    'school library',
  ),
  related(['librarian', 'media specialist', 'library'], ['library', 'media']),
  // Coaches of teachers.
  same(
    'instructional coach',
    'instructional facilitator',
    'academic coach',
    'literacy coach',
    'reading coach',
    'math coach',
  ),
  related(
    ['instructional coach', 'staff developer', 'professional development', 'literacy coach'],
    ['instructional facilitator', 'professional development', 'instructional specialist', 'instructional coach'],
  ),
  // Grades and levels.
  same('pre k', 'prek', 'preschool', 'pre kindergarten', 'early childhood', 'pre school', 'pk'),
  related(
    ['pre k', 'preschool', 'early childhood', 'head start', 'nursery school', 'toddler', 'infant'],
    ['head start', 'kindergarten', 'early childhood', 'preschool', 'pre k', 'daycare', 'toddler'],
  ),
  same('kindergarten', 'kindergarden', 'kinder'),
  same('elementary', 'elem', 'grade school', 'primary school'),
  related(
    ['elementary', 'elem', 'grade school', 'primary', 'elementary education', 'k-4', 'k-5', 'k-6', 'pk-4'],
    ['elementary', 'primary', 'k-4', 'k-5', 'k-6', '1st grade', '2nd grade', '3rd grade', '4th grade', '5th grade'],
  ),
  same('middle school', 'ms', 'middle level', 'junior high', 'jr high', 'jh', 'intermediate school'),
  related(
    ['middle school', 'ms', 'junior high', '4-8'],
    ['6-8', '7-8', '6th grade', '7th grade', '8th grade', 'secondary'],
  ),
  same('high school', 'hs', 'senior high', 'sr high', 'upper school'),
  related(['high school', 'hs', 'senior high'], ['secondary', '9-12', '7-12', '6-12']),
  same('k-12', 'pk-12', 'prek-12'),
];
