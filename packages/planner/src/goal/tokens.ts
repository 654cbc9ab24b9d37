import { aliases, type Meaning } from './aliases.ts'

export type Token = Meaning | { kind: 'number'; value: number }

const latin = /[a-z0-9]/
const number = /^(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)/

/** Numbers that are not scores: grades, years, durations, counts, percentages, and the maximum of a score ('/1600'). */
const noScores: readonly RegExp[] = [
  /^(?:grade|gr\.?|class of|in|by)\s*(?:20\d\d|(?:9|1[0-2])(?!\d))/,
  /^g(?:9|1[0-2])(?![a-z0-9])/,
  /^20[2-4]\d(?!\d)\s*(?:년도|년|年)?/,
  /^\d+(?:st|nd|rd|th)(?![a-z])(?:\s*grade)?/,
  /^\d+\s*(?:months?|weeks?|days?|hours?|hrs?|minutes?|mins?|years?|courses|classes|subjects|exams)(?![a-z])/,
  /^\d+\s*(?=aps(?![a-z]))/,
  /^\d+\s*(?:%|％|학년|개월|개|과목|주|시간|년|월|일|年級|年级|個月|个月|個|个|週|周|天|小時|小时|月|年|日|門|门|科|級|级)/,
  /^(?:高|国|國)[一二三123]/,
  /^\/\s*\d+/,
]

function skipNoScore(text: string): number {
  for (const pattern of noScores) {
    const found = pattern.exec(text)?.[0]
    if (found) return found.length
  }
  return 0
}

/**
 * Finds the alias at a position. An alias in Latin letters must not be part of a longer Latin word; a digit, Hangul or
 * Han may be next to it ('SAT1500').
 */
function findAlias(text: string, at: number): readonly [string, Meaning] | undefined {
  const startsInWord = at > 0 && /[a-z]/.test(text.charAt(at - 1))
  return aliases.find(([word]) => {
    if (!text.startsWith(word, at)) return false
    const isLatin = latin.test(word.charAt(0)) && latin.test(word.charAt(word.length - 1))
    return !isLatin || (!startsInWord && !/[a-z]/.test(text.charAt(at + word.length)))
  })
}

/** Splits a goal into tokens, from left to right and longest alias first. Skips unknown text. */
export function tokenise(goal: string): Token[] {
  const text = goal.normalize('NFKC').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const inWord = at > 0 && latin.test(text.charAt(at - 1)) && latin.test(text.charAt(at))
    const skipped = inWord ? 0 : skipNoScore(text.slice(at))
    const alias = skipped > 0 ? undefined : findAlias(text, at)
    const digits = skipped > 0 || alias ? undefined : number.exec(text.slice(at))?.[0]
    if (alias) tokens.push(alias[1])
    if (digits) tokens.push({ kind: 'number', value: Number(digits.replaceAll(',', '')) })
    at += Math.max(1, skipped, alias?.[0].length ?? 0, digits?.length ?? 0)
  }
  return tokens
}
