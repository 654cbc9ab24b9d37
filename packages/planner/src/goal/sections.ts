import { joinsScores, joinsSections } from './score-chain.ts'
import { countUnknown, gapBefore, near, type Walk } from './structure.ts'
import type { FieldToken, Token } from './token.ts'
import type { ExamName } from './vocabulary/exam-names.ts'
import { sectionNames } from './vocabulary/sections.ts'
import { isAtSchool, isPastime, isWeakPart } from './weak-parts.ts'

/** Words that can appear between a section and its score: 'math is already 790'. */
const today =
  /\b(?:is|was|at|only|already|currently|now|got|still|stuck|sitting|hovering|around)\b|(?:has|have|needs?|got) to be|should be|must be|已经|已經|现在|現在|目前|卡在|只有|이미|지금|현재/g

/** Words between a section and its target: 'reading to be 680', '阅读想提到680'. */
const toTarget = /\b(?:to|be|up|at least|over|above)\b|[을를은는이가도]|까지|[想要]|[提拉升冲衝]?到|[达達]到/g

function findNumberAfter(walk: Walk, at: number): number | null {
  const next = walk.tokens[at + 1]
  const [first, second] = walk.tokens.slice(at + 2)
  // In '수학이랑 과학이 24, 25', the first number belongs to the first section.
  if (next?.kind === 'field' && next.field.part && first?.kind === 'number' && second?.kind === 'number')
    return joinsSections(gapBefore(walk, at + 1)) && joinsScores(gapBefore(walk, at + 3)) ? first.value : null
  return next?.kind === 'number' && countUnknown(gapBefore(walk, at + 1).replaceAll(today, '')) <= near
    ? next.value
    : null
}

/** Returns the number directly before a name: '760 in math'. */
function findNumberBefore(walk: Walk, at: number): number | null {
  const last = walk.tokens[at - 1]
  return last?.kind === 'number' && /^ (?:in |on |for )?$/.test(gapBefore(walk, at)) ? last.value : null
}

const isSatScore = (number: number | null) => number !== null && number >= 300 && number <= 800 && number % 10 === 0

/** 'math on the SAT', 'reading long passages on the SAT': the exam follows the section. */
function findExamAfter(walk: Walk, at: number): Extract<Token, { kind: 'exam' }> | null {
  const token = walk.tokens[at]
  const next = walk.tokens
    .slice(at + 1)
    .find((one) => one.kind !== 'number' && one.kind !== 'mark' && !(one.kind === 'field' && one.field.part))
  if (!token || next?.kind !== 'exam' || next.label === '') return null
  const gap = walk.text.lower.slice(token.end, next.start)
  const score = walk.tokens[at + 2]
  // '英文SAT只有580'
  const isScored =
    walk.tokens[at + 1] === next && score?.kind === 'number' && score.value <= (sectionMaximums[next.exam] ?? 0)
  if (isScored && /^[만은는]? ?$/.test(gap)) return next
  // '영어 때문에 SAT 1380에서 멈춤'
  if (/^ ?(?:때문에|탓에|害得?|拖[累垮]?得?|拉低了?) ?$/.test(gap)) return next
  return gap.length <= 40 && /^[^,.;:!?]*\b(?:on|in|for|of) (?:the |my )?(?:digital )?$/.test(gap) ? next : null
}

/** Maximum section scores, for exams whose maximum total is higher. */
const sectionMaximums: Readonly<Partial<Record<ExamName, number>>> = { SAT: 800, TOEFL: 30 }

const sectioned: readonly ExamName[] = ['SAT', 'ACT', 'TOEFL', 'IELTS']
const spoken = /^(?:speaking|listening|口[說说語语]|[聽听]力|스피킹|리스닝|말하기|듣기)$/

/**
 * Returns the goal's only exam with sections, if a name that is not next to that exam must refer to one of its
 * sections. This is the case if the name has a section score ('act in march. math 28'), is called a section, or is a
 * section name that no other test has ('托福100，聽力弱').
 */
