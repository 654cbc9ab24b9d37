/** Words before an exam or course that the student has completed: 'done with the SAT', 'I took AP Psych'. */
const examBefore =
  /\b(?:done with|finished(?: with)?|already (?:have|got|took|did|finished|passed)|happy with|completed|over with|through with) (?:my |his |her |the |an? )?[\d ]{0,5}$/
const courseBefore =
  /(?:去年|上[学學]期|已[经經]|早就)[^,，。]{0,4}(?:修|[学學]|考)(?:完|过|過|了)了? ?(?:ap|ib)? ?$|已[经經]?(?:有|拿[了到]) ?(?:ap|ib)? ?$|\b(?:did|took|finished|passed|completed|done with|aced) (?:the |my )?(?:ap |ib )?$/
/** Words after an exam or course that the student has completed: 'SAT는 끝났고', 'SAT考完了'. */
const after =
  /^ \d+ (?:is )?(?:done|secured)\b|^ ?\d+(?:점|分)? ?(?:끝|搞定|[过過]了|拿下)|^ ?(?:은|는|을|를)? ?(?:이미 |벌써 |작년에 |다 |\d+(?:\.\d)?점? ?(?:맞고|받고|찍고|맞아서|받아서|으?로) ?)*(?:끝났|끝냈|봤|마쳤|들었|이수했)(?:고|으니|어요|음|습니다)|^ ?(?:去年|以前|之前|上[学學]期|已[经經]|早就|都|[刚剛])*(?:考|[学學修])(?:完|过|過|了)了?(?=[ ,，。;；才就以]|$|成[绩績]|[结結]果|[后後]|[现現]在)|^ ?(?:已[经經]|早就|都|[刚剛])*考完了?(?=\d)|^,? (?:so|and) (?:(?:i|we|she|he)(?:'?m|'?re|'?s)? )?(?:all )?done with (?:that|it)\b|^ (?:is |was |are )?(?:already )?(?:done|finished|out of the way|behind me)\b/

/** Words around a course in an earlier school year: 'if i bombed ab last yr'. */
const pastBefore =
  /\b(?:bombed|failed|flunked|took|did|passed|had|struggled in|survived|got (?:an? )?[3-5] (?:in|on)) (?:ap |ib )?$/
const pastAfter =
  /^ (?:exam |test )?(?:last (?:yr|year|semester|sem|spring|fall|may)|in (?:9th|10th|11th|gr(?:ade)? ?\d+)|(?:freshman|soph(?:omore)?|junior) (?:yr|year))\b/
const pastKorean = /(?:작년|지난 ?학기|지난해)(?:에|은|엔)? ?(?:ap|ib)? ?$/
const pastKoreanAfter = /^(?:를|을|은|는)? ?(?:망쳤|망했|말아먹|들었|했는데|끝냈)/
const pastChinese = /(?:去年|上[学學]期|高[一二])(?:的)?(?:ap|ib)? ?$/
const pastChineseAfter = /^(?:考)?(?:砸|炸|崩|挂|掛|完|差)了?/
/** Words around a practice exam that went badly: 'PSAT 망하고 나서', 'bombed the PSAT'. */
const failedAfter = /^(?:를|을|은|는|도)? ?(?:망하고|망치고|망쳐서|망해서|망쳤|망했|죽쑤|말아먹)|^(?:考)?(?:砸|炸|崩)了/
const failedBefore = /\b(?:bombed|blew|flopped|tanked) (?:my |the |his |her )?$/

const takenBefore = /\b(?:took|did|passed|finished) (?:the |my )?$/
const takenAfter = /^ (?:already|last (?:month|year|week|fall|spring|summer|winter))\b/

/** Returns whether the text around an exam says that the student has completed it. */
export function isExamDone(lower: string, { start, end }: { start: number; end: number }): boolean {
  const before = lower.slice(0, start)
  const behind = lower.slice(end)
  return examBefore.test(before) || after.test(behind) || (takenBefore.test(before) && takenAfter.test(behind))
}

/** Returns whether the text around a course says that the student has completed it. */
export function isCourseDone(lower: string, { start, end }: { start: number; end: number }): boolean {
  const before = lower.slice(Math.max(0, start - 30), start)
  const behind = lower.slice(end)
  return (
    courseBefore.test(before) ||
    after.test(behind) ||
    (pastBefore.test(before) && pastAfter.test(behind)) ||
    (pastKorean.test(before) && pastKoreanAfter.test(behind)) ||
    (pastChinese.test(before) && pastChineseAfter.test(behind))
  )
}

/** Returns whether the text around a practice exam says that it went badly. */
export function isExamFailed(lower: string, { start, end }: { start: number; end: number }): boolean {
  return failedAfter.test(lower.slice(end)) || failedBefore.test(lower.slice(0, start))
}
