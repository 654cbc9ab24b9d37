import type { GoalText } from './token.ts'

/** The ACT's sections by their letters in score reports. */
const sections: Readonly<Record<string, string>> = { e: 'english', m: 'math', r: 'reading', s: 'science' }

const isAct = /\bact\b|composite|superscore|액트|에이씨티/
const scored = /(?<![a-z'])[emrs](?=[ :=]{0,2}(?:1[1-9]|2\d|3[0-6])(?!\d))/g
const named = /(?<![a-z'])[emrs](?=[ :=]{0,2}(?:1[1-9]|2\d|3[0-6])(?!\d)| (?:to|up|from)\b)/g

/** Writes out the letters of ACT sections if at least three have a score: 'ACT E34 M27 R33 S30'. */
export function expandLetters(text: GoalText): GoalText {
  if (!isAct.test(text.lower)) return text
  if (new Set(text.lower.match(scored)).size < 3) return text
  let lower = ''
  let said = ''
  let at = 0
  for (const { 0: letter, index } of text.lower.matchAll(named)) {
    const end = index + 1
    const name = `${sections[letter] ?? letter}${/\d/.test(text.lower.charAt(end)) ? ' ' : ''}`
    lower += text.lower.slice(at, index) + name
    said += text.said.slice(at, index) + name
    at = end
  }
  return { lower: lower + text.lower.slice(at), said: said + text.said.slice(at) }
}