function findOnlyExam(
  walk: Walk,
  token: FieldToken,
  at: number,
  after: number | null,
  before: number | null,
): ExamName | null {
  const { field, start, end } = token
  const number = after ?? before
  const text = walk.text.lower
  const isSpoken = field.part === 'speaking' || field.part === 'listening'
  const isAp = walk.tokens.some((one) => one.kind === 'exam' && one.exam === 'AP')
  // In '托福80→95 閱讀最弱', 'reading' is a section, because the goal names only an English test and its sections.
  const isPart =
    (field.part === 'reading' || (field.part === 'writing' && field.topic !== 'essay writing')) &&
    walk.tokens.every(
      (one) =>
        one.kind !== 'exam' ||
        one.exam === 'TOEFL' ||
        one.exam === 'IELTS' ||
        (field.part === 'reading' &&
          (one.exam === 'AP' || sectioned.includes(one.exam)) &&
          !isPastime(text, start, end)),
    ) &&
    // In 'vocab and reading, SAT in 5 weeks', both are topics.
    walk.tokens.every(
      (one) =>
        one.kind !== 'field' ||
        (one.field.part !== undefined && one.field.part !== 'rw') ||
        // An AP course has no sections, except those for reading and writing.
        (isAp && one.field.ap !== undefined && !one.field.ap.startsWith('AP English')),
    )
  const isCalled = /^ ?(?:섹션|파트|(?:sections?|parts?|portion|half|side)\b(?! of)|部分)/.test(
    text.slice(end, end + 10),
  )
  const isScored =
    (after === null && before !== null) ||
    (after !== null && walk.tokens[at + 1]?.kind === 'field') ||
    (after !== null &&
      /^[\s,:，(]*$/.test(
        gapBefore(walk, at + 1)
          .replaceAll(today, '')
          .replaceAll(toTarget, ''),
      ))
  const isModule = /(?:module|모듈|模[块塊组組]) ?[12一二]?(?: of)? ?$/.test(text.slice(0, start))
  const isWeak =
    field.topic !== 'vocabulary' &&
    (isWeakPart(text, start, end) ||
      // In 'bad at english, SAT 1400', English is a subject.
      (field.subject !== undefined &&
        walk.tokens.some((one) => one.kind === 'exam' && one.end <= start) &&
        walk.needsWork.has(token) &&
        !isAtSchool(text)))
  // In 'SAT 영어가 문제예요. 수학은 잘해요', '수학' is also an SAT section, because '영어' is one.
  const isSibling = field.subject !== undefined && walk.placed.some(({ holder }) => holder.kind === 'section')
  // No other exam with sections has a section of this name.
  const isReadingWriting =
    field.part === 'rw' && field.bound === true && /^(?:rw|r&w|r\/w|ebrw)$/.test(text.slice(start, end))
  if (!isSpoken && !isCalled && !isModule && !isScored && !isPart && !isWeak && !isSibling && !isReadingWriting)
    return null
  const named = walk.tokens.flatMap((one) =>
    one.kind === 'exam' && one.label !== '' && sectioned.includes(one.exam) ? [one.exam] : [],
  )
  const [exam] = named
  if (!exam || named.some((one) => one !== exam)) return null
  if (isReadingWriting) return exam === 'SAT' ? exam : null
  if (isCalled || isModule || isPart || isWeak || isSibling) return exam
  if (isSpoken) return spoken.test(text.slice(start, end)) && (exam === 'TOEFL' || exam === 'IELTS') ? exam : null
  if (exam === 'TOEFL') return number !== null && number >= 10 && number <= 30 ? exam : null
  if (exam === 'IELTS') return number !== null && number <= 9 ? exam : null
  if (exam === 'ACT') return number !== null && number > 12 && number <= 36 ? exam : null
  return exam === 'SAT' && number !== null && number >= 300 && number <= 800 && number % 10 === 0 ? exam : null
}

/** Returns whether the goal lists ACT scores for at least three of the four sections, including science. */
function listsActScores({ text, tokens }: Walk): boolean {
  const parts = tokens.flatMap((token, at) => {
    const next = tokens[at + 1]
    return token.kind === 'field' &&
      next?.kind === 'number' &&
      next.value > 12 &&
      next.value <= 36 &&
      /^[ :=]{0,2}$/.test(text.lower.slice(token.end, next.start))
      ? [token.field.part]
      : []
  })
  return parts.includes('science') && new Set(parts).size >= 3
}

/** Returns whether a name is part of 'English essay'. No exam has a section of that name. */
export function isEnglishEssay(walk: Walk, { field }: FieldToken, at: number): boolean {
  const isEssay = (token?: Token) => token?.kind === 'field' && token.field.topic === 'essay writing'
  const last = walk.tokens[at - 1]
  const isAfter =
    field.topic === 'essay writing' && last?.kind === 'field' && last.field.subject === 'english' && isBare(walk, at)
  return isAfter || (field.subject === 'english' && isEssay(walk.tokens[at + 1]) && isBare(walk, at + 1))
}

const isBare = (walk: Walk, at: number) => /^ ?$/.test(gapBefore(walk, at))

/**
 * Adds the section that a name refers to, if the name has a section score or is next to its exam or another section.
 */
export function addSection(walk: Walk, token: FieldToken, at: number): boolean {
  const part = token.field.part
  if (!part || isEnglishEssay(walk, token, at)) return false
  const number = findNumberAfter(walk, at)
  const inSat = isSatScore(number) || isSatScore(findNumberBefore(walk, at))
  const named = walk.tokens.some(
    (one) => one.kind === 'exam' && ['SAT', 'PSAT', 'SSAT', 'ACT', 'TOEFL', 'IELTS'].includes(one.exam),
  )
  if (!walk.context && !named && inSat && part !== 'science') {
    walk.assumed.add('SAT')
    return pushSection(walk, token, 'SAT', sectionNames.SAT?.[part])
  }
  // In '1260 → 1400, mostly RW', a total implies the SAT.
  const isTotal = walk.tokens.some(
    (one) => one.kind === 'number' && one.value >= 900 && one.value <= 1600 && one.value % 10 === 0,
  )
  if (!walk.context && !named && part === 'rw' && token.field.bound && isTotal) {
    walk.assumed.add('SAT')
    return pushSection(walk, token, 'SAT', sectionNames.SAT?.rw)
  }
  const isComposite = walk.tokens.some((one) => one.kind === 'mark' && one.mark === 'total')
  const inAct = [number, findNumberBefore(walk, at)].some((one) => one !== null && one > 12 && one <= 36)
  // A composite or a list of section scores implies the ACT: '34 composite with 35 in English', 'reading 31 english 33
  // math 27 science 29'.
  if (!walk.context && !named && inAct && (isComposite || listsActScores(walk))) {
    walk.assumed.add('ACT')
    return pushSection(walk, token, 'ACT', sectionNames.ACT?.[part])
  }
  const following = walk.context ? null : findExamAfter(walk, at)
  const alone = following && number === null ? null : findOnlyExam(walk, token, at, number, findNumberBefore(walk, at))
  if (alone && sectionNames[alone]?.[part]) return pushSection(walk, token, alone, sectionNames[alone]?.[part])
  const exam = walk.context?.exam ?? following?.exam
  if (!exam) return false
  // A name refers to a section of the SSAT only if a section score follows it: 'SSAT math 780'.
  if (exam === 'SSAT' && !(number !== null && number >= 400 && number <= 900)) return false
  // 'TOEFL reading and writing' names two sections.
  if (part === 'rw' && !sectionNames[exam]?.rw && sectionNames[exam]?.reading) {
    const place = following ? { ...token, start: following.end + 0.5, end: following.end + 0.5 } : token
    pushSection(walk, place, exam, sectionNames[exam]?.reading)
    return pushSection(walk, place, exam, sectionNames[exam]?.writing)
  }
  const name = sectionNames[exam]?.[part]
  // In 'stuck on SAT reading, my vocab is weak', the section is already named, so vocabulary is a topic.
  if (
    token.field.topic === 'vocabulary' &&
    number === null &&
    /[,.;]/.test(gapBefore(walk, at)) &&
    walk.placed.some(({ holder }) => holder.kind === 'section' && holder.name === name)
  )
    return false
  if (!name || (token.field.topic === 'essay writing' && exam === 'SAT')) return false
  // Unless a number precedes the section, the section is placed after the exam, so that a number after the exam is the
  // section's score.
  if (following && findNumberBefore(walk, at) !== null) return pushSection(walk, token, exam, name)
  if (following)
    return pushSection(walk, { ...token, start: following.end + 0.5, end: following.end + 0.5 }, exam, name)
  const isPlaced = walk.placed.some(({ holder }) => holder.kind === 'section' && holder.name === name)
  return isBeside(walk, at, exam, number, isPlaced) && pushSection(walk, token, exam, name)
}

/** Returns whether a name is next to its exam, to another section of the exam, or to a score of either. */
function isBeside(walk: Walk, at: number, exam: ExamName, number: number | null, isPlaced: boolean): boolean {
  const gap = gapBefore(walk, at)
  const last = walk.tokens[at - 1]
  const scored =
    number !== null && (exam === 'SAT' ? number >= 200 && number < 900 : exam === 'ACT' ? number <= 36 : true)
  // In 'math 640 rw 710, just need math to 720', the section is named again with its target.
  if (scored && isPlaced) return true
  if (countUnknown(gap) > near) return false
  const beside = last?.kind === 'exam' || last?.kind === 'field' || (last?.kind === 'mark' && last.mark !== 'filler')
  const isAfterScore = last?.kind === 'number' && exam === 'SAT' && last.value <= 800 && !/[,，、/]/.test(gap)
  // 'ACT 36 in English, 33 in science': the section follows the number.
  const isInSection = last?.kind === 'number' && exam === 'ACT' && last.value <= 36 && /^ (?:in|on) $/.test(gap)
  return scored || beside || isAfterScore || isInSection
}

function pushSection(walk: Walk, token: FieldToken, exam: ExamName, name: string | undefined): boolean {
  if (!name) return false
  if (walk.excluded.includes(name)) return true
  walk.placed.push({ holder: { kind: 'section', exam, label: exam, name }, start: token.start, end: token.end })
  walk.context = { exam, end: token.end }
  return true
}
