import { dropCalculus, isBostonCollege, isCalculus, isCalculusAfter } from './calculus.ts'
import { isBetweenCourseAndTopic } from './course-before-exam.ts'
import { continuesList, followsCourse, isListedBefore, isOnlyCourse, isScoredHalf, startsList } from './course-lists.ts'
import { addAp, addIb, findIbLevel, findLevel, isInCore, isLevel } from './courses.ts'
import { isLesson, repeatsCourse } from './lessons.ts'
import { addProvincialCourse, findUniversityCourse, isOntarioFunctions, repeatsLocal } from './local-courses.ts'
import { isForUniversity, isOwnWish, isProgram, isProgramName, namesProgram, setProgram } from './programme.ts'
import { addSection, isEnglishEssay } from './sections.ts'
import { isStrength } from './strength.ts'
import { countUnknown, gapBefore, near, type Walk } from './structure.ts'
import type { FieldToken } from './token.ts'
import { courseFields } from './vocabulary/fields/fields.ts'
import { listProgramSubjects } from './vocabulary/programmes/programmes.ts'

/** Adds the courses of a name for several subjects: '物化生全HL', 'AP 물화생'. Returns false when there are none. */
function addJoint(walk: Walk, token: FieldToken, at: number): boolean {
  const { subject, more = [] } = token.field
  if (!subject || more.length === 0) return false
  const exam = walk.context?.exam
  const isNear = countUnknown(walk.text.lower.slice(walk.context?.end ?? 0, token.start)) <= near
  const isIb = isLevel(walk.tokens[at + 1]) || walk.level !== null || (exam === 'IB' && isNear)
  if (!isIb && !(exam === 'AP' && isNear)) return false
  const parts = [subject, ...more].flatMap(
    (one) => courseFields.find((field) => field.subject === one && !field.more && (isIb ? field.ib : field.ap)) ?? [],
  )
  const added = parts.map((field) => (isIb ? addIb(walk, { ...token, field }, at) : addAp(walk, { ...token, field })))
  return added.includes(true)
}

