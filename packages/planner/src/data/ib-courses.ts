import type { SkillId, Subject } from './skills.ts'

interface IbCourseRow {
  readonly id: `ib.${string}`
  readonly subject: Subject
  readonly skills: readonly SkillId[]
  readonly foundations: readonly SkillId[]
}

const mathFoundations = [
  'math.linear-functions',
  'math.quadratics',
  'math.coordinate-geometry',
  'math.polynomials',
] as const
const mathAnalysis = [
  'math.functions',
  'math.sequences-series',
  'math.exponentials-logarithms',
  'math.trigonometry',
  'math.statistics',
  'math.probability',
  'math.limits-derivatives',
  'math.integrals',
] as const
const mathApplications = [
  'math.functions',
  'math.sequences-series',
  'math.trigonometry',
  'math.statistics',
  'math.probability',
  'math.limits-derivatives',
] as const
const physicsFoundations = ['physics.measurement', 'physics.energy', 'math.quadratics'] as const
const physicsStandard = [
  'physics.kinematics',
  'physics.forces',
  'physics.momentum',
  'physics.thermal',
  'physics.waves',
  'physics.circuits',
  'physics.fields',
] as const
const chemistryFoundations = [
  'chemistry.matter-measurement',
  'chemistry.atomic-structure',
  'chemistry.reactions',
] as const
const chemistryStandard = [
  'chemistry.periodic-trends',
  'chemistry.bonding',
  'chemistry.stoichiometry',
  'chemistry.energetics',
  'chemistry.acids-bases',
  'chemistry.kinetics-equilibrium',
  'chemistry.organic',
] as const
const biologyFoundations = ['biology.scientific-inquiry', 'biology.ecology', 'biology.cells'] as const
const biologyStandard = [
  'biology.diversity',
  'biology.body-systems',
  'biology.genetics',
  'biology.evolution',
  'biology.biochemistry',
  'biology.energy-metabolism',
  'biology.gene-expression',
] as const

/** The IB Diploma courses covered by our skills. Their exams are at the end of grade 12. */
export const ibCourseRows = [
  {
    id: 'ib.math-aa-hl',
    subject: 'mathematics',
    skills: [...mathAnalysis, 'math.complex-numbers-vectors'],
    foundations: mathFoundations,
  },
  { id: 'ib.math-aa-sl', subject: 'mathematics', skills: mathAnalysis, foundations: mathFoundations },
  {
    id: 'ib.math-ai-hl',
    subject: 'mathematics',
    skills: [...mathApplications, 'math.integrals', 'math.complex-numbers-vectors'],
    foundations: mathFoundations,
  },
  { id: 'ib.math-ai-sl', subject: 'mathematics', skills: mathApplications, foundations: mathFoundations },
  {
    id: 'ib.physics-hl',
    subject: 'physics',
    skills: [...physicsStandard, 'physics.circular-motion-gravitation', 'physics.modern'],
    foundations: physicsFoundations,
  },
  { id: 'ib.physics-sl', subject: 'physics', skills: physicsStandard, foundations: physicsFoundations },
  {
    id: 'ib.chemistry-hl',
    subject: 'chemistry',
    skills: [...chemistryStandard, 'chemistry.electrochemistry'],
    foundations: chemistryFoundations,
  },
  { id: 'ib.chemistry-sl', subject: 'chemistry', skills: chemistryStandard, foundations: chemistryFoundations },
  {
    id: 'ib.biology-hl',
    subject: 'biology',
    skills: [...biologyStandard, 'biology.homeostasis'],
    foundations: biologyFoundations,
  },
  { id: 'ib.biology-sl', subject: 'biology', skills: biologyStandard, foundations: biologyFoundations },
  {
    id: 'ib.english-a',
    subject: 'english',
    skills: ['english.literary-analysis', 'english.comparing-texts', 'english.essay-writing', 'english.evidence'],
    foundations: ['english.central-ideas', 'english.inference', 'english.text-structure'],
  },
  {
    id: 'ib.history',
    subject: 'history',
    skills: ['history.source-analysis', 'history.causation-argument', 'english.essay-writing'],
    foundations: ['english.central-ideas', 'english.evidence'],
  },
] as const satisfies readonly IbCourseRow[]
