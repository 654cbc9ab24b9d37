import { isExamDone, isExamFailed } from './past.ts'
import { findScale } from './scales.ts'
import type { Assigned, Score } from './score.ts'
import type { Placed, Structure } from './structure.ts'
import type { ListedExam } from './targets.ts'
import type { GoalText, Token } from './token.ts'
import { wantsIn } from './wishes.ts'

/** Returns the exams without duplicates, in the order in which they appear in the text. */
export function listExams(placed: readonly Placed[]): ListedExam[] {
  const exams: ListedExam[] = []
  for (const { holder } of placed) {
    if (!('label' in holder)) continue
    const { exam: name, label } = holder
    if (!exams.some((exam) => exam.name === name && exam.label === label)) exams.push({ name, label, target: null })
  }
  return exams
}

/** Exams whose results are grades by subject. */
const bySubject: ReadonlySet<string> = new Set(['A-Level', '會考', 'GCSE', 'Alberta Diploma Exam'])

const isScored: ReadonlySet<string> = new Set(['SAT', 'ACT'])

/** The kinds of results that can appear several words after their exam: 'A-Level数学物理都要A*'. */
const far: ReadonlySet<string> = new Set(['level', 'letters'])

/** Returns whether a result is a rank that an exam reports: '90th percentile', 'top 1%'. */
function isRank(token: Token, { lower }: GoalText): boolean {
  return (
    token.kind === 'result' &&
    token.of === 'percent' &&
    /percentile|퍼센타일|top|상위|前|^\d+(?:st|nd|rd|th)$|^pr ?\d/.test(token.said.toLowerCase()) &&
    !/^ ?(?:of|in|at|의|안에) (?:the |my |his |her |our )?(?:class|school|grade|year)/.test(lower.slice(token.end)) &&
    !/(?:校|班|年[级級]|전교|학교|반에서|내신)[^,，.]{0,4}$/.test(lower.slice(0, token.start))
  )
}

/** Returns whether a percentage is wanted in the exam that ends at an index: 'Chem 30 diploma, want at least 80%'. */
const isWantedMark = (token: Token, from: number, { lower }: GoalText): boolean =>
  token.kind === 'result' &&
  token.of === 'percent' &&
  token.start - from <= 40 &&
  (/^\D/.test(token.said) || wantsIn(lower.slice(from, token.start)))

/** Returns whether a result is the current one, followed by the target: 'silver to gold', '실버에서 골드'. */
function isStart(token: Token, tokens: readonly Token[], { lower }: GoalText): boolean {
  const at = tokens.indexOf(token)
  const next = tokens[at + 1]
  const later = tokens
    .slice(at + 1)
    .find((one) => one.kind === 'result' && token.kind === 'result' && one.of === token.of)
  // 'SSAT 72%，词汇是短板，冲92%': the wish is the later result.
  if (later && /^ ?(?:이?인데|이?지만)/.test(lower.slice(token.end))) return true
  if (later && wantsIn(lower.slice(token.end, later.start)) && !wantsIn(lower.slice(0, token.start))) return true
  return (
    next?.kind === 'result' &&
    /^ ?(?:[組组级級][,，]? ?)?(?:to|->|→|에서|到|想?[升变變冲衝提拉][到成高]?到?|进|進|,? ?(?:现在|but )?(?:想要?|目[标標]|want|need|aiming for|hoping for|목표))[^,，.]{0,8}$/.test(
      lower.slice(token.end, next.start),
    )
  )
}

