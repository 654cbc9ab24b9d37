import { describe, expect, it } from 'vitest'
import { findCheck, levels, readChecks } from '../scripts/checks/item-checks.ts'
import { hashItem, isRight, printItem, readItems } from '../scripts/checks/items.ts'

const items = await readItems()
const checks = await readChecks()
const checked = items.map((item) => ({ item, id: item.source.legacyId, check: findCheck(checks, item) }))

describe('the question bank with its reader checks', () => {
  it('has the answers of two readers and a rated level for the current text of every item', () => {
    const open = checked.filter(({ check }) => !check || check.answers.includes(null) || check.level === null)
    expect(open.map(({ id }) => id)).toEqual([])
  })

  it('finds no reader answer that differs from the answer key', () => {
    const wrong = checked.flatMap(({ item, id, check }) =>
      (check?.answers ?? [])
        .filter((answer) => answer !== null && !isRight(item, answer))
        .map((answer) => `${id}: ${answer}`),
    )
    expect(wrong).toEqual([])
  })

  it("finds reader levels equal to the author's for at least 70% of items, within one step for at least 95%", () => {
    const steps = checked.flatMap(({ item: { source }, check }) =>
      check?.level ? [Math.abs(levels.indexOf(check.level) - levels.indexOf(source.difficultyLevel))] : [],
    )
    expect(steps.filter((step) => step === 0).length / steps.length).toBeGreaterThanOrEqual(0.7)
    expect(steps.filter((step) => step <= 1).length / steps.length).toBeGreaterThanOrEqual(0.95)
  })
})

describe('an item printed for a blind reader', () => {
  it.each(items.slice(0, 3))('hides the answer and level of $source.legacyId', (item) => {
    const printed = printItem(item)
    const { explanation, difficultyLevel, body } = item.source
    expect(printed).toContain(body)
    expect(printed).not.toContain(explanation.slice(0, 40))
    expect(printed).not.toContain(difficultyLevel)
  })

  it('changes the hash of an item when the item’s text changes', () => {
    const [item] = items
    if (!item) throw new Error('The bank is empty')
    const changed = { ...item, source: { ...item.source, body: `${item.source.body} Really?` } }
    expect(hashItem(changed)).not.toBe(hashItem(item))
    expect(hashItem({ ...item, source: { ...item.source, title: 'Another title' } })).toBe(hashItem(item))
  })
})
