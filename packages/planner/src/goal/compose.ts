import { subjects as plannedSubjects } from '../data/skills.ts'
import { readGpa } from './average.ts'
import { isLevel } from './courses.ts'
import { predictedIn } from './current.ts'
import { findOffScale } from './gpa-scale.ts'
import { addResults, dropPast, listExams, mergeExams } from './listed-exams.ts'
import { isCourseDone } from './past.ts'
import type { Reading } from './reading.ts'
import type { Assigned, Score } from './score.ts'
import { assignScores } from './scores.ts'
import { clearCurrentTargets, listCurrentTotals } from './section-scores.ts'
import { listImpossiblePercentiles } from './ssat.ts'
import type { Holder, Structure } from './structure.ts'
import { listBeforeStudiedAlone } from './studied-alone.ts'
import { type ListedExam, mergeTargets, readSections, readTargets } from './targets.ts'
import type { GoalText, Token } from './token.ts'
import type { ExamName } from './vocabulary/exam-names.ts'

const planned: ReadonlySet<string> = new Set([...plannedSubjects, 'science'])
const notPlannedExams: ReadonlySet<ExamName> = new Set(['TOEFL', 'IELTS', 'DET', 'SSAT', 'AMC', 'other'])

/** Matches tests whose predicted score may not be an IB total. */
const practiceTest = /\b(?:practice|tests?|mocks?)\b/

/** Removes repeated scores: 'SAT 1700? my brother bets that I get 1700'. */
const dropRepeated = (scores: Reading['impossible']) =>
  scores.filter((score, at) => scores.findIndex(({ name, said }) => name === score.name && said === score.said) === at)

/**
 * Infers an exam from a bare number: a multiple of 10 from 400 to 1600 is an SAT total, and a composite below 37 is an
 * ACT composite.
 */
function readImplied(
  exams: ListedExam[],
  free: readonly Score[],
  assigned: readonly Assigned[],
  structure: Structure,
  tokens: readonly Token[],
  { lower }: GoalText,
): ExamName | null {
  // In '7s in all my HLs', the level implies that the grade is an IB target.
  const grade = free.find(({ value, now }) => value >= 3 && value <= 7 && !now)
  if (exams.length === 0 && grade && structure.placed.length === 0 && tokens.some(isLevel)) {
    exams.push({ name: 'IB', label: 'IB', target: grade.said ?? grade.value })
    return null
  }
  // 'predicted 34, need 38 for UBC': a predicted total is an IB total.
  const total = free.find(({ value, now }) => value >= 24 && value <= 45 && !now)
  const isPredicted = /\bpredicted\b|预估|預估/.test(lower)
  if (exams.length === 0 && total && structure.placed.length === 0 && isPredicted && !practiceTest.test(lower)) {
    exams.push({ name: 'IB', label: 'IB', target: total.said ?? total.value })
    return null
  }
  const implied = exams.find(({ name, target }) => name === 'ACT' && target === null && structure.assumed.has('ACT'))
  const composite =
    (assigned.length === 0 || implied !== undefined) && structure.placed.some(({ holder }) => holder.kind === 'total')
  // 'predicted 28 on a practice test, want 33' is about the ACT.
  const isPractice = isPredicted && /\bpractice test\b/.test(lower) && structure.placed.length === 0
  const act = free.find(({ value, now }) => (composite || isPractice) && value >= 11 && value <= 36 && !now)
  // In '34 composite with 35+ in English', the section implies the ACT, so the composite is the ACT target.
  if (implied && act) implied.target = act.said ?? act.value
  if (exams.length === 0 && act) {
    exams.push({ name: 'ACT', label: 'ACT', target: act.said ?? act.value })
    return 'ACT'
  }
  const totals = free.filter(({ value }) => value >= 400 && value <= 1600 && value % 10 === 0)
  const wanted = totals.filter(({ now }) => !now)
  const sat = exams.find(({ name }) => name === 'SAT')
  // In 'math 750 english 700, 1450 in all', the sections imply the SAT, so the total is the SAT target.
  if (sat && sat.target === null && structure.assumed.has('SAT')) sat.target = mergeTargets('SAT', wanted)
  const scored = exams.some(({ name }) => ['SAT', 'PSAT', 'ACT', 'SSAT'].includes(name))
  if (totals.length === 0 || scored || structure.excluded.includes('SAT')) return null
  exams.push({ name: 'SAT', label: 'SAT', target: mergeTargets('SAT', wanted) })
  return 'SAT'
}