/** Sets a result that is not a number as the target of the exam next to it: 'AMC 12 top 5 %', 'USACO gold'. */
export function addResults(exams: ListedExam[], tokens: readonly Token[], text: GoalText): void {
  for (const token of tokens) {
    if (token.kind === 'mark' && token.mark === 'national-merit') {
      const psat = exams.find(({ name }) => name === 'PSAT')
      if (psat?.target === null) psat.target = text.said.slice(token.start, token.end)
    }
    const isFull = token.kind === 'mark' && token.mark === 'perfect'
    if ((token.kind !== 'result' && !isFull) || isStart(token, tokens, text)) continue
    const named = tokens.filter((one) => one.kind === 'exam' && one.label !== '')
    const last = tokens[tokens.indexOf(token) - 1]
    const from = tokens.find(
      (one) =>
        one.kind === 'result' &&
        token.kind === 'result' &&
        one.of === token.of &&
        one.end <= token.start &&
        isStart(one, tokens, text),
    )
    const start = from?.start ?? (last?.kind === 'result' ? last.start : token.start)
    const reach = isRank(token, text) ? 60 : token.kind === 'result' && far.has(token.of) ? 40 : 8
    const before =
      named.findLast(
        (one) =>
          one.end <= start &&
          (start - one.end <= reach ||
            (one.kind === 'exam' && bySubject.has(one.label) && isWantedMark(token, one.end, text))),
      ) ?? named.find((one) => one.start >= token.end && one.start - token.end <= 8)
    if (before?.kind !== 'exam') continue
    // The target of an SAT or ACT goal is a score, so a rank far from the exam's name is not the target.
    if (isScored.has(before.exam) && start - before.end > 8) continue
    const exam = exams.find(({ name, label }) => name === before.exam && label === before.label)
    if (!exam || exam.name === 'AP' || exam.name === 'IB') continue
    // Subjects with different grades have no common target: 'A-Level 物理A 数学A*'.
    if (bySubject.has(exam.label) && token.kind === 'result' && exam.target !== null && exam.target !== token.said) {
      exam.target = null
      return
    }
    if (exam.target !== null) continue
    if (token.kind === 'result') exam.target = token.said
    // If the exam's maximum is unknown, the target is the phrase for 'perfect score' as typed.
    else if (!findScale(exam.name))
      exam.target = text.said.slice(token.start, token.end).replace(/^[拿考](?=[满滿]分)/, '')
  }
}

/**
 * For each general name of a contest or exam, the specific names that it can stand for. 'USABO 生物奥赛' and 'EOC (STAAR)'
 * each name a single contest or exam.
 */
const general: Readonly<Record<string, readonly string[]>> = {
  'Biology Olympiad': ['USABO', 'BBO'],
  'Chemistry Olympiad': ['USNCO'],
  'Physics Olympiad': ['F=ma', 'PhysicsBowl'],
  'Math Olympiad': [
    'AMC',
    'AIME',
    'USAMO',
    'CMO',
    'COMC',
    'Euclid',
    'CEMC',
    'CSMC',
    'MATHCOUNTS',
    'Math Kangaroo',
    'MOEMS',
  ],
  EOC: ['STAAR', 'Milestones'],
}

/**
 * Merges exam names that stand for one goal. If a goal names the AMC and the AIME, keeps only the AMC, with the target
 * 'AIME qualification'. Omits a general name if the goal also contains a more specific one.
 */
