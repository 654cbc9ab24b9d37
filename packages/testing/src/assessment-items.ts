import type { Database } from '@pathwise/db/client'

const levels = ['beginner', 'intermediate', 'advanced', 'expert'] as const

let itemsBuilt = 0

/**
 * Builds the fields of an item. Everything that students must not see before the end of a run contains the word
 * `secret`.
 */
function describeItem(skill: string, level: (typeof levels)[number], isTyped: boolean) {
  const number = ++itemsBuilt
  return {
    legacyId: `ITEM-${String(number).padStart(4, '0')}`,
    title: `secret title ${number}`,
    subject: 'mathematics',
    course: 'SAT Math',
    gradeCode: 'G11',
    educationLevel: 'high_school',
    difficultyLevel: level,
    difficultyScore: 1 + 2.5 * levels.indexOf(level),
    pool: 'assessment',
    questionType: isTyped ? 'numerical' : 'multiple_choice',
    skillTags: [skill],
    body: `<p>Item ${number}</p>`,
    bodyText: `Item ${number}`,
    choices: isTyped ? [] : ['A', 'B', 'C', 'D'].map((id) => ({ id, html: `Choice ${id} of item ${number}` })),
    answer: isTyped ? String(1000 + (number % 9000)) : 'B',
    explanation: `<p>secret explanation ${number}</p>`,
  }
}

/** Inserts `each` items per skill and level. Every second item has a typed answer. */
export async function buildAssessmentItems(
  { prisma }: Pick<Database, 'prisma'>,
  { skills, each = 2 }: { readonly skills: readonly string[]; readonly each?: number },
): Promise<void> {
  const data = skills.flatMap((skill) =>
    levels.flatMap((level) => Array.from({ length: each }, (_, index) => describeItem(skill, level, index % 2 === 1))),
  )
  await prisma.question.createMany({ data })
}
