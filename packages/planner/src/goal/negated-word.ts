import { hasAlternative } from './dislike.ts'
import type { Token } from './token.ts'

/** Korean negations that directly follow the excluded name. */
const direct = /^(?:말고|말구|대신에?|빼고|제외|아니라|아니고|없이)/
const drops = /^(?:그만[두둘뒀둠]|관[두둘뒀]|취소|드[랍롭]|접[고었을]|때려)/
/** Words allowed between a name and its negation. */
const particles =
  /[\d.점+]|[hs]l|으로|이상|쪽|시험|과목|수업|수강|신청|등록|공부|전공|학과|과정|준비|대학|학교|섹션|파트|이나|은|는|이|가|을|를|도|만|로|말|대|과|반|나/g
const adverbs = /그냥|결국|이제|아예|이미|일단|진작|바로|벌써|다 /g
/** A reason between a name and a negation: '수학은 학원 다니니까 빼고'. */
const reason = /^[은는도] ?[^,.]{1,12}(?:니까|으니|어서|아서|해서|라서) /
const reasonAtEnd = /(?:서|니까|다가) ?$/

/**
 * Returns whether a negation applies to an unknown word in the gap between a name and the negation: '오타와대 번역 말고', 'SAT
 * 학원 그만뒀는데'.
 */
export function negatesOtherWord(mark: Token, gap: string, text: string): boolean {
  if (direct.test(text.slice(mark.start, mark.end)))
    return gap.replace(reason, '').replaceAll(particles, '').trim() !== ''
  if (!drops.test(text.slice(mark.start)) || reasonAtEnd.test(gap)) return false
  return gap.replaceAll(adverbs, '').replaceAll(particles, '').trim() !== ''
}

/**
 * Returns whether the student cancels only a sitting and still wants the exam: 'cancelled my March SAT, retaking in
 * May'. A cancellation excludes an exam or course only if the goal names another one.
 */
export function isSittingCancelled(mark: Token, name: Token, tokens: readonly Token[], text: string): boolean {
  if (!/^(?:cancel|취소)/.test(text.slice(mark.start))) return false
  return name.kind === 'exam'
    ? !hasAlternative(name, tokens)
    : !tokens.some((other) => other !== name && other.kind === name.kind)
}

/** Matches a verb before the negation of its result: '英语上不去', '提不上来'. */
const verb = /[上下提拉学读看写听说考做跟赶追升涨背记练进出过起搞弄冲學讀寫聽說趕漲記練進過衝]$/
const direction = /^不[上下去来來起进進出过過走]/

/** Returns whether a negation says that the student cannot do something, which rejects nothing. */
export const isUnable = ({ start, end }: Token, last: Token | undefined, text: string): boolean =>
  direction.test(text.slice(start, end)) && verb.test(text.slice(last?.end ?? 0, start))
