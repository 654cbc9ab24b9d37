import type { SplitGoal } from './clauses/clauses.ts'
import { precedesCourse } from './courses.ts'
import { isElsewhere } from './elsewhere.ts'
import { addField } from './fields.ts'
import { addProvincialCourse } from './local-courses.ts'
import { setProgram } from './programme.ts'
import { contrasted, needsNoWork } from './strength.ts'
import { createWalk, gapBefore, type Structure, sentenceEnd, type Walk } from './structure.ts'
import type { GoalText, Token } from './token.ts'
import { findUnknownCourses } from './unknown/unknown-courses.ts'
import { listProgramSubjects } from './vocabulary/programmes/programmes.ts'

function addExam(walk: Walk, token: Extract<Token, { kind: 'exam' }>): void {
  const { exam, label, start, end } = token
  // The vocabulary assigns every exam a label. An empty label means that the exam is excluded.
  if (label === '') walk.placed.push({ holder: { kind: 'excluded', exam }, start, end })
  else walk.placed.push({ holder: { kind: 'exam', exam, label }, start, end })
  walk.context = label === '' ? null : { exam, end }
}

const allBefore = /(?:都是?|全是?|全都是?|全部是?|皆是?|both|all|all are|both are|다|모두|전부|둘 ?다) ?(?:in |at )?$/

/** Applies the stated level to every course whose level was only assumed: 'IB生物拿7，化學拿7，都是HL'. */
function raiseLevels(walk: Walk, level: 'HL' | 'SL'): void {
  for (const course of walk.courses) {
    if (!course.assumed || !/^IB .* SL$/.test(course.name)) continue
    const { name } = course
    course.name = name.replace(/SL$/, level)
    course.assumed = false
    for (const { holder } of walk.placed) if ('name' in holder && holder.name === name) holder.name = course.name
  }
}

const changed =
  /(?:[hs]l ?(?:말고|대신|아니고|(?:포기|스킵)하고|(?:그만|관)두고|접고|빼고)(?: 그냥| 결국)?|降[到为為成]|[换換轉转]到|改成?|\b(?:drop|mov|switch|go|went|bump|put|chang|downgrad)\w*(?: (?:me|him|her|us|my (?:son|daughter)|down|up|over|back)){0,2} (?:in)?to(?: the)?) ?$/

/** Matches a change to the level that precedes it: 'SL로 내릴까'. */
const changedAfter =
  /^ ?로 ?(?:내려|내리|내릴|바꾸|바꿀|바꿔|낮추|낮출|낮췄|내렸|올리|올릴|올렸|변경|옮기|옮길|옮겼|바꿨|바뀌|바꿈|갈아|전환|가기로|정했|갔)/

/** Changes the level of the last IB course: 'AA HL太难，降到SL'. Returns false if there is no such course. */
function changeLevel(walk: Walk, level: 'HL' | 'SL'): boolean {
  const course = walk.courses.findLast(({ name }) => /^IB .* [HS]L$/.test(name))
  if (!course) return false
  const { name } = course
  course.name = name.replace(/[HS]L$/, level)
  course.assumed = false
  for (const { holder } of walk.placed) if ('name' in holder && holder.name === name) holder.name = course.name
  return true
}

