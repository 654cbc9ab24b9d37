import { findTokenName } from '../excluded-names.ts'
import type { Token } from '../token.ts'
import { isListGap, type SplitGoal } from './clauses.ts'

/** Words between a rejecting word and its object. */
const objectGap =
  /^(?: ?(?:the|my|his|her|our|any|all|that|ap|ib|taking|doing|of|再|去|了|考|学|读|念|申|上|修|选|报|练|背|的) ?){0,4} ?$/
/** Words between a name and the rejecting word after it. */
const subjectGap =
  /^(?:은|는|이|가|을|를|도)? ?(?:(?:수강|수업|과목|과정|시험|신청|등록|반|시간표에서|올해|올해는|이번에|그냥|결국|이제|아예|일단|이미|is|was|got|has been|just|now|so|we|i|he|she|they|我们|早就|课|这学期|今年|这次|已经|也|都|就|先|这门|那门|我|全) ?){0,3}$/

/** Words before a rejecting word that refer to a name in an earlier clause. */
const pronoun =
  /^(?: ?(?:but|so|and|that|it|this|they|she|he|we|i|just|finally|already|then|later|got|was|has|had|is|결국|그냥|그래서|일주일|[0-9일이삼]주|[0-9한두세] ?달|[0-9한두세] ?학기|만에|뒤에?|후에?|还是|后来|就|我|他|她|已经|전|저는|난|나는|结果|最后|现在|也|都) ?){0,5}$/

/** Text around a rejecting word in a question, a condition or a negation. */
const unrealBefore =
  /\b(?:should (?:i|he|she|we)|if (?:i|he|she|we)|(?:don'?t|doesn'?t|didn'?t|not|never|won'?t)(?: (?:want|have|going|need) to| wanna| gonna)?) $|要$|不然|否则|要不|[没不别](?:想|要|会|能|愿意?|打算|舍得)?$/
const unrealAfter =
  /^[^,.;]{0,40} alone\b|^[가-힣]{0,2}(?:까|지 ?[않말못]|면|기 ?싫)|^ ?안 ?[하할해]|^[^,，]{0,4}[吗么?？]/
const cancels = /cancel|취소|取消/

/** Returns the names in a list that starts or ends with a name. */
function listJoined(names: readonly Token[], lower: string, isForward: boolean): Token[] {
  const ordered = isForward ? names : names.toReversed()
  const found: Token[] = []
  for (const name of ordered) {
    const last = found.at(-1)
    if (last) {
      const gap = isForward ? lower.slice(last.end, name.start) : lower.slice(name.end, last.start)
      if (name.kind !== last.kind || !isListGap(gap) || (/[,，]/.test(gap) && name.kind === 'exam')) break
    }
    found.push(name)
  }
  return found
}

/** Returns the names that the student has given up: 'switched out of MCV4U', '法文停修了', '수강 취소했고'. */
export function listRejected({ simple: text, clauses }: SplitGoal, tokens: readonly Token[]): Token[] {
  const rejected = clauses.flatMap((clause, at) =>
    clause.words.flatMap(({ stance, start, end }): Token[] => {
      if (unrealBefore.test(text.slice(clause.start, start)) || unrealAfter.test(text.slice(end))) return []
      const names = clause.names.filter(({ kind }) => kind !== 'mark')
      if (stance === 'rejected-next') {
        const after = names.filter((name) => name.start >= end)
        const [first, second] = after
        if (!first || !objectGap.test(text.slice(end, first.start))) return []
        // In '不想数学拖后腿', the student rejects the difficulty, not the subject.
        if (clause.words.some((word) => word.stance === 'weak' && word.start >= first.end)) return []
        // In 'isn't taking AP Chem', only the course is rejected.
        if (first.kind === 'exam' && second?.kind === 'field' && second.start - first.end <= 1)
          return listJoined(after.slice(1), text, true)
        return listJoined(after, text, true)
      }
      if (stance === 'rejected-previous') {
        const before = names.filter((name) => name.end <= start)
        const last = before.at(-1)
        if (last) return subjectGap.test(text.slice(last.end, start)) ? listJoined(before, text, false) : []
        // In 'AP Chem was the plan, but that got scrapped', a pronoun or nothing refers to the last clause. A clause with
        // only a number can be between them: 'SAT考了两次，最高1440，不再考了'.
        const previous = clauses.slice(0, at).findLast((one) => one.names.length > 0 || one.numbers.length === 0)
        return previous && names.length === 0 && pronoun.test(text.slice(clause.start, start))
          ? listJoined(
              previous.names.filter(({ kind }) => kind !== 'mark'),
              text,
              false,
            )
          : []
      }
      return []
    }),
  )
  // A number alone does not replace what is given up: 'stopped SAT prep in March, restarting now, 1450'.
  const others = tokens.filter(
    (token) => !rejected.includes(token) && !['mark', 'result', 'number'].includes(token.kind),
  )
  const isSitting = ({ kind }: Token) =>
    kind === 'exam' && cancels.test(text) && others.every((one) => one.kind !== 'exam')
  // A name mentioned again later is still wanted, but an earlier mention is only part of the story.
  const isKept = (token: Token) => {
    const name = findTokenName(token, tokens)
    return others.some((one) => one.start > token.start && findTokenName(one, tokens) === name)
  }
  return others.length > 0 ? rejected.filter((token) => !isSitting(token) && !isKept(token)) : []
}
