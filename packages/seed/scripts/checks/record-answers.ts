// pnpm answers 1 < answers.txt: stores lines such as `MATH-0001 B advanced` or `SATM-0004 7/3 expert`. Only reader 1
// assigns levels. Prints the answers that differ from the key.
import { text } from 'node:stream/consumers'
import { findCheck, type ItemCheck, levels, readChecks, writeChecks } from './item-checks.ts'
import { hashItem, isRight, readItems } from './items.ts'

const [reader] = process.argv.slice(2)
if (reader !== '1' && reader !== '2') throw new Error('Name the reader: 1 or 2')
const items = await readItems()
const checks = await readChecks()
const byId = new Map(items.map((item) => [item.source.legacyId, item]))
const lines = (await text(process.stdin)).split('\n').filter((line) => line.trim() !== '')
for (const line of lines) {
  const [id = '', answer = '', level] = line.trim().split(/\s+/)
  const item = byId.get(id)
  if (!item || answer === '') throw new Error(`Not an answer: ${line}`)
  const known = findCheck(checks, item) ?? { text: hashItem(item), answers: [null, null], level: null }
  const [first, second] = known.answers
  const rated = levels.find((one) => one === level) ?? null
  const check: ItemCheck =
    reader === '1' ? { ...known, answers: [answer, second], level: rated } : { ...known, answers: [first, answer] }
  checks.set(id, check)
  if (!isRight(item, answer)) console.log(`${id}: ${answer} is not the key`)
}
await writeChecks(items, checks)
