// pnpm blind 1 practice physics: prints the items that reader 1 has not answered yet, without keys.
import { findCheck, readChecks } from './item-checks.ts'
import { printItem, readItems } from './items.ts'

const [reader, pool, subject] = process.argv.slice(2)
if (reader !== '1' && reader !== '2') throw new Error('Name the reader: 1 or 2')
const checks = await readChecks()
const open = (await readItems()).filter(
  (item) =>
    (!pool || item.pool === pool) &&
    (!subject || item.subject === subject) &&
    (findCheck(checks, item)?.answers[reader === '1' ? 0 : 1] ?? null) === null,
)
console.log(open.map(printItem).join('\n'))
