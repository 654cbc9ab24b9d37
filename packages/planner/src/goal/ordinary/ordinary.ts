import type { GoalText, Token } from '../token.ts'
import { simplify } from '../vocabulary/simplify.ts'
import { type Around, isExamWord } from './exam-words.ts'
import { isUniversityWord, type Neighbors } from './university-words.ts'

/** Professions whose names are also persons that a family visits: 'taking our dog to the vet'. */
const visited = new Set(
  'vet|a vet|doctor|nurse|dentist|orthodontist|pharmacist|lawyer|accountant|architect|pilot|meds|dental'.split('|'),
)
const visitBefore =
  /\b(?:the|our|my|his|her|their|see|see a|seeing a|visit|visiting|this|school|local|adhd|take|takes|taking|on) $/
const visitAfter =
  /^(?:'s\b|s? (?:appointments?|visits?|bills?|clinics?|office|said|says|told|check ?up|note|insurance)\b)/

/** 'my mom is a nurse' */
const relativeIs = /\b(?:mom|mum|mother|dad|father|parents?|brother|sister|aunt|uncle)s? (?:is|are|was|were) (?:an? )?$/

function isVisit(name: string, { before, after }: Around): boolean {
  return visited.has(name) && (visitBefore.test(before) || relativeIs.test(before) || visitAfter.test(after))
}

/** '分数' is also a score, and '지수' also an index and a first name; only beside these words they are mathematics. */
const fieldWords: Readonly<Record<string, RegExp>> = {
  分数: /应用题|小数|整数|约分|通分|加减|乘除|四则|小[一二三四五六](?!时)|[一二三四五六]年级|小学/,
  지수: /로그|삼각|함수|방정식|수열|미적/,
}

function isOrdinary(token: Token, name: string, around: Around, neighbors: Neighbors): boolean {
  switch (token.kind) {
    case 'exam':
      return isExamWord(name, around)
    case 'programme':
      return isVisit(name, around)
    case 'university':
      return isUniversityWord(name, around, neighbors)
    case 'field': {
      const needed = fieldWords[name]
      return needed !== undefined && !needed.test(simplify(around.before)) && !needed.test(simplify(around.after))
    }
    case 'grades':
    case 'local':
    case 'mark':
    case 'number':
    case 'result':
      return false
  }
}

/** Returns the tokens without short names that are ordinary words here: 'sat' the day, 'brown rice', 'to the vet'. */
export function dropOrdinary(text: GoalText, tokens: readonly Token[]): Token[] {
  const simple = simplify(text.lower)
  return tokens.filter((token, at) => {
    const { start, end } = token
    const name = simple.slice(start, end)
    const around = {
      before: text.lower.slice(0, start),
      after: text.lower.slice(end),
      typedBefore: text.said.slice(0, start),
      typedAfter: text.said.slice(end),
      said: text.said.slice(start, end),
    }
    return !isOrdinary(token, name, around, { before: tokens[at - 1], after: tokens[at + 1], start, end })
  })
}
