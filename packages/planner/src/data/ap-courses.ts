import type { SkillId, Subject } from './skills.ts'

interface ApCourseRow {
  readonly id: `ap.${string}`
  readonly subject: Subject
  /** The course's name in the fact `ap.subjects_2026`. */
  readonly factName: string
  /** The course's name in the fact `ap.dist_2025`, if it is listed. */
  readonly distributionName?: string
  readonly skills: readonly SkillId[]
  readonly foundations: readonly SkillId[]
  readonly only?: 'US' | 'CA'
}

/**
 * The AP courses covered by our skills. A student can take a course in any grade after its prerequisite skills are
 * normally taught.
 */
export const apCourseRows = [
  {
    id: 'ap.calculus-bc',
    subject: 'mathematics',
    factName: 'Calculus BC',
    distributionName: 'Calculus BC',
    skills: ['math.limits-derivatives', 'math.integrals', 'math.sequences-series'],
    foundations: ['math.functions', 'math.trigonometry', 'math.polynomials', 'math.rational-expressions'],
  },
  {
    id: 'ap.calculus-ab',
    subject: 'mathematics',
    factName: 'Calculus AB',
    skills: ['math.limits-derivatives', 'math.integrals'],
    foundations: ['math.functions', 'math.trigonometry', 'math.polynomials'],
  },
  {
    id: 'ap.precalculus',
    subject: 'mathematics',
    factName: 'Precalculus',
    distributionName: 'Precalculus',
    skills: [
      'math.polynomials',
      'math.rational-expressions',
      'math.exponentials-logarithms',
      'math.trigonometry',
      'math.functions',
    ],
    foundations: ['math.linear-functions', 'math.quadratics'],
  },
  {
    id: 'ap.statistics',
    subject: 'mathematics',
    factName: 'Statistics',
    distributionName: 'Statistics',
    skills: ['math.statistics', 'math.probability'],
    foundations: ['math.linear-functions', 'math.ratios-percentages'],
  },
  {
    id: 'ap.physics-c-mechanics',
    subject: 'physics',
    factName: 'Physics C: Mechanics',
    skills: [
      'physics.kinematics',
      'physics.forces',
      'physics.energy',
      'physics.momentum',
      'physics.circular-motion-gravitation',
      'math.limits-derivatives',
    ],
    foundations: ['physics.kinematics', 'physics.forces', 'math.functions', 'math.trigonometry'],
  },
  {
    id: 'ap.physics-c-electricity',
    subject: 'physics',
    factName: 'Physics C: Electricity and Magnetism',
    distributionName: 'Physics C: E&M',
    skills: ['physics.fields', 'physics.circuits', 'math.integrals'],
    foundations: ['physics.forces', 'physics.energy', 'math.functions'],
  },
  {
    id: 'ap.physics-2',
    subject: 'physics',
    factName: 'Physics 2',
    distributionName: 'Physics 2',
    skills: [
      'physics.thermal',
      'physics.fields',
      'physics.circuits',
      'physics.waves',
      'physics.optics',
      'physics.modern',
    ],
    foundations: ['physics.kinematics', 'physics.forces', 'physics.energy'],
  },
  {
    id: 'ap.physics-1',
    subject: 'physics',
    factName: 'Physics 1',
    skills: [
      'physics.kinematics',
      'physics.forces',
      'physics.energy',
      'physics.momentum',
      'physics.circular-motion-gravitation',
    ],
    foundations: ['physics.measurement', 'math.quadratics', 'math.linear-functions'],
  },
  {
    id: 'ap.chemistry',
    subject: 'chemistry',
    factName: 'Chemistry',
    distributionName: 'Chemistry',
    skills: [
      'chemistry.bonding',
      'chemistry.gases',
      'chemistry.solutions',
      'chemistry.stoichiometry',
      'chemistry.acids-bases',
      'chemistry.energetics',
      'chemistry.kinetics-equilibrium',
      'chemistry.electrochemistry',
    ],
    foundations: ['chemistry.atomic-structure', 'chemistry.periodic-trends', 'chemistry.stoichiometry'],
  },
  {
    id: 'ap.biology',
    subject: 'biology',
    factName: 'Biology',
    distributionName: 'Biology',
    skills: [
      'biology.biochemistry',
      'biology.cells',
      'biology.energy-metabolism',
      'biology.gene-expression',
      'biology.genetics',
      'biology.evolution',
      'biology.ecology',
    ],
    foundations: ['biology.cells', 'biology.genetics', 'chemistry.bonding'],
  },
  {
    id: 'ap.english-literature',
    subject: 'english',
    factName: 'English Literature and Composition',
    skills: ['english.literary-analysis', 'english.inference', 'english.essay-writing'],
    foundations: ['english.comparing-texts', 'english.evidence'],
  },
  {
    id: 'ap.english-language',
    subject: 'english',
    factName: 'English Language and Composition',
    skills: ['english.evidence', 'english.essay-writing', 'english.comparing-texts', 'english.synthesis'],
    foundations: ['english.central-ideas', 'english.text-structure'],
  },
  {
    id: 'ap.us-history',
    subject: 'history',
    factName: 'US History',
    only: 'US',
    skills: ['history.source-analysis', 'history.causation-argument', 'english.essay-writing'],
    foundations: ['history.source-analysis', 'english.central-ideas'],
  },
  {
    id: 'ap.world-history',
    subject: 'history',
    factName: 'World History: Modern',
    skills: ['history.source-analysis', 'history.causation-argument'],
    foundations: ['english.central-ideas', 'english.inference'],
  },
] as const satisfies readonly ApCourseRow[]
