import { describe, expect, test } from 'vitest'
import { courseIds } from '../src/data/courses.ts'
import { domainRows, exams, sectionIds } from '../src/data/exams.ts'
import { skillIds, subjects } from '../src/data/skills.ts'
import { courseNames, findCourseId } from '../src/goal/course-names.ts'
import { fieldIds } from '../src/goal/vocabulary/proper-names.ts'
import { type Goal, readGoal } from '../src/goal.ts'
import { localeTexts } from './locales.ts'

const languages = [...localeTexts.keys()]

function read(text: string) {
  const goal: Goal = { kind: 'text', text }
  return readGoal(goal).reading
}

function readLocaleText(language: string, key: string): string {
  const text = localeTexts.get(language)?.get(key)
  if (text === undefined) throw new Error(`${language} has no text ${key}`)
  return text
}

const sectionNames: Readonly<Record<string, string>> = {
  'sat.reading-writing': 'SAT Reading and Writing',
  'sat.math': 'SAT Math',
  'act.english': 'ACT English',
  'act.math': 'ACT Math',
  'act.reading': 'ACT Reading',
  'act.science': 'ACT Science',
}

describe.each(languages)('names shown in %s', (language) => {
  test.each(courseIds)('parses the course name %s as that course', (id) => {
    const { courses } = read(readLocaleText(language, `course.${id}`))
    expect(courses.map(findCourseId)).toEqual([id])
    expect(read(courseNames[id]).courses).toEqual([courseNames[id]])
  })

  test.each(sectionIds)('parses the section name %s as that section', (id) => {
    expect(read(readLocaleText(language, `section.${id}`)).sections).toEqual([{ name: sectionNames[id], target: null }])
  })

  test.each(exams)('parses the exam name %s as that exam', (exam) => {
    expect(read(readLocaleText(language, `exam.${exam}`)).exams).toEqual([{ name: exam, target: null }])
  })

  test.each(subjects)('parses the subject name %s as that subject', (subject) => {
    expect(read(readLocaleText(language, `subject.${subject}`)).subjects).toEqual([subject])
  })

  test.each(fieldIds)('parses the name of the unsupported field %s', (id) => {
    expect(read(readLocaleText(language, `field.${id}`)).subjects).toEqual([id.replaceAll('-', ' ')])
  })

  test.each(skillIds)('parses the skill name %s as a topic', (id) => {
    const reading = read(readLocaleText(language, `skill.${id}`))
    // The name 'Biochemistry' is read as a university program instead of a topic.
    const topics = id === 'biology.biochemistry' ? [reading.programme] : [...reading.topics, ...reading.subjects]
    expect(topics.length, JSON.stringify(reading)).toBeGreaterThan(0)
    expect([reading.exams, reading.courses, reading.universities, reading.not_planned]).toEqual([[], [], [], []])
  })

  test.each(domainRows.map(({ id }) => id))('parses the domain name %s as a topic or section of its subject', (id) => {
    const reading = read(readLocaleText(language, `domain.${id}`))
    expect([...reading.topics, ...reading.subjects].length, JSON.stringify(reading)).toBe(1)
    expect([reading.exams, reading.courses, reading.universities]).toEqual([[], [], []])
  })
})

/** Example goals from placeholders, guides and presets, each with the fields it should be parsed into. */
test.each([
  [
    'SAT 1450 by spring, and stronger in chemistry',
    { exams: [{ name: 'SAT', target: 1450 }], subjects: ['chemistry'] },
  ],
  ['봄까지 SAT 1450점, 화학도 더 잘하고 싶어요', { exams: [{ name: 'SAT', target: 1450 }], subjects: ['chemistry'] }],
  ['春天前 SAT 考到 1450，化學也想再加強', { exams: [{ name: 'SAT', target: 1450 }], subjects: ['chemistry'] }],
  ['春季前 SAT 考到 1450，化学也想再加强', { exams: [{ name: 'SAT', target: 1450 }], subjects: ['chemistry'] }],
  ['Commerce, stronger in functions', { programme: 'commerce', topics: ['functions'] }],
  ['경영학과 지원, 수학 보완', { programme: 'business', subjects: ['mathematics'] }],
  ['申請商學院，加強數學和英文', { programme: 'business', subjects: ['mathematics', 'english'] }],
  [
    'Engineering in Ontario, stronger in calculus and physics',
    { programme: 'engineering', subjects: ['physics'], topics: ['calculus'] },
  ],
  ['SAT 1500+', { exams: [{ name: 'SAT', target: '1500+' }] }],
  ['SAT 1500점 이상', { exams: [{ name: 'SAT', target: '1500점 이상' }] }],
  ['AP Calc BC 5', { exams: [{ name: 'AP', target: 5 }], courses: ['AP Calculus BC'] }],
  ['AP score of 5', { exams: [{ name: 'AP', target: 5 }] }],
  ['IB 7 分', { exams: [{ name: 'IB', target: 7 }] }],
])('parses the example %s into the expected fields', (text, expected) => {
  expect(read(text)).toMatchObject({ courses: [], excluded: [], impossible: [], not_planned: [], ...expected })
})
