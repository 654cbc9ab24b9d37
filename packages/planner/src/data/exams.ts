import type { SkillId, Subject } from './skills.ts'

/** OUAC is an application service, but goals name it like an exam. */
export const exams = ['SAT', 'ACT', 'AP', 'IB', 'OUAC'] as const
export type Exam = (typeof exams)[number]

/** Sections with their own score. ACT Science is optional and does not count toward the composite. */
export const sectionIds = [
  'sat.reading-writing',
  'sat.math',
  'act.english',
  'act.math',
  'act.reading',
  'act.science',
] as const
export type SectionId = (typeof sectionIds)[number]

interface DomainRow {
  readonly id: string
  readonly section: SectionId
  readonly subject: Subject
  /** The domain's name in the exam facts, which contain its weight. */
  readonly factName: string
  readonly skills: readonly SkillId[]
}

/**
 * The content domains defined by the testing organizations. The assignment of skills is ours, and the weights are in
 * the exam facts.
 */
export const domainRows = [
  {
    id: 'sat.craft-structure',
    section: 'sat.reading-writing',
    subject: 'english',
    factName: 'Craft and Structure',
    skills: ['english.words-in-context', 'english.text-structure', 'english.comparing-texts'],
  },
  {
    id: 'sat.information-ideas',
    section: 'sat.reading-writing',
    subject: 'english',
    factName: 'Information and Ideas',
    skills: ['english.central-ideas', 'english.evidence', 'english.inference'],
  },
  {
    id: 'sat.conventions',
    section: 'sat.reading-writing',
    subject: 'english',
    factName: 'Standard English Conventions',
    skills: ['english.sentence-boundaries', 'english.grammar-usage'],
  },
  {
    id: 'sat.expression',
    section: 'sat.reading-writing',
    subject: 'english',
    factName: 'Expression of Ideas',
    skills: ['english.synthesis', 'english.transitions'],
  },
  {
    id: 'sat.algebra',
    section: 'sat.math',
    subject: 'mathematics',
    factName: 'Algebra',
    skills: ['math.linear-equations', 'math.linear-functions', 'math.systems-of-equations', 'math.inequalities'],
  },
  {
    id: 'sat.advanced-math',
    section: 'sat.math',
    subject: 'mathematics',
    factName: 'Advanced Math',
    skills: [
      'math.quadratics',
      'math.polynomials',
      'math.functions',
      'math.exponentials-logarithms',
      'math.rational-expressions',
    ],
  },
  {
    id: 'sat.problem-solving-data',
    section: 'sat.math',
    subject: 'mathematics',
    factName: 'Problem-Solving and Data Analysis',
    skills: ['math.ratios-percentages', 'math.statistics', 'math.probability'],
  },
  {
    id: 'sat.geometry-trigonometry',
    section: 'sat.math',
    subject: 'mathematics',
    factName: 'Geometry and Trigonometry',
    skills: ['math.geometry', 'math.coordinate-geometry', 'math.trigonometry'],
  },
  {
    id: 'act.production-of-writing',
    section: 'act.english',
    subject: 'english',
    factName: 'Production of Writing',
    skills: ['english.text-structure', 'english.transitions', 'english.synthesis'],
  },
  {
    id: 'act.knowledge-of-language',
    section: 'act.english',
    subject: 'english',
    factName: 'Knowledge of Language',
    skills: ['english.words-in-context'],
  },
  {
    id: 'act.conventions',
    section: 'act.english',
    subject: 'english',
    factName: 'Conventions of Standard English',
    skills: ['english.sentence-boundaries', 'english.grammar-usage'],
  },
  {
    id: 'act.number-quantity',
    section: 'act.math',
    subject: 'mathematics',
    factName: 'Number & Quantity',
    skills: ['math.exponentials-logarithms', 'math.complex-numbers-vectors'],
  },
  {
    id: 'act.algebra',
    section: 'act.math',
    subject: 'mathematics',
    factName: 'Algebra',
    skills: ['math.systems-of-equations', 'math.inequalities', 'math.quadratics', 'math.polynomials'],
  },
  {
    id: 'act.functions',
    section: 'act.math',
    subject: 'mathematics',
    factName: 'Functions',
    skills: ['math.linear-functions', 'math.functions', 'math.sequences-series'],
  },
  {
    id: 'act.geometry',
    section: 'act.math',
    subject: 'mathematics',
    factName: 'Geometry',
    skills: ['math.geometry', 'math.coordinate-geometry', 'math.trigonometry'],
  },
  {
    id: 'act.statistics-probability',
    section: 'act.math',
    subject: 'mathematics',
    factName: 'Statistics & Probability',
    skills: ['math.statistics', 'math.probability'],
  },
  {
    id: 'act.essential-skills',
    section: 'act.math',
    subject: 'mathematics',
    factName: 'Integrating Essential Skills',
    skills: ['math.ratios-percentages', 'math.linear-equations'],
  },
  {
    id: 'act.key-ideas',
    section: 'act.reading',
    subject: 'english',
    factName: 'Key Ideas and Details',
    skills: ['english.central-ideas', 'english.inference'],
  },
  {
    id: 'act.craft-structure',
    section: 'act.reading',
    subject: 'english',
    factName: 'Craft and Structure',
    skills: ['english.text-structure', 'english.words-in-context'],
  },
  {
    id: 'act.integration',
    section: 'act.reading',
    subject: 'english',
    factName: 'Integration of Knowledge and Ideas',
    skills: ['english.evidence', 'english.comparing-texts'],
  },
  {
    id: 'act.science',
    section: 'act.science',
    subject: 'biology',
    factName: 'Science',
    skills: ['biology.scientific-inquiry', 'physics.measurement', 'chemistry.matter-measurement', 'biology.ecology'],
  },
] as const satisfies readonly DomainRow[]

export type DomainId = (typeof domainRows)[number]['id']