function isHolder(holder: Holder, kind: 'AP' | 'IB'): boolean {
  return holder.kind === 'course' && holder.exam === kind
}

/** The highest failing AP score. A failed course may be taken again. */
const failed = 2
const again = /\bretak|\bredo|\bagain\b|重考|再考|재시험|재도전|다시/
const isFailed = ({ value }: Score) => value <= failed
const thisYear =
  /今年|[这這]学期|這學期|\bthis (?:year|yr|fall|semester)\b|\btaking\b|올해|이제 |接下[来來]|이번 (?:학기|년)/

/** Words of a target for two courses: 'a 78 in MHF4U and an 81 in SCH4U … looks hard at both'. */
const sharedTarget = /\bboth\b|둘 ?다|두 과목|[两兩][门門科]/

/**
 * Omits past courses if other courses remain. A course is past if it has only a past score ('AP生物3分，今年AP化学要5') or is
 * completed ('I took AP Psych, now AP Gov').
 */
function dropPastCourses(
  courses: Structure['courses'],
  { placed }: Structure,
  assigned: readonly Assigned[],
  tokens: readonly Token[],
  { lower }: GoalText,
): Structure['courses'] {
  if (courses.length < 2) return courses
  // In '7s in HL bio and HL chem, predicted 6s', the student still takes both courses.
  if (predictedIn.test(lower) && courses.every(({ name }) => name.startsWith('IB '))) return courses
  const listScores = (name: string) =>
    assigned.flatMap(({ holder, score }) => ('name' in holder && holder.name === name ? [score] : []))
  /** Returns the scores of a course, except those in a sentence before its name: 'Physics 11 39점이라 드랍. Chem 11 …'. */
  const listOwnScores = (name: string) => {
    const first = placed.find(({ holder }) => 'name' in holder && holder.name === name)
    return listScores(name).filter((score) => {
      const token = tokens.find((one) => one === score)
      return !token || !first || token.end > first.start || !/[.!?。]/.test(lower.slice(token.end, first.start))
    })
  }
  const isWanted = (name: string) => listScores(name).some(({ now }) => !now)
  // 'AP 個經 5 分，總經 2 分，總經要重考': the course with the failing score is taken again.
  if (again.test(lower)) {
    const place = (score: Score) => tokens.findIndex((token) => token === score)
    const failing = courses.flatMap(({ name }) => listScores(name).filter(isFailed))
    const isPassed = ({ name }: { name: string }) =>
      listScores(name).length > 0 &&
      listScores(name).every((score) => !isFailed(score) && failing.some((other) => place(score) < place(other)))
    return failing.length > 0 ? courses.filter((course) => !isPassed(course)) : courses
  }
  const finished = listBeforeStudiedAlone(courses, placed, assigned, lower)
  const isDone = (name: string) => {
    const first = placed.find(({ holder }) => 'name' in holder && holder.name === name)
    return first !== undefined && (finished.some((one) => one.name === name) || isCourseDone(lower, first))
  }
  const isOver = (name: string) => {
    const last = assigned.findLast(({ holder }) => 'name' in holder && holder.name === name)
    const token = tokens.find((one) => one === last?.score)
    return token !== undefined && last?.score.now === true && thisYear.test(lower.slice(token.end))
  }
  const isShared = courses.length === 2 && sharedTarget.test(lower)
  const anyWanted = courses.some(({ name }) => isWanted(name))
  const kept = courses.filter(
    ({ name }) =>
      !isDone(name) &&
      !(isOver(name) && !isWanted(name)) &&
      (isWanted(name) || isShared || !(anyWanted && listOwnScores(name).some(({ value }) => value > failed))),
  )
  return kept.length > 0 ? kept : courses
}

/** Returns whether one of the sections in the goal covers a subject. */
function inSection(subject: string, sections: Reading['sections']): boolean {
  const parts: Readonly<Record<string, readonly string[]>> = {
    mathematics: ['SAT Math', 'ACT Math'],
    english: ['SAT Reading and Writing', 'ACT English'],
    science: ['ACT Science'],
  }
  return sections.some(({ name }) => parts[subject]?.includes(name))
}

/** Returns whether a topic is only another mention of a section in the goal: '리딩이 문제예요 SAT 리딩 700'. */
function repeatsSection(topic: string, sections: Reading['sections'], { lower }: GoalText): boolean {
  const repeated: Readonly<Record<string, RegExp>> = {
    reading: /reading|리딩|독해|읽기|[阅閱][读讀]/g,
    writing: /writing|라이팅|글쓰기|쓰기|[写寫]作/g,
    grammar: /grammar|문법|그래머|[语語]法|文法/g,
  }
  const names = lower.match(repeated[topic] ?? /$^/g) ?? []
  return names.length > 1 && sections.some(({ name }) => / (?:Reading|Writing|English)/.test(name))
}

