import { subjects } from '../data/skills.ts'
import type { SplitGoal } from './clauses/clauses.ts'
import type { Token } from './token.ts'

// superlinear: a goal has at most 200 characters
const goodAtAll = /\b(?:as|a's|a|good|fine|great|well) (?:in|at|with) (?:everything|all|every)[a-z ]*$/

const goodElsewhere = /^ [a-z ]{2,20} (?:is|are) (?:all )?(?:an? )?(?:a'?s?|fine|good|great|ok|solid|easy)\b/

const plannedSubjects: ReadonlySet<string> = new Set([...subjects, 'science'])

/** Returns whether a name is the only one that is not fine: 'everything but stats', '통계 빼고'. */
export const isExcepted = (text: string, start: number, end: number) =>
  /(?:除了?|\bexcept(?: for)? |\b(?:everything|all) but )$/.test(text.slice(0, start)) ||
  /^[은는만]? ?(?:빼고|말고|제외)|^(?:以外|之外)/.test(text.slice(end))

/** Returns whether a name stands for what remains after an exclusion: 'any other science', '别的理科'. */
export const isOther = (text: string, start: number) =>
  /(?:[别別]的|其[他它]的?|\bany other|다른) ?$/.test(text.slice(0, start).trimEnd())

const except = /(?:except(?: for)?|\bbut|\bapart from|\bother than|빼고|말고|제외|除了|以外|之外|除外)$/
const others =
  /\b(?:every[a-z]*|all|grades|the rest|others?)\b|(?:^|[ 는])다(?= )|전부|모두|나머지|성적|[都全]|成[绩績]|[别別]的|其他|其[余餘]/

/** Returns whether a subject is named again in a clause with its mark or a difficulty: '除了物理都能上90，物理才68'. */
const isNamedAgain = (clauses: SplitGoal['clauses']) =>
  clauses.some((clause, at) =>
    clause.names.some(
      (name) =>
        name.kind === 'field' &&
        (clause.numbers.some(({ start }) => start >= name.end) ||
          clause.words.some(({ stance }) => stance === 'weak')) &&
        clauses.slice(0, at).some(({ names }) => names.some((one) => one.kind === 'field' && one.field === name.field)),
    ),
  )

/** Returns whether the goal says that everything except a name is fine: 'good grades except English', '除了统计都还好'. */
function isOnlyProblem(mark: string, start: number, end: number, text: string, { clauses }: SplitGoal): boolean {
  if (!except.test(mark)) return false
  const from = Math.max(...['.', '!', '?', ';', '。'].map((one) => text.lastIndexOf(one, start - 1))) + 1
  const to = end + text.slice(end).search(/[.!?;。]|$/)
  const said = text.slice(from, to)
  const names = clauses.flatMap((clause) => (clause.end > from && clause.start < to ? clause.names : []))
  // Students who are good at everything except art do not want help with art.
  const isUnplanned = (name: Token) =>
    name.kind === 'field' && name.field.subject !== undefined && !plannedSubjects.has(name.field.subject)
  // In 'help me with everything except math', the student does not want help with math.
  const own = clauses.find((one) => one.start <= start && one.end > start)
  // '其他都95以上' only says how high the other marks are.
  const isWish = (word: { stance: string; start: number; end: number }) =>
    word.stance === 'wish' && text.slice(word.start, word.end) !== '以上'
  if (own?.words.some(isWish)) return false
  return (
    !names.some(isUnplanned) &&
    others.test(said) &&
    !/\bany/.test(said) &&
    (isNamedAgain(clauses) ||
      clauses.some(({ words }) =>
        words.some((word) => word.stance === 'strong' && word.start >= from && word.end <= to),
      ))
  )
}

/**
 * Returns whether a negation does not exclude the name, for example because it marks an exception to good grades: 'As
 * in everything except math', '除了數學都是A'.
 */
export function isException({ start, end }: Token, text: string, split: SplitGoal): boolean {
  const mark = text.slice(start, end)
  const after = text.slice(end)
  if (isOnlyProblem(mark, start, end, text, split)) return true
  // In '对数学没兴趣但必须及格', the student still has to pass the subject.
  if (/[兴興]趣$/.test(mark) && /^[,，]? ?(?:但是?|可是?|不[过過])[^,，。]{0,3}(?:必[须須]|得|要|想)/.test(after))
    return true
  // In '물리 HL은 무리라 SL로 내려갔어요', the student keeps the subject at the other level.
  if (/^[가-힣]{0,4} ?(?:그냥 |결국 )?[hs]l ?로/.test(after)) return true
  // 'dropping down to AI' names the course that the student moves to.
  if (/^drop/.test(mark) && /^ (?:(?:back|down) )?(?:in)?to\b/.test(after)) return true
  // In '问题不是化学,是物理', chemistry is only not the problem.
  if (mark === '不是' && /[问問][题題]$/.test(text.slice(0, start))) return true
  // 'not a math person' says what the student is like.
  if (mark === 'not' && /^ an? [a-z]+ (?:person|kid|guy|girl)\b/.test(after)) return true
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
    (mark === 'not' || mark === 'no') &&
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
  // 'SAT不用考了吗' is a question.
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
  // In 'should i drop ap chem?' and 'I won't drop AP Lang', the student does not drop the course.
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