/** Matches the text around the National Merit status that a student already has. */
const hasMerit =
  /\b(?:i'?m|is|am|are|was|been|made|got|already) (?:an? )?$|[是成][为為了]?(?:了)?$|已[经經]?[是拿]?[了到]?$|이미 ?$/

/** Adds the PSAT, which qualifies students for National Merit, if the goal does not name it. */
function addNationalMerit(walk: Walk, { start, end }: Token): void {
  const isNamed = walk.tokens.some((one) => one.kind === 'exam' && one.exam === 'PSAT')
  if (isNamed || hasMerit.test(walk.text.lower.slice(0, start))) return
  walk.assumed.add('PSAT')
  walk.placed.push({ holder: { kind: 'exam', exam: 'PSAT', label: 'PSAT' }, start, end })
}

/** Text after an average that the student does not care about: 'GPA doesn't matter'. */
const unimportant =
  /^(?:은|는|도|이|가)? ?(?:(?:doesn'?t|does not|don'?t) matter|(?:isn'?t|is not|not) important|상관 ?없|신경 ?안|안 중요|무[시관]|[无無]所[谓謂]|不重要|不在乎|不管)/

function addMark(walk: Walk, token: Extract<Token, { kind: 'mark' }>, at: number): void {
  const { mark, start, end } = token
  switch (mark) {
    case 'gpa':
    case 'average':
      // In '내신은 괜찮은데 SAT가 1210', the average needs no work.
      if ((needsNoWork(walk, token, at) && isFollowed(walk, at + 1)) || unimportant.test(walk.text.lower.slice(end)))
        return
      walk.placed.push({ holder: { kind: 'gpa', weak: mark === 'average' }, start, end })
      walk.context = null
      return
    case 'total':
      walk.placed.push({ holder: { kind: 'total' }, start, end })
      return
    case 'hl':
    case 'sl':
      if (allBefore.test(walk.text.lower.slice(0, start))) raiseLevels(walk, mark === 'hl' ? 'HL' : 'SL')
      if (
        (changed.test(walk.text.lower.slice(0, start)) || changedAfter.test(walk.text.lower.slice(end))) &&
        changeLevel(walk, mark === 'hl' ? 'HL' : 'SL')
      )
        return
      // A level directly after a course applies to that course.
      if (walk.tokens[at - 1]?.kind !== 'field' || precedesCourse(walk, at))
        walk.level = { name: mark === 'hl' ? 'HL' : 'SL', end }
      return
    case 'not-next':
    case 'not-previous': {
      // In 'AP 매크로는 관두고 마이크로만', the exam also applies to the name after the excluded one.
      const last = walk.tokens[at - 1]
      if (walk.context && last?.kind === 'mark' && last.mark === 'filler') walk.context = { ...walk.context, end }
      return
    }
    case 'national-merit':
      addNationalMerit(walk, token)
      return
    case 'filler': {
      // In 'AP 심리 들었고 올해는 바이오', the exam also applies to the name after the completed course.
      const passed = walk.background.get(token)
      if (walk.context && passed !== undefined) walk.context = { ...walk.context, end: passed }
      return
    }
    case 'dislike-next':
    case 'dislike-previous':
    case 'fine':
    case 'perfect':
    case 'study':
      return
  }
}

/** Returns whether 'liberal arts college' describes the universities in the goal rather than a program. */
function isCollege({ text, tokens }: Walk, { start, end }: Token): boolean {
  return (
    /^(?:liberal arts colleges?|lacs?|文理[学學]院)$/.test(text.lower.slice(start, end)) &&
    tokens.some(({ kind }) => kind === 'university')
  )
}

/** Returns Waterloo's name for 'UW' when the goal mentions an Ontario contest or course. */
function nameUw({ text: { lower }, tokens }: Walk, { start, end }: Token): string | null {
  const isOntarian = tokens.some(
    (token) =>
      (token.kind === 'exam' && ['Euclid', 'CEMC', 'CSMC', 'CCC', 'OUAC'].includes(token.label)) ||
      (token.kind === 'local' && /^[A-Z]{3}[34][A-Z] /.test(token.name)),
  )
  return lower.slice(start, end) === 'uw' && isOntarian ? 'University of Waterloo' : null
}

/** Returns whether the goal says that an exam needs no work and then names something else: '托福没问题，SAT要1500'. */
function isNoProblem({ text: { lower }, tokens }: Walk, at: number): boolean {
  const mark = tokens[at + 1]
  return (
    mark !== undefined &&
    /问题|問題|不愁|[稳穩]了|문제 없|걱정 없|괜찮|fine|ok|good|great|solid|under control|problem|issue|covered/.test(
      lower.slice(mark.start, mark.end),
    ) &&
    isFollowed({ tokens }, at + 1)
  )
}

/** Returns whether the goal names an exam, subject or topic after a token. */
function isFollowed({ tokens }: Pick<Walk, 'tokens'>, at: number): boolean {
  return tokens.slice(at + 1).some(({ kind }) => kind === 'exam' || kind === 'field')
}

/** '社会学成绩', 'sociology quiz': a school lesson, not a university program. */
const isLesson =
  /^ ?(?:成[绩績]|期[中末]|[测測][验驗]|作[业業]|小考|段考|家教|[补補]習|补习)|^ (?:tests?|quiz|quizzes|homework|hw|finals?|midterms?|tutor|teacher)\b|^ ?(?:시험|성적|숙제|기말|중간고사|과외(?! ?없이))/

const oxbridge = ['University of Oxford', 'University of Cambridge']
/** Names that stand for two universities. */
const jointNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['연고대', ['Yonsei University', 'Korea University']],
  ['oxbridge', oxbridge],
  ['옥스브리지', oxbridge],
  ['牛劍', oxbridge],
  ['牛剑', oxbridge],
])

/** Resolves what each token refers to: exams, sections, courses, subjects, universities. */
export function findPlaces(text: GoalText, tokens: readonly Token[], split: SplitGoal): Structure {
  const walk = createWalk(text, tokens, split)
  walk.unknown.push(...findUnknownCourses(text, walk.tokens))
  for (const { exam } of walk.unknown) walk.open.add(exam)
  const parts = new Set(walk.unknown.flatMap((course) => course.parts))
  walk.tokens.forEach((token, at) => {
    if (parts.has(token)) return
    if (sentenceEnd.test(gapBefore(walk, at)) && !/\.{2,}|…/.test(gapBefore(walk, at))) walk.context = null
    switch (token.kind) {
      case 'exam':
        addExam(walk, needsNoWork(walk, token, at) && isNoProblem(walk, at) ? { ...token, label: '' } : token)
        return
      case 'mark':
        addMark(walk, token, at)
        return
      case 'field':
        addField(walk, token, at)
        return
      case 'local':
        // In 'Chem 20 at 64 percent, Physics 20 fine', the second course needs no work.
        if (/^ (?:is |are )?(?:fine|ok|okay|good)(?= ?(?:$|[,.;]))/.test(text.lower.slice(token.end))) return
        addProvincialCourse(walk, token)
        return
      case 'university': {
        if (isElsewhere(walk, token)) return
        const name = nameUw(walk, token) ?? token.name
        for (const one of jointNames.get(text.lower.slice(token.start, token.end)) ?? [name])
          if (!walk.universities.includes(one)) walk.universities.push(one)
        if (token.programme)
          walk.programme ??= {
            name: token.programme,
            subjects: listProgramSubjects(token.programme),
            ofSchool: true,
          }
        walk.context = null
        return
      }
      case 'programme':
        if (
          contrasted.test(walk.text.lower.slice(token.end)) ||
          isLesson.test(walk.text.lower.slice(token.end)) ||
          isCollege(walk, token) ||
          needsNoWork(walk, token, at)
        )
          return
        setProgram(walk, token, token.start)
        walk.context = null
        return
      case 'grades':
        // In 'bio chem physics all A's', the grades are for the subjects and do not set a target average.
        if (walk.tokens[at - 1]?.kind !== 'field' || gapBefore(walk, at).trim() !== '') walk.grades ??= token.said
        return
      case 'number':
      case 'result':
        return
    }
  })
  walk.placed.sort((one, other) => one.end - other.end)
  return walk
}
