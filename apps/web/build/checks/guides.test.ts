import { readFileSync } from 'node:fs'
import { languages } from '@pathwise/i18n/languages'
import { describe, expect, it } from 'vitest'
import { findRoute } from '../../src/app/routes.tsx'
import { isGuide, readGuideAddress } from '../../src/features/guides/guide-files.ts'
import { exams, subjects } from '../../src/features/guides/subjects.ts'
import { buildCard, compileGuide } from '../guides/compile-guide.ts'
import { buildGuidePath, listGuides, places } from '../guides/guide-files.ts'
import { findMissingFacts, guideFacts } from './guide-facts.ts'
import { findHardCodedFigures } from './hand-typed.ts'
import { listLinks } from './links.ts'

const guides = places.flatMap(listGuides)
const rows = guides.map((guide) => ({ ...guide, name: `${guide.place}/${guide.slug}/${guide.language}` }))

describe('guide files', () => {
  it.each(places)('has exactly one %s file for each listed slug and language', (place) => {
    const slugs = place === 'exams' ? exams : subjects.map(({ slug }) => slug)
    const wanted = slugs.flatMap((slug) => languages.map((language) => `${slug}/${language}`))
    expect(
      listGuides(place)
        .map(({ slug, language }) => `${slug}/${language}`)
        .toSorted(),
    ).toEqual(wanted.toSorted())
  })
})

/** The hosts that guides are allowed to link to. */
const hosts = [
  ...['collegeboard.org', 'act.org', 'ibo.org', 'ouac.on.ca', 'ouinfo.ca', 'studentaid.gov', 'canada.ca', 'ontario.ca'],
  ...['loc.gov', 'nasa.gov', 'noaa.gov', 'si.edu', 'khanacademy.org', 'gutenberg.org', 'code.org'],
  ...['commonapp.org', 'maa.org', 'cemc.uwaterloo.ca'],
]

function mistakeOfLink(link: string): string | undefined {
  const { protocol, host, hostname, pathname, hash } = new URL(link, 'https://pathwise.invalid')
  if (host !== 'pathwise.invalid') {
    const known = hosts.some((one) => hostname === one || hostname.endsWith(`.${one}`))
    return protocol === 'https:' && known ? undefined : `${link} is no site that a guide may link to`
  }
  const guide = readGuideAddress(pathname)
  if (findRoute(pathname).path === '*' || (guide && !isGuide(guide))) return `${link} leads nowhere`
  return hash === '' || link === '/#quick-start' ? undefined : `${link} names a part that no page promises`
}

describe.each(rows)('$name', (file) => {
  const source = readFileSync(buildGuidePath(file), 'utf8')
  const guide = compileGuide(source, file)

  it('has a summary and a description short enough for search results', () => {
    expect(guide.intro.length).toBeGreaterThan(0)
    expect(guide.description.length).toBeLessThanOrEqual(file.language === 'en' ? 160 : 90)
  })

  it('links only to existing pages and allowed sites', () => {
    const links = listLinks([...guide.intro, ...guide.sections.flatMap(({ blocks }) => blocks)])
    expect(links.map(mistakeOfLink).filter((mistake) => mistake !== undefined)).toEqual([])
  })

  const required = guideFacts[`${file.place}/${file.slug}`] ?? {}

  it('contains no hard-coded exam figure or date for which a token exists', () => {
    const facts = (required.facts ?? []).map((fact) => fact.split(' ')[0] ?? '')
    expect(findHardCodedFigures(source, file.place === 'exams' ? [`${file.slug}.`, ...facts] : facts)).toEqual([])
  })

  it('contains the facts, names and links that the guide requires in every language', () => {
    expect(findMissingFacts(source, required)).toEqual([])
  })
})

describe.each(rows.filter(({ place }) => place !== 'exams'))('$name', (file) => {
  it('contains advice for each of the grades 9 to 12', () => {
    const guide = compileGuide(readFileSync(buildGuidePath(file), 'utf8'), file)
    expect(buildCard(file.slug, guide).grades.map((text) => text !== '')).toEqual([true, true, true, true])
    const list = guide.sections.find(({ id }) => id === 'grades')?.blocks.find((block) => block.kind === 'list')
    const marks = list?.items.map(([first]) => JSON.stringify(first).match(/G\d+/)?.[0])
    expect(marks).toEqual(['G9', 'G10', 'G11', 'G12'])
  })

  it("does not start any text on the guide's card with punctuation", () => {
    const { title, summary, grades } = buildCard(
      file.slug,
      compileGuide(readFileSync(buildGuidePath(file), 'utf8'), file),
    )
    expect([title, summary, ...grades].filter((text) => /^(?![\p{Ps}\p{Pi}])\p{P}/u.test(text))).toEqual([])
  })
})

function compileSample(intro: string, grades = 'Text.') {
  const sections = ['What', 'Grades', 'Year', 'Free', 'Next'].map(
    (title) => `## ${title}\n\n${title === 'Grades' ? grades : 'Text.'}\n`,
  )
  const source = `---\ntitle: Math\nsummary: Numbers\ndescription: All of it\n---\n\n${intro}\n\n${sections.join('\n')}`
  return compileGuide(source, { place: 'us', slug: 'math' })
}

