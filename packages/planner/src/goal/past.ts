/** Words before an exam or course that the student has completed: 'done with the SAT', 'I took AP Psych'. */
const examBefore =
  /\b(?:done with|finished(?: with)?|already (?:have|got|took|did|finished|passed)|happy with|completed|over with|through with) (?:my |his |her |the |an? )?[\d ]{0,5}$/
const courseBefore =
  /(?:去年|上[学學]期|已[经經]|早就)[^,，。]{0,4}(?:修|[学學]|考)(?:完|过|過|了)了? ?(?:ap|ib)? ?$|\b(?:did|took|finished|passed|completed|done with|aced) (?:the |my )?(?:ap |ib )?$/
/** Words after an exam or course that the student has completed: 'SAT는 끝났고', 'SAT考完了'. */
const after =
  /^ \d+ (?:is )?(?:done|secured)\b|^ ?\d+(?:점|分)? ?(?:끝|搞定|[过過]了|拿下)|^ ?(?:은|는|을|를)? ?(?:이미 |벌써 |작년에 |다 )*(?:끝났|끝냈|봤|마쳤|들었|이수했)(?:고|으니|어요|음|습니다)|^ ?(?:去年|以前|之前|上[学學]期|已[经經]|早就|都|[刚剛])*(?:考|[学學修])(?:完|过|過|了)了?(?=[ ,，。;；]|$)|^ (?:is |was |are )?(?:already )?(?:done|finished|out of the way|behind me)\b/

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
  return courseBefore.test(lower.slice(Math.max(0, start - 30), start)) || after.test(lower.slice(end))
}
