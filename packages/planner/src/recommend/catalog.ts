import { type Country, countries, grades } from '../context.ts'
import type { Card } from './card.ts'

const quickStart = { slug: '/#quick-start', icon: 'target', countries, grades } as const
const studyPlan = { slug: '/study-plan', icon: 'calendar', countries, goals: [], subjects: [] } as const
const practice = { icon: 'checklist', countries, grades, goals: [] } as const
const guidesHome = { icon: 'compass', grades, timely: ['G9'], goals: [], subjects: [], start: 4 } as const

/** Cards that link to features of the app instead of guides. */
const productCards: readonly Card[] = [
  { id: 'strategy.any', ...quickStart, goals: [], subjects: [], start: 8 },
  { id: 'strategy.sat', ...quickStart, goals: ['SAT'], subjects: [] },
  { id: 'strategy.act', ...quickStart, goals: ['ACT'], subjects: [] },
  { id: 'strategy.ap', ...quickStart, goals: ['AP'], subjects: [] },
  { id: 'strategy.ib', ...quickStart, goals: ['IB'], subjects: [] },

  { id: 'studyPlan.G9', ...studyPlan, grades: ['G9'] },
  { id: 'studyPlan.G10', ...studyPlan, grades: ['G10'] },
  { id: 'studyPlan.G11', ...studyPlan, grades: ['G11'] },
  { id: 'studyPlan.G12', ...studyPlan, grades: ['G12'] },

  { id: 'practice.mathematics', ...practice, slug: '/practice?subject=mathematics', subjects: ['mathematics'] },
  { id: 'practice.physics', ...practice, slug: '/practice?subject=physics', subjects: ['physics'] },
  { id: 'practice.chemistry', ...practice, slug: '/practice?subject=chemistry', subjects: ['chemistry'] },
  { id: 'practice.biology', ...practice, slug: '/practice?subject=biology', subjects: ['biology'] },

  { id: 'ways.guides-us', ...guidesHome, slug: '/guides/us', countries: ['US'] },
  { id: 'ways.guides-ca', ...guidesHome, slug: '/guides/ca', countries: ['CA'] },
  { id: 'ways.plans', slug: '/plans', icon: 'checklist', countries, grades, goals: [], subjects: [], start: 2 },
  { id: 'ways.saved', slug: '/saved', icon: 'compass', countries, grades: ['G11', 'G12'], goals: [], subjects: [] },
]

const usExam = { icon: 'exam', countries: ['US'], grades, subjects: [] } as const
const canadianExam = { icon: 'exam', countries: ['CA'], grades, subjects: [] } as const
const ouac = { slug: '/guides/ca/exams/ouac', icon: 'letter', countries: ['CA'], subjects: [] } as const

/** Cards for the exam guides, which differ by country. */
const examGuideCards: readonly Card[] = [
  { id: 'exams.sat-us', slug: '/guides/us/exams/sat', ...usExam, timely: ['G10', 'G11'], goals: ['SAT'] },
  { id: 'exams.act-us', slug: '/guides/us/exams/act', ...usExam, timely: ['G10', 'G11'], goals: ['ACT'] },
  { id: 'exams.ap-us', slug: '/guides/us/exams/ap', ...usExam, goals: ['AP'] },
  { id: 'exams.sat-ca', slug: '/guides/ca/exams/sat', ...canadianExam, goals: ['SAT'] },
  { id: 'exams.act-ca', slug: '/guides/ca/exams/act', ...canadianExam, goals: ['ACT'] },
  { id: 'exams.ap-ca', slug: '/guides/ca/exams/ap', ...canadianExam, goals: ['AP'] },
  { id: 'exams.ouac', ...ouac, grades, timely: ['G11', 'G12'], goals: ['OUAC'] },
  { id: 'exams.ouac-this-year', ...ouac, grades: ['G12'], goals: [] },
]

const everyStudent = { grades, goals: [], subjects: [] } as const
const allExams = ['SAT', 'ACT', 'AP', 'IB'] as const
const sciences = ['physics', 'chemistry', 'biology'] as const
const untilG11 = ['G9', 'G10', 'G11'] as const
const fromG10 = ['G10', 'G11', 'G12'] as const

interface Guide extends Omit<Card, 'countries' | 'id' | 'slug'> {
  readonly name: string
  /** Whether the Canadian guide also helps with Ontario university applications. */
  readonly forOuac?: true
}

/** The guides that exist for both countries. */
const guides: readonly Guide[] = [
  {
    name: 'exams-admissions',
    icon: 'letter',
    ...everyStudent,
    grades: fromG10,
    timely: ['G11', 'G12'],
    goals: allExams,
    forOuac: true,
  },
  { name: 'math', icon: 'maths', ...everyStudent, goals: allExams, subjects: ['mathematics'], forOuac: true },
  { name: 'english', icon: 'books', ...everyStudent, goals: allExams, subjects: ['english'], forOuac: true },
  { name: 'science', icon: 'science', grades, goals: ['ACT', 'AP', 'IB'], subjects: sciences, forOuac: true },
  { name: 'social-studies', icon: 'society', ...everyStudent, goals: ['AP', 'IB'], subjects: ['history'] },
  {
    name: 'languages',
    icon: 'languages',
    ...everyStudent,
    grades: untilG11,
    timely: ['G9', 'G10'],
    goals: ['AP', 'IB'],
  },
  { name: 'cs-engineering', icon: 'code', ...everyStudent, subjects: ['mathematics', 'physics'] },
  { name: 'economics-social', icon: 'economics', ...everyStudent, subjects: ['mathematics', 'english'] },
  { name: 'extracurricular', icon: 'activities', ...everyStudent, grades: untilG11 },
  { name: 'scholarship-finances', icon: 'money', ...everyStudent, grades: fromG10, timely: ['G12'] },
  { name: 'personal-skills', icon: 'wellbeing', ...everyStudent, timely: ['G9', 'G12'] },
  { name: 'arts', icon: 'arts', ...everyStudent, timely: ['G9', 'G10'] },
]

function buildGuideCards(country: Country): Card[] {
  const place = country.toLowerCase()
  return guides.map(({ name, forOuac, ...guide }) => ({
    ...guide,
    id: `${place}.${name}`,
    slug: `/guides/${place}/${name}`,
    countries: [country],
    goals: forOuac && country === 'CA' ? ['OUAC', ...guide.goals] : guide.goals,
  }))
}

/** All cards. If two cards have equal points, the earlier one ranks higher. */
export const catalog: readonly Card[] = [
  ...productCards,
  ...examGuideCards,
  ...buildGuideCards('US'),
  ...buildGuideCards('CA'),
]
