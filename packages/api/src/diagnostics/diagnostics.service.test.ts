import { skillIds, skillRows } from '@pathwise/planner/data/skills'
import { buildQuestion } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { createTestDatabase } from '@pathwise/testing/database'
import { describe, expect, it } from 'vitest'
import { findProblemCandidates } from './diagnostics.service.ts'

const database = closeAfterTests(await createTestDatabase({ seeded: true }))

describe('seeded question bank', () => {
  it('contains only skill tags that the planner recognizes', async () => {
    const rows = await database.prisma.question.findMany({ select: { legacyId: true, skillTags: true } })
    expect(rows.length).toBeGreaterThanOrEqual(240)
    for (const { legacyId, skillTags } of rows) expect(skillIds, legacyId).toEqual(expect.arrayContaining(skillTags))
  })

  it('has questions for every skill, except in history and for essay writing and literary analysis', async () => {
    for (const { id, subject } of skillRows) {
      if (subject === 'history' || id === 'english.essay-writing' || id === 'english.literary-analysis') continue
      expect(await findProblemCandidates(database.prisma, [id]), id).not.toHaveLength(0)
    }
  })
})

describe('findProblemCandidates', () => {
  it('returns only questions that train one of the given skills', async () => {
    const found = await findProblemCandidates(database.prisma, ['math.quadratics', 'physics.waves'])
    for (const { skillTags } of found) {
      expect(skillTags.some((tag) => tag === 'math.quadratics' || tag === 'physics.waves')).toBe(true)
    }
  })

  it('excludes deleted questions, assessment items and unknown difficulty levels from the candidates', async () => {
    const skillTags = ['math.probability']
    const deleted = await buildQuestion(database, { skillTags, deletedAt: new Date() })
    const unplaced = await buildQuestion(database, { skillTags, difficultyLevel: 'legendary' })
    const item = await buildQuestion(database, { skillTags, pool: 'assessment' })
    const usable = await buildQuestion(database, { skillTags })
    const ids = (await findProblemCandidates(database.prisma, skillTags)).map(({ id }) => id)
    expect(ids).toContain(usable.id)
    expect(ids).not.toContain(deleted.id)
    expect(ids).not.toContain(unplaced.id)
    expect(ids).not.toContain(item.id)
  })

  it('returns no candidates for an empty skill list', async () => {
    expect(await findProblemCandidates(database.prisma, [])).toEqual([])
  })
})
