import { leadsCourse } from './courses.ts'
import { addField } from './fields.ts'
import { addLocal } from './local-courses.ts'
import { setProgramme } from './programme.ts'
import { gapBefore, type Structure, sentenceEnd, startWalk, type Walk } from './structure.ts'
import type { GoalText, Token } from './token.ts'
import { listProgrammeSubjects } from './vocabulary/programmes/programmes.ts'

function addExam(walk: Walk, token: Extract<Token, { kind: 'exam' }>): void {
  const { exam, label, start, end } = token
  // The vocabulary gives every exam a label; an excluded one has lost it.
  if (label === '') walk.placed.push({ holder: { kind: 'excluded', exam }, start, end })
  else walk.placed.push({ holder: { kind: 'exam', exam, label }, start, end })
  walk.context = label === '' ? null : { exam, end }
}

function addMark(walk: Walk, token: Extract<Token, { kind: 'mark' }>, at: number): void {
  const { mark, start, end } = token
  switch (mark) {
    case 'gpa':
    case 'average':
      walk.placed.push({ holder: { kind: 'gpa', weak: mark === 'average' }, start, end })
      walk.context = null
      return
    case 'total':
      walk.placed.push({ holder: { kind: 'total' }, start, end })
      return
    case 'hl':
    case 'sl':
      // A level behind a course is that course's own.
      if (walk.tokens[at - 1]?.kind !== 'field' || leadsCourse(walk, at))
        walk.level = { name: mark === 'hl' ? 'HL' : 'SL', end }
      return
    case 'dislike-next':
    case 'dislike-previous':
    case 'filler':
    case 'fine':
    case 'national-merit':
    case 'not-next':
    case 'not-previous':
    case 'perfect':
    case 'study':
      return
  }
}

/** Returns whether a university's name here means where the family lives: 'we live in Michigan', '어바인 사는'. */
function isHome(walk: Walk, { start, end }: Token): boolean {
  return (
    /\b(?:live|living|lives|based|located|born|grew up|moved|moving) (?:in|to|from|near) (?:the )?$/.test(
      walk.text.lower.slice(0, start),
    ) || /^\s?(?:에\s?)?(?:사는|살고|살아|삽니다|거주)/.test(walk.text.lower.slice(end))
  )
}

/** Reads what each token names: exams, sections, courses, subjects, universities. */
export function findPlaces(text: GoalText, tokens: readonly Token[]): Structure {
  const walk = startWalk(text, tokens)
  walk.tokens.forEach((token, at) => {
    if (sentenceEnd.test(gapBefore(walk, at)) && !/\.{2,}|…/.test(gapBefore(walk, at))) walk.context = null
    switch (token.kind) {
      case 'exam':
        addExam(walk, token)
        return
      case 'mark':
        addMark(walk, token, at)
        return
      case 'field':
        addField(walk, token, at)
        return
      case 'local':
        addLocal(walk, token)
        return
      case 'university':
        if (isHome(walk, token)) return
        if (!walk.universities.includes(token.name)) walk.universities.push(token.name)
        if (token.programme)
          walk.programme ??= {
            name: token.programme,
            subjects: listProgrammeSubjects(token.programme),
            ofSchool: true,
          }
        walk.context = null
        return
      case 'programme':
        setProgramme(walk, token)
        walk.context = null
        return
      case 'grades':
        walk.grades ??= token.said
        return
      case 'number':
      case 'result':
        return
    }
  })
  walk.placed.sort((one, other) => one.end - other.end)
  return walk
}
