import { z } from 'zod'
import type { BarLabel, Chart, Note } from '../../src/features/guides/guide.ts'
import { findValue } from './facts.ts'
import type { Notes } from './notes.ts'

type Part = Extract<BarLabel, { part: unknown }>['part']

interface ChartPlan extends Pick<Chart, 'name' | 'unit'> {
  fact: string
  /** Set when these values are less certain than the rest of the fact. */
  confidence?: Note['confidence']
  /** The label of each bar, with the path to the bar's value in the fact. */
  parts: readonly (readonly [Part, string])[]
}

const plans: Readonly<Record<string, readonly ChartPlan[]>> = {
  sat: [
    {
      name: 'satTiming',
      unit: 'minutes',
      fact: 'sat.sections',
      parts: [
        ['readingWriting', 'rw.minutes'],
        ['pause', 'break_minutes'],
        ['math', 'math.minutes'],
      ],
    },
    {
      name: 'satReadingWriting',
      unit: 'percent',
      fact: 'sat.rw.domains',
      confidence: 'B',
      parts: [
        ['craftAndStructure', '0.share_pct'],
        ['informationAndIdeas', '1.share_pct'],
        ['englishConventions', '2.share_pct'],
        ['expressionOfIdeas', '3.share_pct'],
      ],
    },
    {
      name: 'satMath',
      unit: 'percent',
      fact: 'sat.math.domains',
      parts: [
        ['algebra', '0.share_pct'],
        ['advancedMath', '1.share_pct'],
        ['dataAnalysis', '2.share_pct'],
        ['geometryTrigonometry', '3.share_pct'],
      ],
    },
  ],
  act: [
    {
      name: 'actTiming',
      unit: 'minutes',
      fact: 'act.sections',
      parts: [
        ['english', 'english.minutes'],
        ['math', 'math.minutes'],
        ['reading', 'reading.minutes'],
        ['scienceOptional', 'science_optional.minutes'],
        ['writingOptional', 'writing_optional.minutes'],
      ],
    },
    {
      name: 'actMath',
      unit: 'percent',
      fact: 'act.math.categories',
      parts: [
        ['higherMath', 'Preparing for Higher Math'],
        ['essentialSkills', 'Integrating Essential Skills'],
      ],
    },
  ],
}

const fives = z.record(z.string(), z.object({ 5: z.number() }))

/** Charts the percentage of students who score 5 in each AP course, highest first. */
function apFives(notes: Notes): Chart {
  const fact = 'ap.dist_2025'
  const bars = Object.entries(fives.parse(findValue(fact, undefined))).map(([course, { 5: value }]) => ({
    label: { course },
    value,
  }))
  return {
    name: 'apFives',
    unit: 'percent',
    bars: bars.toSorted((a, b) => b.value - a.value),
    note: notes.assignNumber(fact),
  }
}

/** Returns an empty list for exams without charts. */
export function buildCharts(exam: string, notes: Notes): Chart[] {
  if (exam === 'ap') return [apFives(notes)]
  return (plans[exam] ?? []).map(({ name, unit, fact, confidence, parts }) => ({
    name,
    unit,
    bars: parts.map(([part, path]) => ({ label: { part }, value: z.number().parse(findValue(fact, path)) })),
    note: notes.assignNumber(fact, confidence),
  }))
}
