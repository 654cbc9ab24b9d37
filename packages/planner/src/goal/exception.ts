import type { Token } from './token.ts'

// superlinear: a goal has at most 200 characters
const goodAtAll = /\b(?:as|a's|a|good|fine|great|well) (?:in|at|with) (?:everything|all|every)[a-z ]*$/

const goodElsewhere = /^ [a-z ]{2,20} (?:is|are) (?:all )?(?:an? )?(?:a'?s?|fine|good|great|ok|solid|easy)\b/

/**
 * Returns whether a negation does not exclude the name, for example because it marks an exception to good grades: 'As
 * in everything except math', '除了數學都是A'.
 */
export function isException({ start, end }: Token, text: string): boolean {
  const mark = text.slice(start, end)
  const after = text.slice(end)
  // In '对数学没兴趣但必须及格', the student still has to pass the subject.
  if (/[兴興]趣$/.test(mark) && /^[,，]? ?(?:但是?|可是?|不[过過])[^,，。]{0,3}(?:必[须須]|得|要|想)/.test(after))
    return true
  // In '물리 HL은 무리라 SL로 내려갔어요', the student keeps the subject at the other level.
  if (/^[가-힣]{0,4} ?(?:그냥 |결국 )?[hs]l ?로/.test(after)) return true
  // '싫어하지 않지만' is not a dislike.
  if (/^싫/.test(mark) && /^하[지진] ?않/.test(after)) return true
  // In 'ACT. wait no i mean PSAT', the negation corrects the name before it.
  if (
    mark === 'no' &&
    /^,? ?(?:wait|i mean|i meant|sorry|actually|make (?:that|it)|scratch|it'?s|my bad)\b/.test(after)
  )
    return true
  // In 'derivatives ok, integrals not', the second topic is the weak one.
  if (
    mark === 'not' &&
    /^ ?(?:$|[.!])/.test(after) &&
    // superlinear: a goal has at most 200 characters
    /\b(?:ok|okay|fine|good|easy|solid)\b[^.;]*$/.test(text.slice(0, start))
  )
    return true
  // '드롭할까 말까' and '要不要退' ask whether to drop a course.
  if (
    /^[가-힣]{0,2}까 말까|^(?:해도 ?[되돼]|할지|할까|하면|안 ?하)/.test(after) ||
    /要不要 ?$/.test(text.slice(0, start))
  )
    return true
  // 'SAT不用考了吗' asks.
  if (/^了?[吗嗎]/.test(after)) return true
  // '非斯坦福不去' ('Stanford or nowhere') names the university that the student wants.
  if (mark === '不去' && /非[^,，。]{1,14}$/.test(text.slice(0, start))) return true
  // In 'good at physics but not chem', the second subject is the weak one.
  if (
    mark === 'not' &&
    /\b(?:good|great|fine|ok|strong|confident) (?:at|in|with) [^.;,]{1,30},? but $/.test(text.slice(0, start))
  )
    return true
  if (/except|but$/.test(mark)) {
    // In 'any science except physics is fine', the exception limits a choice.
    // superlinear: a goal has at most 200 characters
    const isChoice = /\bany(?:thing)?\b[^.;]*$/.test(text.slice(0, end))
    return goodAtAll.test(text.slice(0, start)) || (!isChoice && goodElsewhere.test(after))
  }
  // '수학 빼고 다 A예요'
  if (
    /^(?:빼고|제외|말고)/.test(mark) &&
    /(?:수학|영어|과학|물리|화학|생물|역사|리딩|독해|라이팅|스피킹|리스닝)[만은]? ?$/.test(text.slice(0, start)) &&
    /^[는하고]{0,2} ?(?:다|전부|모두|나머지는?)[^,.]{0,6}(?:a(?![a-z])|에이|좋|괜찮|잘|9\d|만점)/.test(after)
  )
    return true
  // 'should i drop ap chem?', 'I won't drop AP Lang'
  if (
    /^drop/.test(mark) &&
    /\b(?:should (?:i|he|she|we)|won'?t|can'?t|cannot|not|never|(?:not allowed|(?:don'?t|doesn'?t) want) to) $|[别別不没沒](?:想|要|能|打算)?$|要不要$/.test(
      text.slice(0, start),
    )
  )
    return true
  return (
    mark === '除了' &&
    /^[^,，。]{1,6}(?:以外|之外)?[,，]?(?:其他|别的|別的)?(?:都|全)(?:是a|很好|挺好|不错|不錯|没问题|沒問題|[還还][行可好])/.test(
      after,
    )
  )
}
