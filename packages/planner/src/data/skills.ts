import type { Country, Grade } from '../context.ts'

/** Plans can include all of these. The question bank has the first five. */
export const subjects = ['mathematics', 'physics', 'chemistry', 'biology', 'english', 'history'] as const
export type Subject = (typeof subjects)[number]

interface SkillRow {
  readonly id: string
  readonly subject: Subject
  /** The grade by which the skill is normally taught, by country. */
  readonly met: Readonly<Record<Country, Grade>>
}

/**
 * The skills. Questions and exam domains refer to them by id, so ids may be added but never renamed. Grades follow the
 * usual course sequence. In the US, that is Algebra 1, Geometry, Algebra 2, then Precalculus or Calculus. In Canada, it
 * is the provincial courses of grades 9 to 12 (Ontario's, where provinces differ).
 */
export const skillRows = [
  { id: 'math.ratios-percentages', subject: 'mathematics', met: { US: 'G9', CA: 'G9' } },
  { id: 'math.linear-equations', subject: 'mathematics', met: { US: 'G9', CA: 'G9' } },
  { id: 'math.linear-functions', subject: 'mathematics', met: { US: 'G9', CA: 'G9' } },
  { id: 'math.systems-of-equations', subject: 'mathematics', met: { US: 'G9', CA: 'G10' } },
  { id: 'math.inequalities', subject: 'mathematics', met: { US: 'G9', CA: 'G9' } },
  { id: 'math.statistics', subject: 'mathematics', met: { US: 'G9', CA: 'G9' } },
  { id: 'math.probability', subject: 'mathematics', met: { US: 'G10', CA: 'G12' } },
  { id: 'math.geometry', subject: 'mathematics', met: { US: 'G10', CA: 'G9' } },
  { id: 'math.coordinate-geometry', subject: 'mathematics', met: { US: 'G10', CA: 'G10' } },
  { id: 'math.trigonometry', subject: 'mathematics', met: { US: 'G11', CA: 'G10' } },
  { id: 'math.quadratics', subject: 'mathematics', met: { US: 'G10', CA: 'G10' } },
  { id: 'math.polynomials', subject: 'mathematics', met: { US: 'G11', CA: 'G11' } },
  { id: 'math.rational-expressions', subject: 'mathematics', met: { US: 'G11', CA: 'G11' } },
  { id: 'math.exponentials-logarithms', subject: 'mathematics', met: { US: 'G11', CA: 'G12' } },
  { id: 'math.functions', subject: 'mathematics', met: { US: 'G11', CA: 'G11' } },
  { id: 'math.sequences-series', subject: 'mathematics', met: { US: 'G11', CA: 'G11' } },
  { id: 'math.complex-numbers-vectors', subject: 'mathematics', met: { US: 'G12', CA: 'G12' } },
  { id: 'math.limits-derivatives', subject: 'mathematics', met: { US: 'G12', CA: 'G12' } },
  { id: 'math.integrals', subject: 'mathematics', met: { US: 'G12', CA: 'G12' } },

  { id: 'physics.measurement', subject: 'physics', met: { US: 'G9', CA: 'G9' } },
  { id: 'physics.circuits', subject: 'physics', met: { US: 'G11', CA: 'G9' } },
  { id: 'physics.optics', subject: 'physics', met: { US: 'G12', CA: 'G10' } },
  { id: 'physics.kinematics', subject: 'physics', met: { US: 'G11', CA: 'G11' } },
  { id: 'physics.forces', subject: 'physics', met: { US: 'G11', CA: 'G11' } },
  { id: 'physics.energy', subject: 'physics', met: { US: 'G10', CA: 'G11' } },
  { id: 'physics.momentum', subject: 'physics', met: { US: 'G11', CA: 'G12' } },
  { id: 'physics.waves', subject: 'physics', met: { US: 'G11', CA: 'G11' } },
  { id: 'physics.thermal', subject: 'physics', met: { US: 'G12', CA: 'G11' } },
  { id: 'physics.circular-motion-gravitation', subject: 'physics', met: { US: 'G12', CA: 'G12' } },
  { id: 'physics.fields', subject: 'physics', met: { US: 'G12', CA: 'G12' } },
  { id: 'physics.modern', subject: 'physics', met: { US: 'G12', CA: 'G12' } },

  { id: 'chemistry.matter-measurement', subject: 'chemistry', met: { US: 'G9', CA: 'G9' } },
  { id: 'chemistry.atomic-structure', subject: 'chemistry', met: { US: 'G9', CA: 'G9' } },
  { id: 'chemistry.periodic-trends', subject: 'chemistry', met: { US: 'G10', CA: 'G9' } },
  { id: 'chemistry.reactions', subject: 'chemistry', met: { US: 'G10', CA: 'G10' } },
  { id: 'chemistry.acids-bases', subject: 'chemistry', met: { US: 'G11', CA: 'G10' } },
  { id: 'chemistry.bonding', subject: 'chemistry', met: { US: 'G10', CA: 'G11' } },
  { id: 'chemistry.stoichiometry', subject: 'chemistry', met: { US: 'G10', CA: 'G11' } },
  { id: 'chemistry.gases', subject: 'chemistry', met: { US: 'G11', CA: 'G11' } },
  { id: 'chemistry.solutions', subject: 'chemistry', met: { US: 'G11', CA: 'G11' } },
  { id: 'chemistry.energetics', subject: 'chemistry', met: { US: 'G11', CA: 'G12' } },
  { id: 'chemistry.kinetics-equilibrium', subject: 'chemistry', met: { US: 'G12', CA: 'G12' } },
  { id: 'chemistry.electrochemistry', subject: 'chemistry', met: { US: 'G12', CA: 'G12' } },
  { id: 'chemistry.organic', subject: 'chemistry', met: { US: 'G12', CA: 'G12' } },

  { id: 'biology.scientific-inquiry', subject: 'biology', met: { US: 'G9', CA: 'G9' } },
  { id: 'biology.ecology', subject: 'biology', met: { US: 'G9', CA: 'G9' } },
  { id: 'biology.cells', subject: 'biology', met: { US: 'G9', CA: 'G10' } },
  { id: 'biology.body-systems', subject: 'biology', met: { US: 'G10', CA: 'G10' } },
  { id: 'biology.genetics', subject: 'biology', met: { US: 'G9', CA: 'G11' } },
  { id: 'biology.evolution', subject: 'biology', met: { US: 'G10', CA: 'G11' } },
  { id: 'biology.diversity', subject: 'biology', met: { US: 'G10', CA: 'G11' } },
  { id: 'biology.biochemistry', subject: 'biology', met: { US: 'G11', CA: 'G12' } },
  { id: 'biology.energy-metabolism', subject: 'biology', met: { US: 'G11', CA: 'G12' } },
  { id: 'biology.gene-expression', subject: 'biology', met: { US: 'G11', CA: 'G12' } },
  { id: 'biology.homeostasis', subject: 'biology', met: { US: 'G12', CA: 'G12' } },

  { id: 'english.words-in-context', subject: 'english', met: { US: 'G9', CA: 'G9' } },
  { id: 'english.text-structure', subject: 'english', met: { US: 'G10', CA: 'G10' } },
  { id: 'english.central-ideas', subject: 'english', met: { US: 'G9', CA: 'G9' } },
  { id: 'english.evidence', subject: 'english', met: { US: 'G10', CA: 'G10' } },
  { id: 'english.inference', subject: 'english', met: { US: 'G9', CA: 'G9' } },
  { id: 'english.comparing-texts', subject: 'english', met: { US: 'G11', CA: 'G11' } },
  { id: 'english.sentence-boundaries', subject: 'english', met: { US: 'G9', CA: 'G9' } },
  { id: 'english.grammar-usage', subject: 'english', met: { US: 'G9', CA: 'G9' } },
  { id: 'english.transitions', subject: 'english', met: { US: 'G9', CA: 'G9' } },
  { id: 'english.synthesis', subject: 'english', met: { US: 'G11', CA: 'G11' } },
  { id: 'english.essay-writing', subject: 'english', met: { US: 'G10', CA: 'G10' } },
  { id: 'english.literary-analysis', subject: 'english', met: { US: 'G11', CA: 'G11' } },

  { id: 'history.source-analysis', subject: 'history', met: { US: 'G10', CA: 'G10' } },
  { id: 'history.causation-argument', subject: 'history', met: { US: 'G11', CA: 'G10' } },
] as const satisfies readonly SkillRow[]

export const skillIds = skillRows.map(({ id }) => id)

export type SkillId = (typeof skillRows)[number]['id']