describe('compileGuide', () => {
  it('compiles a day token to a date without a year, and a source token to a footnote mark', () => {
    const { intro, notes, recorded } = compileSample(
      'It opens {{day fafsa.opens day}}, no CAS{{source sat.calculator}}.',
    )
    expect(intro).toEqual([
      {
        kind: 'paragraph',
        children: [
          'It opens ',
          { kind: 'yearlyDay', day: '10-01' },
          { kind: 'mark', note: 1 },
          ', no CAS',
          { kind: 'mark', note: 2 },
          '.',
        ],
      },
    ])
    expect(notes.map(({ body, confidence }) => [body, confidence])).toEqual([
      ['federalStudentAid', 'B'],
      ['collegeBoard', 'A'],
    ])
    expect(recorded).toEqual({ from: '2026-11-23', to: '2026-11-23' })
  })

  it('returns the earliest and latest dates on which the sources were recorded', () => {
    const { recorded } = compileSample('{{fact sat.fee_usd base}}{{source sat.calculator}}')
    expect(recorded).toEqual({ from: '2026-11-21', to: '2026-11-23' })
    expect(compileSample('No figure.').recorded).toBeUndefined()
  })

  it('throws when a day token refers to a value that is not a day', () => {
    expect(() => compileSample('{{day sat.fee_usd base}}')).toThrow('The fact sat.fee_usd has no day at base')
  })
})

describe('buildCard', () => {
  it.each(['：', ': ', ' – ', ' '])('removes "%s" between a grade and its text', (separator) => {
    const guide = compileSample('Intro.', `- **G9**${separator}Fractions`)
    expect(buildCard('math', guide).grades).toEqual(['Fractions'])
  })
})

describe('findHardCodedFigures', () => {
  it.each([
    ['The test takes 134 minutes.', ['134 (sat.sections)']],
    ['Sit the test on December 5.', ['2026-12-05 (sat.dates_2026_27)']],
    ['시험은 12월 5일이에요.', ['2026-12-05 (sat.dates_2026_27)']],
    ['考試在 12 月 5 日。', ['2026-12-05 (sat.dates_2026_27)']],
    ['Aim for SAT 1600+ in {{fact sat.sections total_minutes}} minutes, on May 11.', []],
  ])('finds the hard-coded figures in "%s"', (text, found) => {
    expect(findHardCodedFigures(text)).toEqual(found)
  })

  it('reports a hard-coded question count only in a guide about the exam that has this count', () => {
    expect(findHardCodedFigures('44 questions', ['sat.'])).toContain('44 (sat.sections)')
    expect(findHardCodedFigures('44 questions', ['act.'])).toEqual([])
  })

  it.each([
    ['a passage of 150 words', ['150 (sat.rw.passages_words)']],
    ['지문은 150단어', ['150 (sat.rw.passages_words)']],
    ['150 characters', ['150 (commonapp.limits)']],
    ['150 個字元', ['150 (commonapp.limits)']],
    ['an essay of 400 words', []],
    ['120 hours', []],
  ])('matches numbers only against figures with the same unit: %s', (text, found) => {
    expect(findHardCodedFigures(text)).toEqual(found)
  })

  it.each(['40 hours', '40시간', '40 小時', '40 小时'])(
    'reports %s only in guides about the community involvement hours',
    (text) => {
      expect(findHardCodedFigures(text, ['ontario.'])).toEqual(['40 (ontario.community_involvement)'])
      expect(findHardCodedFigures(text)).toEqual([])
    },
  )

  it.each(['October 1', '10월 1일', '十月一日'])('reports %s only in guides about the FAFSA opening date', (text) => {
    expect(findHardCodedFigures(text, ['fafsa.'])).toEqual(['10-01 (fafsa.opens)'])
    expect(findHardCodedFigures(text)).toEqual([])
  })

  it('finds dates written in Chinese numerals', () => {
    expect(findHardCodedFigures('十二月五日')).toEqual(['2026-12-05 (sat.dates_2026_27)'])
    expect(findHardCodedFigures('十二月十五日')).toEqual([])
  })
})

describe('guideFacts', () => {
  it('contains requirements only for guides that exist', () => {
    const known = new Set(guides.map(({ place, slug }) => `${place}/${slug}`))
    expect(Object.keys(guideFacts).filter((guide) => !known.has(guide))).toEqual([])
  })

  it('finds the required facts, names and links that a guide lacks', () => {
    const required = { facts: ['sat.fee_usd base'], names: ['CAS|기호'], links: ['https://maa.org'] }
    expect(findMissingFacts('No fee, no name, no link', required)).toEqual([
      'sat.fee_usd base',
      'CAS|기호',
      'https://maa.org',
    ])
    expect(findMissingFacts('{{fact sat.fee_usd base}}, 기호, [MAA](https://maa.org)', required)).toEqual([])
  })
})