/** Returns whether 'writing' means taking an exam: 'writing the IELTS in two weeks', 'writing the chem 30 diploma'. */
function isTaking({ text: { lower }, tokens }: Walk, { start, end }: FieldToken, at: number): boolean {
  const next = tokens[at + 1]
  const after = tokens[at + 2]
  if (lower.slice(start, end) !== 'writing' || !next) return false
  const gap = lower.slice(end, next.start)
  const isExam =
    (next.kind === 'exam' && /^ (?:the |my )?$/.test(gap)) ||
    ((next.kind === 'local' || next.kind === 'field') && /^ (?:the |my )$/.test(gap) && after?.kind === 'exam') ||
    (next.kind === 'local' && /^ (?:the |my )$/.test(gap)) ||
    (next.kind === 'field' &&
      /^ (?:the |my )$/.test(gap) &&
      /^ (?:finals?|exams?|midterms?|tests?)\b/.test(lower.slice(next.end)))
  return isExam && /(?:^|[,.;(] ?|\b(?:i'?m|am|is|be|are|and|also|before|after|while) )$/.test(lower.slice(0, start))
}

/** Returns whether a name such as 'English A' is a course because the IB is the goal's only exam, and not a grade. */
function isIbLanguage({ text: { lower }, tokens }: Walk, { field, end }: FieldToken): boolean {
  const exams = tokens.filter(({ kind }) => kind === 'exam')
  return (
    field.plain !== undefined &&
    field.ib !== undefined &&
    exams.length > 0 &&
    exams.every((one) => one.kind === 'exam' && one.exam === 'IB' && one.label !== '') &&
    !/^['+-]/.test(lower.slice(end))
  )
}

/**
 * Adds the course that a name refers to when it is next to an exam or a level. Returns false if there is no such
 * course.
 */
function addExamCourse(walk: Walk, token: FieldToken, at: number): boolean {
  const { field } = token
  // In 'IB 40, English essay', the name after the score is a subject, not an IB course.
  if (isEnglishEssay(walk, token, at) && walk.tokens[at - 1]?.kind === 'number') return false
  if (isLesson(walk, token, at)) return false
  const exam = walk.context?.exam
  const gap = walk.text.lower.slice(walk.context?.end ?? 0, token.start)
  // A list can follow a colon or appear in parentheses: 'three APs recommended: bio, psych'.
  const isLiked =
    /喜[欢歡]|[爱愛]|\b(?:like|love|enjoy)\b|좋아/.test(gap) ||
    /^[을를은는]? ?좋아/.test(walk.text.lower.slice(token.end))
  const isNear = !walk.context || (countUnknown(gap) <= near && !isLiked) || /[:(] ?$/.test(gap) || startsList(walk, at)
  const hasLevel = isLevel(walk.tokens[at + 1]) && gapBefore(walk, at + 1).length <= 2
  if (isInCore(walk, token) && addIb(walk, token, at)) return true
  if (
    ((field.implies === 'IB' && !isProgramName(walk, token)) || (hasLevel && exam !== 'AP')) &&
    addIb(walk, token, at)
  )
    return true
  if (((exam === 'IB' && isNear) || findIbLevel(walk, at) >= 0) && addIb(walk, token, at)) return true
  if (exam !== 'AP' && walk.level && findLevel(walk, at) && addIb(walk, token, at)) return true
  if (isIbLanguage(walk, token) && addIb(walk, token, at)) return true
  const next = walk.tokens[at + 1]
  const after = walk.tokens[at + 2]
  const last = walk.tokens.findLastIndex((one) => one.kind === 'exam' && one.exam === 'AP')
  // In 'psych AP stats AP', no course follows the last exam name.
  const areBehind = walk.tokens[last + 1]?.kind !== 'field' && walk.tokens[last - 1]?.kind === 'field'
  // In 'bio ap, chem ap', each exam name follows its course.
  const isBehind =
    next?.kind === 'exam' &&
    next.exam === 'AP' &&
    /^ ?(?:(?:for|in) (?:the )?)?$/.test(gapBefore(walk, at + 1)) &&
    (areBehind || after?.kind !== 'field' || gapBefore(walk, at + 2).trim() !== '')
  const isListed = isListedBefore(walk, at, last)
  const isNamed = isBetweenCourseAndTopic(walk.text.lower, walk.tokens, at + 1) || isScoredHalf(walk, token)
  if (isNamed && next?.kind === 'exam' && next.exam === 'IB') return addIb(walk, token, at)
  // In '생물 할래요 AP로', the exam name follows the course.
  const isWay =
    next?.kind === 'exam' &&
    next.exam === 'AP' &&
    gapBefore(walk, at + 1).length <= 12 &&
    /^ ?로/.test(walk.text.lower.slice(next.end))
  if ((isBehind || isWay || isListed || isNamed || isOnlyCourse(walk, at)) && addAp(walk, token)) return true
  return ((exam === 'AP' && isNear) || followsCourse(walk, token) || field.implies === 'AP') && addAp(walk, token)
}

/** Names of topics that are mechanics in physics, but kinetics in chemistry. */
const dynamics = /^(?:動力學|动力学|dynamics)$/

/** Topics of mathematics with names that are also used in programming: '遞迴', 'functions'. */
const computing: ReadonlySet<string> = new Set(['functions', 'sequences', 'matrices'])

/** Returns the topic of a name, for names that have another topic in a goal about chemistry. */
function findTopic({ text: { lower }, tokens, courses, subjects }: Walk, { field, start, end }: FieldToken) {
  const isIn = (area: string) =>
    courses.some((course) => course.area === area) || subjects.some(({ subject }) => subject === area)
  const isKinetics =
    dynamics.test(lower.slice(start, end)) &&
    isIn('chemistry') &&
    !isIn('physics') &&
    tokens.every((token) => token.kind !== 'field' || token.field.subject !== 'physics')
  // In 'AP CSA recursion and functions', the names are units of the course and not topics of mathematics.
  if (field.topic && computing.has(field.topic) && isIn('computer science') && !isIn('mathematics')) return {}
  return isKinetics ? ({ topic: 'kinetics', of: 'chemistry' } as const) : { topic: field.topic, of: field.of }
}

/** Adds the subject, topic or Ontario course that a name refers to when it is not next to an exam. */
function addSubject(walk: Walk, token: FieldToken): void {
  const { field, start, end } = token
  const text = walk.text.lower
  // 'AP 매크로 듣기' means to take the course.
  if (walk.courses.length > 0 && text.slice(start, end) === '듣기') return
  // In 'AP Stats or AP Calc? leaning stats', the last name repeats a course.
  if (
    field.ap !== undefined &&
    /\b(?:leaning|redo\w*|retak\w*|prefer\w*|pick\w*|choos\w*|probably) (?:the |towards? )?$/.test(
      text.slice(0, start),
    ) &&
    walk.courses.some(({ name }) => name === field.ap)
  )
    return
  if (field.bound) {
    const { subject, topics = [] } = field.plain ?? {}
    if (subject) walk.subjects.push({ subject, from: token })
    const name = text.slice(start, end)
    if (field.part === 'rw' && /reading|읽기|리딩|독해|[閱阅]/.test(name))
      walk.topics.push(
        { topic: 'reading', of: 'english' },
        { topic: /grammar|문법|文法|[語语]法/.test(name) ? 'grammar' : 'writing', of: 'english' },
      )
    walk.topics.push(...topics.map((topic) => ({ topic, of: subject })))
    return
  }
  const course = findUniversityCourse(text, field.subject)
  if (field.topic === 'functions' && isOntarioFunctions(text))
    addProvincialCourse(walk, { kind: 'local', name: 'MCR3U Functions', area: 'mathematics', start, end })
  else if (course) addProvincialCourse(walk, { kind: 'local', ...course, start, end })
  else if (field.subject) {
    for (const subject of [field.subject, ...(field.more ?? [])]) walk.subjects.push({ subject, from: token })
  } else {
    const { topic, of } = findTopic(walk, token)
    if (topic) walk.topics.push({ topic, of })
  }
}

/**
 * Returns whether a name is an alternative to a program that precedes it: 'waterloo se or cs'. Only the first program
 * is kept.
 */
function isAlternative(walk: Walk, { field }: FieldToken, at: number): boolean {
  const last = walk.tokens[at - 1]
  return (
    walk.programme !== null &&
    !walk.programme.ofSchool &&
    field.programme !== undefined &&
    (last?.kind === 'programme' || (last?.kind === 'field' && last.field.programme === walk.programme.name)) &&
    ((walk.tokens.slice(0, at).some(({ kind }) => kind === 'university') &&
      /^ ?(?:or|\/|vs\.?|나|이나|아니면|또는|或|或者|還是|还是) ?$/.test(gapBefore(walk, at))) ||
      (/雙主修|双主修|[双雙][专專][业業]|双学位|雙學位|double major|복수전공/.test(walk.text.lower) &&
        /^ ?(?:and|&|\/|랑|이랑|와|과|和|跟|與|与|、) ?$/.test(gapBefore(walk, at))))
  )
}

/** Returns whether a name is a unit of a course that the goal has named: 'AP stats, the probability unit'. */
function isUnit({ text, courses }: Walk, { field, start }: FieldToken): boolean {
  return (
    field.unit === true &&
    courses.some(({ name }) => name === field.ap) &&
    !/(?:and|&|\/|와|과|和|与|與) ?$/.test(text.lower.slice(0, start))
  )
}

/**
 * Reads a field as a course, a section or a program if its context shows one, or else as a subject or topic.
 */
export function addField(walk: Walk, token: FieldToken, at: number): void {
  const { field } = token
  if (isStrength(walk, token, at) || repeatsLocal(walk, token, at) || isTaking(walk, token, at)) return
  if (field.besideCalculus) {
    if (
      isCalculus(walk, token) ||
      (walk.context?.exam === 'AP' && startsList(walk, at)) ||
      continuesList(walk, token, at)
    ) {
      dropCalculus(walk, at)
      addAp(walk, token)
    } else if (isBostonCollege(walk, token, at)) walk.universities.push('Boston College')
    return
  }
  if (isAlternative(walk, token, at) || isCalculusAfter(walk, token, at)) return
  if (isUnit(walk, token)) {
    addSubject(walk, token)
    return
  }
  if (
    !isForUniversity(walk, token, at) &&
    !namesProgram(walk, token, at) &&
    (addSection(walk, token, at) || addJoint(walk, token, at) || addExamCourse(walk, token, at))
  )
    return
  // 'pharmacy at UofT, chem is shaky': 'chem' is a subject, not a program.
  const isNext = walk.programme && !walk.programme.ofSchool && /^ ?[,，] ?$/.test(gapBefore(walk, at))
  const isNamed = field.implies === 'IB' && isProgramName(walk, token)
  if (
    field.programme &&
    (isNamed || isOwnWish(walk, token.start) || isProgram(walk, token, at)) &&
    !(isNext && field.subject)
  ) {
    setProgram(walk, { name: field.programme, subjects: listProgramSubjects(field.programme) }, token.start)
    return
  }
  // In 'TOK and EE in bio', biology is the subject of the essay.
  if (walk.courses.at(-1)?.name === 'IB Extended Essay' && /^ (?:in|on|about) $/.test(gapBefore(walk, at))) return
  // '纽约大学 经济数学': the second half of a program's name is not a subject.
  if (
    walk.tokens[at - 1]?.kind === 'field' &&
    walk.tokens[at - 2]?.kind === 'university' &&
    gapBefore(walk, at) === '' &&
    walk.programme &&
    !walk.programme.ofSchool
  )
    return
  if (repeatsCourse(walk, token)) return
  const exam = walk.context?.exam
  if (exam === 'AP' || exam === 'IB') walk.open.add(exam)
  addSubject(walk, token)
}
