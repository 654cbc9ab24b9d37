import { expect, test } from 'vitest'
import { phraseCatalog } from '../src/phrase-catalog.ts'
import { terms } from '../src/terms.ts'
import { localeTexts, placeholders } from './locales.ts'

const renderTexts = {
  'render.module': ['module', 'reason'],
  'render.title': ['title'],
  'render.taskWithProblems': ['task', 'titles'],
  'render.timed': ['name'],
  'render.review': [],
  'render.selfTest': [],
  'studyTask.learn': ['name'],
  'studyTask.practise': ['name'],
  'studyTask.practiseNumbered': ['name', 'number'],
  'studyTask.mixed': ['name'],
  'studyTask.mixedNumbered': ['name', 'number'],
  'studyTask.due': [],
  'studyTask.timed': ['name'],
  'studyTask.timedNumbered': ['name', 'number'],
  'studyTask.measure': ['name'],
  'studyTask.official': ['name'],
  'studyTask.own': ['name'],
  'studyTask.date': ['name'],
  'studyTask.calendarName': [],
  'studyTask.calendarDetails': ['url'],
}

test.each([...localeTexts])('has every phrase in %s, with the placeholders that the planner fills', (_, texts) => {
  for (const [key, values] of Object.entries(phraseCatalog)) {
    expect([key, placeholders(texts.get(key) ?? '')]).toEqual([key, Object.keys(values).toSorted()])
  }
  for (const [key, names] of Object.entries(renderTexts)) expect(placeholders(texts.get(key) ?? '')).toEqual(names)
})

test.each([...localeTexts])('has exactly the known keys in %s', (_, texts) => {
  for (const term of terms) expect([term, placeholders(texts.get(term) ?? '{{missing}}')]).toEqual([term, []])
  const known = new Set<string>([...terms, ...Object.keys(phraseCatalog), ...Object.keys(renderTexts)])
  expect([...texts.keys()].filter((key) => !known.has(key))).toEqual([])
})
