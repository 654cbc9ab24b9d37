import type { Token } from './token.ts'

/** Words after a score that take it back: 'sat 1500. no wait, be realistic, 1420', '1500점 아니 1420점', '1500不对，1420'. */
const takesBack =
  /^ ?[점分]?(?: (?:on (?:the |my )?)?(?:sat|act|psat|toefl|ielts|total|composite|overall))?(?:이?요|이?에요|예요|입니다|吧|啊|啦)?[ .,!?…~;。，-]*(?:(?:hmm+|uh+|um+|wait|ok|아|음|어|嗯|呃|啊)[ ,.…]*)*(?:(?:no(?=[,.!]| (?:wait|no|nope|nah|sorry|i|make|actually|more|let|be)\b)|nah|oops|whoops|sorry|wait|actually|scratch that|hold on|never ?mind|nvm|i mean|i meant|my bad|make (?:that|it)|make that more like|correction)\b|아 ?니(?:다|야|요|에요|지)?(?=[ ,.!])|아니구나|잠깐|정정|잘못 ?[말썼적]|不[对對是]|[说說打写寫][错錯]|口[误誤]|[更订訂]正|算了|哦不|噢不|啊不|等等)/
/** Words that start another statement: 'SAT 1300, actually I want 1400' states two scores. */
const other =
  /\b(?:want|need|from|got|have|had|scored|now|then|and|but|goal|target|currently|last|if|why)\b|목표|싶|지금|현재|왜|근데|[想要]|目标|目標|[现現]在|目前|但|上次/

/** Returns whether two scores can be on the same scale. */
const isSameScale = (one: number, two: number) => Math.max(one, two) < 2 * Math.min(one, two) && one !== two

/** Text between a score and the one that it replaces: 'her SAT is 1340, not 1430', '是1340不是1430'. */
const rejectedAfter = /^ ?[점分]?(?:이?지|이고|이에요|입니다)?[,，;(]? ?(?:and )?(?:not (?:an? )?|不是|而不是)$/

/** Removes the scores that the goal retracts or rejects in favor of another score. */
export function dropCorrectedScores(lower: string, tokens: readonly Token[]): Token[] {
  return tokens.filter((token, at) => {
    if (token.kind !== 'number') return true
    const last = tokens.slice(0, at).findLast(({ kind }) => kind !== 'mark')
    if (
      last?.kind === 'number' &&
      isSameScale(last.value, token.value) &&
      rejectedAfter.test(lower.slice(last.end, token.start))
    )
      return false
    const next = tokens.slice(at + 1).find(({ kind }) => kind !== 'mark' && kind !== 'exam')
    if (next?.kind !== 'number' || !isSameScale(token.value, next.value)) return true
    const between = lower.slice(token.end, next.start)
    const [said] = takesBack.exec(between) ?? []
    return said === undefined || between.length > 40 || other.test(between.slice(said.length))
  })
}
