import type { Token } from './tokens.ts'

function isExam(token: Token | undefined): boolean {
  return token?.kind === 'exam' || token?.kind === 'other-exam'
}

/**
 * Removes negated exams and their negations from a goal's tokens: 'not SAT', 'SAT 말고', '不考SAT'. A negation applies to
 * the nearest exam in its clause; one that meets a subject first ('not good at math') excludes nothing.
 */
export function dropNegated(tokens: readonly Token[]): Token[] {
  const dropped = new Set<number>()
  tokens.forEach((token, index) => {
    const step = token.kind === 'not-next' ? 1 : token.kind === 'not-previous' ? -1 : 0
    if (step === 0) return
    dropped.add(index)
    for (let at = index + step; at >= 0 && at < tokens.length; at += step) {
      const found = tokens[at]
      if (isExam(found)) {
        dropped.add(at)
        dropScore(tokens, at, step, dropped)
        return
      }
      const passable = found?.kind === 'number' || (step === -1 && found?.kind === 'course')
      if (!passable) return
    }
  })
  return tokens.filter((_, index) => !dropped.has(index))
}

/**
 * Drops the number after an excluded exam, which is its score. After 'not', keeps a number that another exam follows.
 */
function dropScore(tokens: readonly Token[], exam: number, step: number, dropped: Set<number>): void {
  const beside = exam + 1
  const isBeside = tokens[beside]?.kind === 'number'
  const another = isExam(tokens[beside + 1])
  if (isBeside && (step === -1 || !another)) dropped.add(beside)
}
