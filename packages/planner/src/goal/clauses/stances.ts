import type { Token } from '../token.ts'
import type { Clause, SplitGoal } from './clauses.ts'
import type { FoundWord } from './find-words.ts'

/** `background` is what needs no work: the student is good at it or has completed it. */
export type Stance = 'wanted' | 'weak' | 'background' | 'silent'

const negatedBefore =
  // superlinear: a goal has at most 200 characters
  /(?:\b(?:not|never|no|isn'?t|aren'?t|wasn'?t|don'?t|doesn'?t|didn'?t|won'?t|hardly|hasn'?t|haven'?t|ain'?t)(?: [a-z]+){0,3} ?|(?:^|[^\p{L}])(?:안|못) ?|[不没无未](?:[学背打考练]得?|是?太|怎么|是很|是|算太|算|有过?|什么|那么|觉得)?)$/u
const negatedAfter = /^[가-힣]{0,3} ?(?:편[이은도]? ?|건 |것[은도] |게 |정도[는은] )?(?:아니|아닌|않)/
/** Words that show that a strength is only a wish, an offer or a question. */
const unreal =
  // superlinear: a goal has at most 200 characters
  /\b(?:if|until|till|when|once|so that|make sure|make|be|get|become|keep|too|also|either|would|should|could|is it|are they|which|what|how)\b[^,.;]*$|도 ?$|[也更最太]$|너무 ?$|면 ?$|[要得想]$|뭐가|무슨|어느|哪|怎|如何/
const unrealAfter =
  /^[가-힣]{0,2}(?:게 |도록|야|기(?:$|[ ,])|자(?:$|[ ,])|면|려면|을까|ㄹ까|나요|까요|가요|은가|한가)| (?:too|also|either|as well)\b|^[^,.]{0,12}\?|[吗嘛么?？]|^ ?(?:for (?!me\b|him\b|her\b|us\b)|(?:if|when|at which)\b)/

const failing = /^(?:fail|flunk|bomb|suck|tank|hurt|drown|drag|ruin|wreck|fall|slip|cry)/
/** Verbs of mastery, which express a wish unless they refer to the past: '搞懂积分'. */
const masters = /^(?:[弄看听搞]懂|学会|搞[定掂]|搞明白|掌握|吃透|学透|拿下|上手|弄通|开窍)$/
const adjective =
  /^(?:fine|ok|okay|good|great|solid|strong|easy|easier for|confident|decent|excellent|amazing|awesome|brilliant|safe|clear|simple|smooth|straightforward|manageable|doable|perfect|favou?rite)$/

/** Words that follow a result when the student has finished: '5점 맞고 끝냈고'. */
const finishes = /^ ?(?:다 |이미 |아예 |바로 )?(?:끝|마쳤|마치|만족|졸업|통과|그만|관두|접)/
const single = /^\p{Script=Han}$/u

/** Returns the stance of a word in its clause, or null if the word shows no stance there. */
function readWord(text: string, clause: Clause, word: FoundWord): 'wish' | 'weak' | 'strong' | 'done' | null {
  const { stance, start, end } = word
  // '5점 맞고 끝냈고' reports a result.
  if (stance === 'wish' && /^(?:맞|받|찍)고$/.test(text.slice(start, end)) && finishes.test(text.slice(end)))
    return null
  if (stance === 'wish' || stance === 'weak' || stance === 'strong' || stance === 'done') {
    const before = text.slice(clause.start, start)
    const after = text.slice(end, clause.end)
    // A negation in another stance word does not negate this one: '걱정 안 되고'.
    const last = clause.words.findLast((one) => one.end <= start)
    const isNegated = negatedBefore.test(text.slice(last?.end ?? clause.start, start)) || negatedAfter.test(after)
    const flips = stance !== 'wish' && stance !== 'done' && isNegated
    if (stance === 'weak') {
      if (/^差$/.test(text.slice(start, end)) && after.startsWith('不多')) return null
      // 'not fail' is a wish.
      if (flips) return failing.test(text.slice(start, end)) ? 'wish' : 'strong'
      return 'weak'
    }
    if (stance === 'strong') {
      if (flips) return 'weak'
      const said = text.slice(start, end)
      // In '生物搞定,下一个化学', the clause starts with the name that is mastered.
      const isMastered = clause.names.some((name) => name.end === start && name.start === clause.start)
      if (masters.test(said) && !isMastered && !after.startsWith('了') && !/(?:[都全已]|已经|早就)$/.test(before))
        return 'wish'
      // 'strong calc' can be a wish instead of a strength.
      if (adjective.test(said) && clause.names.some((name) => name.start === end + 1)) return null
      const isAfterName = clause.names.some((name) => name.end === start) || /[都很还挺已经早就蛮]$/.test(before)
      // A single Chinese character is a predicate only at the end of its clause.
      if (single.test(said) && (!isAfterName || !/^(?:[了的啦喔哦呀]|[\s,，.。;；!！、]|$)/.test(after))) return null
      return unreal.test(before) || unrealAfter.test(text.slice(end, clause.end + 1)) ? null : stance
    }
    if (stance === 'done' && isNegated && /[不没未]/.test(before)) return 'weak'
    if (stance === 'done' && (unreal.test(before) || unrealAfter.test(text.slice(end, clause.end + 1)))) return null
    return stance
  }
  return null
}

const ellipsis = /\b(?:does not|doesn'?t|do not|don'?t|is not|isn'?t|are not|aren'?t|not) ?[,.!;)]?$/

/** Returns the stance of each clause. */
export function readStances({ simple: text, clauses }: SplitGoal): Stance[] {
  return clauses.map((clause) => {
    const words = clause.words.map((word) => readWord(text, clause, word))
    if (words.includes('wish')) return 'wanted'
    if (words.includes('weak')) return 'weak'
    if (words.includes('strong') || words.includes('done')) return 'background'
    if (clause.names.length > 0 && ellipsis.test(text.slice(clause.start, clause.end).trim())) return 'weak'
    return 'silent'
  })
}

/** Returns the names in clauses about a difficulty or a wish. */
export function listNeedsWork({ simple: text, clauses }: SplitGoal): Set<Token> {
  return new Set(
    clauses.flatMap((clause) =>
      clause.words.some((word) => ['weak', 'wish'].includes(readWord(text, clause, word) ?? '')) ? clause.names : [],
    ),
  )
}

const wishAfter = /^[^,.;，。；\d]{0,12}$/
/** 'the 31 i want' is a target, no matter what precedes it. */
const wishedBy = /^ (?:that )?(?:i|we|he|she) (?:want|need|hope)/
/** Words directly before a score that the student counts on: '数学稳780'. */
const sure = /稳 ?$/

/** Returns whether a wish in a clause is about a score in it: 'want 720', '31 목표', 'the 31 i want'. */
export function isWished(text: string, clause: Clause, score: Extract<Token, { kind: 'number' }>): boolean {
  const wishes = clause.words.filter(({ stance }) => stance === 'wish')
  if (score.now) return wishedBy.test(text.slice(score.end))
  return (
    score.said !== null ||
    sure.test(text.slice(0, score.start)) ||
    wishes.some(({ start, end }) =>
      end <= score.start
        ? clause.numbers.every((one) => one.end <= end || one.start >= score.start)
        : start >= score.end && wishAfter.test(text.slice(score.end, start)),
    )
  )
}

/** Returns whether a clause says that a score in it is good enough: '1450 would be wonderful', '1480够了'. */
export const isContent = (text: string, clause: Clause, { end }: Token): boolean =>
  clause.words.some((word) => word.start >= end && readWord(text, clause, word) === 'strong')