export function mergeExams(exams: readonly ListedExam[], tokens: readonly Token[], { lower }: GoalText): ListedExam[] {
  const amc = exams.find(({ name }) => name === 'AMC')
  const aime = exams.find(({ label }) => label === 'AIME')
  if (amc && aime) amc.target = 'AIME qualification'
  // In '워털루 수학경시 유클리드', the first exam (CEMC) is only the organizer of the contest that follows.
  const isOrganizer = ({ label }: ListedExam) =>
    label === 'CEMC' &&
    tokens.some((token, at) => {
      const next = tokens[at + 1]
      return (
        token.kind === 'exam' &&
        token.label === label &&
        next?.kind === 'exam' &&
        (next.label === 'Euclid' || next.label === 'CSMC') &&
        /^ ?(?:contest|경시|경시대회|[竞競][赛賽])?(?:의|的)? ?$/.test(lower.slice(token.end, next.start))
      )
    })
  // In 'Euclid Waterloo contest', the organizer follows the contest.
  const isNamedAfter = ({ label }: ListedExam) =>
    label === 'CEMC' &&
    tokens.some((token, at) => {
      const last = tokens[at - 1]
      return (
        token.kind === 'exam' &&
        token.label === label &&
        last?.kind === 'exam' &&
        (last.label === 'Euclid' || last.label === 'CSMC') &&
        /^ ?\(?(?:the )?$/.test(lower.slice(last.end, token.start)) &&
        /^(?:waterloo|cemc|滑[铁鐵][卢盧]|워털루)/.test(lower.slice(token.start))
      )
    })
  const findSpecific = (exam: ListedExam) =>
    exams.find(
      ({ label }) =>
        general[exam.label]?.includes(label) ||
        ((isOrganizer(exam) || isNamedAfter(exam)) && (label === 'Euclid' || label === 'CSMC')),
    )
  for (const exam of exams) {
    const specific = findSpecific(exam)
    if (specific) specific.target ??= exam.target
  }
  // In 'TOEFL Junior 880, now TOEFL 90', the TOEFL Junior is over.
  const toefl = exams.some(({ name }) => name === 'TOEFL')
  return exams.filter(
    (exam) => !(amc && exam === aime) && !(toefl && exam.label === 'TOEFL Junior') && !findSpecific(exam),
  )
}

/** Words that indicate that the student has already reached a score: 'SAT 1500 넘었으니 이제 AP'. */
const reached =
  /^ ?(?:점|分)?(?:을|를|은|는|으로|로)? ?(?:넘었|달성|(?:받았|나왔|맞았|땄|넘겼)으니|(?:받았|나왔|맞았|땄)(?:고|는데) ?,? ?이제|만족|끝냈|끝났|[拿考]到(?:手)?了 ?[,，。]|已|够了|夠了|了 ?[,，]|[,，] ?(?:现在|現在|接下[来來])[就只]?(?:想|要|拚|拼|冲|衝|准备|準備|专心|專心|学|學|修))|^\) ?,? ?(?:only|now|so|just)\b/
/**
 * Omits exams that are over if the goal names anything else to plan for. An exam is over if the text says so. It is
 * also over if it has only current scores and is the PSAT, or the text says that the score has been reached.
 */
export function dropPast(
  exams: readonly ListedExam[],
  assigned: readonly Assigned[],
  tokens: readonly Token[],
  { courses, subjects, topics, grades, placed }: Structure,
  { lower }: GoalText,
): ListedExam[] {
  const isReached = (score: Score) => tokens.some((token) => token === score && reached.test(lower.slice(token.end)))
  const isDone = (name: string) => {
    const own = tokens.filter((token) => token.kind === 'exam' && token.exam === name)
    const isOver = (token: Token) => isExamDone(lower, token) || (name === 'PSAT' && isExamFailed(lower, token))
    if (name !== 'AP' && name !== 'IB') return own.some(isOver)
    // In 'finished AP Human, now AP World' and 'finished AP World, now APUSH', only one of the courses is done.
    const hasOwnName = placed.some(({ holder, start }) => holder.kind === 'course' && lower.startsWith('ap', start))
    return own.length > 0 && !(name === 'AP' && hasOwnName) && own.every(isOver)
  }
  /** In '수능 영어는 1등급인데 SAT 680', the first exam's result is current. */
  const hasResult = (label: string) =>
    tokens.some((token, at) => {
      if (token.kind !== 'exam' || token.label !== label) return false
      const result = tokens.slice(at + 1, at + 3).find(({ kind }) => kind === 'result')
      return (
        result !== undefined &&
        result.start - token.end <= 8 &&
        /^ ?(?:이?인데|이?지만|이?라서?(?=[ ,])|나왔|받았|나오는데)/.test(lower.slice(result.end))
      )
    })
  const only = exams.filter(({ name, label, target }) => {
    const own = assigned.filter(({ holder }) => holder.kind === 'exam' && holder.exam === name)
    const isPast = target === null && own.length > 0 && own.every(({ score }) => score.now)
    return (
      (isPast && (name === 'PSAT' || own.some(({ score }) => isReached(score)))) || isDone(name) || hasResult(label)
    )
  })
  const hasOther = only.every(({ name }) => name !== 'PSAT') && courses.length + subjects.length + topics.length > 0
  const hasGrades = grades !== null || placed.some(({ holder }) => holder.kind === 'gpa')
  return exams.length > only.length || hasOther || (hasGrades && only.length > 0)
    ? exams.filter((exam) => !only.includes(exam))
    : [...exams]
}