/** Combines a goal's structure and numbers into the parsed goal. */
export function compose(typed: string, text: GoalText, tokens: readonly Token[], structure: Structure): Reading {
  const { assigned: all, free } = assignScores(text, tokens, structure.placed)
  // In 'AP微積分不要AB，BC拿5', the excluded course is also the one that the general name stands for.
  const named = structure.courses.filter(({ name, assumed }) => !assumed || !structure.excluded.includes(name))
  const courses = dropPastCourses(named.length > 0 ? named : structure.courses, structure, all, tokens, text)
  const dropped = structure.courses.filter((course) => !courses.includes(course)).map(({ name }) => name)
  const assigned = all.filter(
    ({ holder, score }) =>
      !('name' in holder && dropped.includes(holder.name)) &&
      // A failing score of a course that is taken again is not a target.
      !(holder.kind === 'course' && holder.exam === 'AP' && again.test(text.lower) && isFailed(score)),
  )
  const listed = listExams(structure.placed)
  const found = listed.map((exam) => ({
    exam,
    ...readTargets(
      text,
      exam,
      assigned,
      structure.placed.some(({ holder }) => exam.name === 'IB' && isHolder(holder, 'IB')),
    ),
  }))
  const current = listCurrentTotals(assigned, tokens, text)
  for (const { exam, target } of found) exam.target = current.has(exam.name) ? null : target
  const percentiles = listImpossiblePercentiles(tokens)
  addResults(listed, tokens, text)
  for (const exam of listed) if (exam.name === 'SSAT' && percentiles.length > 0) exam.target = null
  const implied = readImplied(listed, free, assigned, structure, tokens, text)
  const exams = dropPast(mergeExams(listed, tokens, text), assigned, tokens, structure, text)
  const { sections: listedSections, impossible } = readSections(text, structure.placed, assigned, structure.excluded)
  const sections = clearCurrentTargets(listedSections, assigned, exams, tokens, text)
  const subjects = [...new Set(structure.subjects.map(({ subject }) => subject))].filter(
    (subject) => !structure.excluded.includes(subject) && !inSection(subject, sections),
  )
  const examsAssumed = [...new Set([...structure.assumed, ...(implied ? [implied] : [])])]
  const sat = exams.find(({ name }) => name === 'SAT')
  const satOpen =
    sat?.target === null && !sections.some(({ name, target }) => name.startsWith('SAT ') && target !== null)
  const offScale = findOffScale(text, tokens, structure)
  const reading: Reading = {
    exams: exams.map(({ name, target }) => ({ name, target })),
    sections,
    courses: courses.map(({ name }) => name),
    subjects,
    topics: [...new Set(structure.topics.map(({ topic }) => topic))].filter(
      (topic) => !repeatsSection(topic, sections, text),
    ),
    universities: [...structure.universities],
    programme: structure.programme?.name ?? null,
    gpa: offScale ? offScale.gpa : readGpa(structure, assigned, free, tokens, text),
    excluded: [...structure.excluded],
    assumed: [
      ...examsAssumed.map((value) => ({ kind: 'exam' as const, value })),
      ...courses.filter(({ assumed }) => assumed).map(({ name }) => ({ kind: 'course' as const, value: name })),
      ...(satOpen ? [{ kind: 'target' as const, value: '' }] : []),
    ],
    impossible: dropRepeated([
      ...found.flatMap((one) => one.impossible),
      ...impossible,
      ...percentiles,
      ...(offScale?.impossible ?? []),
    ]),
    not_planned: [
      ...exams
        .filter(({ name }) => notPlannedExams.has(name))
        .map(({ label }) => ({ text: label, reason: 'not_planned_exam' as const })),
      ...courses
        .filter(({ area }) => !planned.has(area))
        .map(({ name }) => ({ text: name, reason: 'no_topics' as const })),
      ...subjects
        .filter((subject) => !planned.has(subject))
        .map((subject) => ({ text: subject, reason: 'no_topics' as const })),
      ...structure.unknown.map((course) => ({ text: course.text, reason: 'not_understood' as const })),
    ],
  }
  const isEmpty = Object.values(reading).every(
    (value) => value === null || (Array.isArray(value) && value.length === 0),
  )
  return isEmpty ? { ...reading, not_planned: [{ text: typed, reason: 'not_understood' }] } : reading
}
