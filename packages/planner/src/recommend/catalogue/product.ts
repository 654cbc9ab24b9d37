import { countries, grades } from '../../context.ts'
import type { Card } from '../card.ts'

const quickStart = { slug: '/#quick-start', icon: 'target', countries, grades } as const
const studyPlan = { slug: '/study-plan', icon: 'calendar', countries, goals: [], subjects: [] } as const
const practice = { icon: 'checklist', countries, grades, goals: [] } as const
const guides = { icon: 'compass', grades, timely: ['G9'], goals: [], subjects: [], start: 4 } as const

/** Cards of the product's own pages: the strategy, the study plan, practice problems, guides, plans and saved items. */
export const productCards = [
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

  { id: 'ways.guides-us', ...guides, slug: '/guides/us', countries: ['US'] },
  { id: 'ways.guides-ca', ...guides, slug: '/guides/ca', countries: ['CA'] },
  { id: 'ways.plans', slug: '/plans', icon: 'checklist', countries, grades, goals: [], subjects: [], start: 2 },
  { id: 'ways.saved', slug: '/saved', icon: 'compass', countries, grades: ['G11', 'G12'], goals: [], subjects: [] },
] as const satisfies readonly Card[]
