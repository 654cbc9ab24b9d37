import { findScale } from './scales.ts'
import type { Assigned } from './score.ts'
import type { Holder, Placed } from './structure.ts'
import type { GoalText, Token } from './token.ts'

function findHighest(holder: Holder): number | null {
  if (holder.kind === 'section') return findScale(holder.name)?.range[1] ?? null
  if (holder.kind === 'course') return findScale(`${holder.exam} course`)?.range[1] ?? null
  return holder.kind === 'exam' ? (findScale(holder.exam)?.range[1] ?? null) : null
}

function readHighest({ holder }: Placed): Assigned[] {
  const value = findHighest(holder)
  return value === null
    ? []
    : [{ holder, score: { kind: 'number', value, digits: String(value), said: null, now: false } }]
}

/**
 * Reads 'perfect score' and 만점 as the maximum score of the last exam, section or course before it, or of the first one
 * in the goal if none precedes it.
 */
function readPerfect(token: Token, placed: readonly Placed[]): Assigned[] {
  const near =
    placed.findLast(({ end, holder }) => end <= token.start && findHighest(holder) !== null) ??
    placed.find(({ holder }) => findHighest(holder) !== null)
  return near ? readHighest(near) : []
}

/** Returns the section if it directly follows the exam ('perfect SAT math'). Otherwise, returns the exam. */
function findOwnSection({ lower }: GoalText, placed: readonly Placed[], exam: Placed): Placed {
  const next = placed[placed.indexOf(exam) + 1]
  const isOwn = next?.holder.kind === 'section' && /^ ?$/.test(lower.slice(exam.end, next.start))
  return isOwn ? next : exam
}

/** Reads 'perfect score', 'a perfect ACT' and 만점 as maximum scores. */
export function listPerfect(text: GoalText, tokens: readonly Token[], placed: readonly Placed[]): Assigned[] {
  // '거의 만점이에요' and '수학은 만점인데' describe current scores.
  const isAlmost = ({ start, end }: Token) =>
    /(?:거의|항상|늘|매번|맨날|언제나|\b(?:almost|nearly|always|basically|practically|usually)(?: an?| get[s]? an?)?|快|接近|差不多|已[经經]|[几幾]乎|基本上?|一直|每次|[总總]是|次次|[经經]常)(?: ?다|都)? ?$/.test(
      text.lower.slice(0, start),
    ) || /^ ?(?:인데|이고|이라|이지만|나왔|받았는데|맞았|了[,，]|already)/.test(text.lower.slice(end))
  const perfect = tokens.filter((token) => token.kind === 'mark' && token.mark === 'perfect' && !isAlmost(token))
  // 'a perfect ACT score': the exam follows the word 'perfect'.
  const perfectNext = placed.filter(
    ({ holder, start }) =>
      holder.kind === 'exam' && /\bperfect (?:on )?(?:the |my )?$/.test(text.lower.slice(0, start)),
  )
  return [
    ...perfect.flatMap((token) => readPerfect(token, placed)),
    ...perfectNext.flatMap((one) => readHighest(findOwnSection(text, placed, one))),
  ]
}
