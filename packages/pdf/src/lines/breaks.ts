import LineBreaker from 'linebreak'
import type { Language } from '../language.ts'
import type { Unit } from './units.ts'

/**
 * The units after which a line may end, by UAX 14. Korean is kept word by word (`word-break: keep-all`), as Korean
 * readers expect of print: a syllable then counts as a letter. So does a formula, so that 'n' and 'th' stay together.
 * @returns indices
 */
export function breakOpportunities(units: readonly Unit[], language: Language): Set<number> {
  let text = ''
  const unitAt = new Map<number, number>()
  for (const [index, unit] of units.entries()) {
    text += unit.kind === 'text' ? standIn(unit.text, language) : unit.kind === 'break' ? '\n' : 'a'
    unitAt.set(text.length, index)
  }
  const opportunities = new Set<number>()
  const breaker = new LineBreaker(text)
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    const index = unitAt.get(next.position)
    if (index !== undefined) opportunities.add(index)
  }
  return opportunities
}

function standIn(character: string, language: Language): string {
  return language === 'ko' && /\p{Script=Hangul}/u.test(character) ? 'a' : character
}
