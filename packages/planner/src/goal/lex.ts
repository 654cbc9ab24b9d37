import { searchNames } from './lexicon.ts'
import { skipNoScore } from './no-scores.ts'
import { findGrades, findNumber, findResult } from './numbers.ts'
import { findStraddling } from './segments.ts'
import type { GoalText, Token } from './token.ts'

const inWord = (text: string, at: number) =>
  at > 0 && /[a-z]/.test(text.charAt(at - 1)) && /[a-z]/.test(text.charAt(at))

/** Endings and words that a Korean name may follow without a space: '수학이랑화학', '기초영어'. */
const beforeName =
  /(?:[이랑과와고도나의은는가을를로에서만말다해점요]|기초|심화|고등|중등|통합|일반|선택|대학|미국|한국|전체|고급|학교|내신|현재|목표|지금|우리|캐나다|온타리오)$/

/** Returns whether a Korean name at a position would begin inside another word ('포기하고' is not 기하). */
function inKoreanWord(text: string, at: number, from: number): boolean {
  if (at === from || !/[가-힣]/.test(text.charAt(at)) || !/[가-힣]/.test(text.charAt(at - 1))) return false
  return !beforeName.test(text.slice(from, at))
}

/** Splits a goal into tokens, from left to right and longest name first. Skips unknown text. */
export function lex({ lower, said }: GoalText): Token[] {
  const tokens: Token[] = []
  const straddles = findStraddling(lower)
  const findName = searchNames(lower)
  let at = 0
  /** Where the last text ends that is no score. */
  let passed = -1
  while (at < lower.length) {
    if (inWord(lower, at)) {
      at += 1
      continue
    }
    const grades = findGrades(lower, said, at) ?? findResult(lower, said, at)
    const skipped = grades ? 0 : skipNoScore(lower, at)
    const last = tokens.at(-1)
    // 'ACT science 30' is a section with its score, no course of grade 30.
    const beside =
      (last?.kind === 'exam' && at - last.end <= 1) ||
      tokens.some((token) => token.kind === 'exam' && token.exam === 'ACT')
    const after = last?.end ?? 0
    const candidate = grades || inKoreanWord(lower, at, after) ? null : findName(at, !beside)
    // Right after another name, a name cannot begin inside a word; universities' short names are no words of the segmenter.
    const guarded = candidate?.meaning.kind !== 'university' && at !== after && at !== passed
    const name = candidate && guarded && straddles(at, candidate.end) ? null : candidate
    // A name may be longer than what is no score at the same place ('May' the month, 'level').
    if (skipped > 0 && (!name || name.end - at <= skipped)) {
      at += skipped
      passed = at
      continue
    }
    const found = grades ?? (name ? { ...name, start: at } : findNumber(lower, said, at))
    if (!found) {
      at += 1
      continue
    }
    tokens.push({ ...found.meaning, start: Math.max(found.start, tokens.at(-1)?.end ?? 0), end: found.end })
    at = found.end
  }
  return tokens
}
