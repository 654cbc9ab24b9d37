import { expect, test } from 'vitest'
import { readText } from '../read-text.ts'
import { splitNames } from './names.ts'
import { listEntries, type Thing } from './things.ts'
import { schools } from './universities/schools.ts'
import { universities } from './universities/universities.ts'

const show = ({ meaning }: Thing) => JSON.stringify(meaning)

test('splits names at vertical bars and line breaks', () => {
  expect(splitNames('sat|sats')).toEqual(['sat', 'sats'])
  expect(splitNames('\n      u of t|uoft\n      utsg')).toEqual(['u of t', 'uoft', 'utsg'])
  expect(splitNames()).toEqual([])
})

test('assigns each name to exactly one entry', () => {
  const owners = new Map<string, string>()
  const shared: string[] = []
  for (const thing of listEntries().filter(({ numbers }) => numbers === undefined)) {
    for (const name of thing.names) {
      const owner = owners.get(name)
      if (owner !== undefined && owner !== show(thing)) shared.push(`${name}: ${owner} ${show(thing)}`)
      owners.set(name, show(thing))
    }
  }
  expect(shared).toEqual([])
})

test('contains only non-empty, lower-case names with single spaces', () => {
  const odd = listEntries()
    .flatMap(({ names }) => names)
    .filter((name) => name === '' || name !== name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim())
  expect(odd).toEqual([])
})

test('lists schools only for universities in the vocabulary', () => {
  const names = universities.map(({ name }) => name)
  expect(schools.filter(({ university }) => !names.includes(university))).toEqual([])
})

test.each([
  ['UC爾灣 資工', 'University of California, Irvine', 'computer science'],
  ['UC尔湾 资工', 'University of California, Irvine', 'computer science'],
  ['加州大学圣芭芭拉分校', 'University of California, Santa Barbara', null],
  ['加州大學聖芭芭拉分校', 'University of California, Santa Barbara', null],
  ['華頓念金融', 'University of Pennsylvania', 'finance'],
  ['西雅图华大 计算机', 'University of Washington', 'computer science'],
])('parses the university and the program in the goal %s', (goal, university, programme) => {
  const { reading } = readText(goal)
  expect([reading.universities, reading.programme]).toEqual([[university], programme])
})
