import type { Names } from './names.ts'

/** A provincial course whose name consists of a subject and a grade or number: 'Chemistry 11', 'Math 30-1'. */
export interface NumberedCourse extends Names {
  readonly name: string
  readonly area: string
  /**
   * The grades used in British Columbia and neighboring regions, and the course numbers used in Alberta and Manitoba.
   */
  readonly numbers: string
}

export const numberedCourses: readonly NumberedCourse[] = [
  { name: '20th Century World History', area: 'history', numbers: '12', en: '20th century world history' },
  { name: 'Accounting', area: 'business', numbers: '11|12', en: 'accounting' },
  {
    name: 'Anatomy and Physiology',
    area: 'biology',
    numbers: '12',
    en: 'anatomy and physiology|anatomy & physiology|anatomy',
    zh: '解剖與生理',
  },
  { name: 'Applied Mathematics', area: 'mathematics', numbers: '30s|40s', en: 'applied mathematics|applied math' },
  { name: 'Biology', area: 'biology', numbers: '11|12|20|30', en: 'biology|bio', ko: '생물', zh: '生物' },
  {
    name: 'Calculus',
    area: 'mathematics',
    numbers: '12',
    en: 'calculus|calc',
    ko: '미적분|캘큘러스|칼큘러스',
    zh: '微積分',
  },
  {
    name: 'Chemistry',
    area: 'chemistry',
    numbers: '11|12|20|30',
    en: 'chemistry|chem',
    ko: '화학|케미스트리',
    zh: '化學',
  },
  { name: 'Computer Programming', area: 'computer science', numbers: '11|12', en: 'computer programming' },
  { name: 'Computer Science', area: 'computer science', numbers: '11|12', en: 'computer science|comp sci' },
  { name: 'Economics', area: 'economics', numbers: '12', en: 'economics|econ' },
  {
    name: 'English',
    area: 'english',
    numbers: '9|10|11|12',
    en: 'english',
    ko: '영어|잉글리시|잉글리쉬',
    zh: '英文|英語',
  },
  { name: 'English First Peoples', area: 'english', numbers: '10|11|12', en: 'english first peoples|efp' },
  {
    name: 'English Language Arts',
    area: 'english',
    numbers: '10-1|20-1|20-2|30-1|30-2',
    en: 'english language arts|ela|english',
  },
  { name: 'English Studies', area: 'english', numbers: '12', en: 'english studies' },
  { name: 'Environmental Science', area: 'environmental science', numbers: '11|12', en: 'environmental science' },
  {
    name: 'Essential Mathematics',
    area: 'mathematics',
    numbers: '30s|40s',
    en: 'essential mathematics|essential math',
  },
  {
    name: 'Foundations of Mathematics',
    area: 'mathematics',
    numbers: '11|12',
    en: 'foundations of mathematics|foundations of math|foundations math|foundations|fom',
    ko: '기초수학',
  },
  {
    name: 'Foundations of Mathematics and Pre-Calculus',
    area: 'mathematics',
    numbers: '10',
    en: 'foundations of mathematics and pre-calculus|foundations and pre-calculus|fmp|fpc',
  },
  { name: 'French', area: 'french', numbers: '9|10|11|12', en: 'french' },
  { name: 'Law Studies', area: 'social studies', numbers: '12', en: 'law studies' },
  {
    name: 'Life Sciences',
    area: 'biology',
    numbers: '11',
    en: 'life sciences|life science|life sci',
    ko: '라이프 사이언스',
    zh: '生命科學',
  },
  { name: 'Literary Studies', area: 'english', numbers: '11|12', en: 'literary studies' },
  {
    name: 'Mathematics',
    area: 'mathematics',
    numbers: '9|10c|10-c|10|11|12|20-1|20-2|20-3|30-1|30-2|30-3|31',
    en: 'mathematics|math',
    ko: '수학',
    zh: '數學',
  },
  { name: 'Physics', area: 'physics', numbers: '11|12|20|30', en: 'physics', ko: '물리|피직스', zh: '物理' },
  {
    name: 'Pre-Calculus',
    area: 'mathematics',
    numbers: '11|12',
    en: 'pre-calculus|precalculus|pre calculus|precalc|pre-calc|pre calc',
    ko: '프리칼큘러스|프리칼|프리칼크|프리캘|프리캘큘러스|프리칼쿨|프리 칼',
    zh: '預備微積分',
  },
  {
    name: 'Pre-Calculus Mathematics',
    area: 'mathematics',
    numbers: '30s|40s',
    en: 'pre-calculus mathematics|pre-calculus|pre-calc|precalc|precalculus|pre-cal',
  },
  { name: 'Psychology', area: 'psychology', numbers: '11|12', en: 'psychology|psych' },
  { name: 'Science', area: 'science', numbers: '9|10', en: 'science', ko: '과학|사이언스', zh: '科學' },
  // In Korean and Chinese, a 20 or 30 after the name is an ACT score.
  { name: 'Science', area: 'science', numbers: '20|30', en: 'science' },
  { name: 'Social Studies', area: 'social studies', numbers: '10-1|20-1|20-2|30-1|30-2', en: 'social studies|social' },
  {
    name: 'Social Studies',
    area: 'social studies',
    numbers: '9|10|11',
    en: 'social studies|socials',
    ko: '사회|소셜|소셜 스터디|소셜 스터디스',
    zh: '社會',
  },
  { name: 'Spanish', area: 'spanish', numbers: '9|10|11|12', en: 'spanish' },
  { name: 'Workplace Mathematics', area: 'mathematics', numbers: '10|11', en: 'workplace mathematics|workplace math' },
]
