import { randomBytes } from 'node:crypto'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Database } from '../src/database.ts'
import { server } from './fresh-database.ts'
import { copyTemplate, createDatabase, dropDatabase, withClient } from './server-template.ts'

const newKey = () => randomBytes(8).toString('hex')

it.runIf(server)('builds a template once for concurrent callers, and removes those built over a week ago', async () => {
  const url = server ?? ''
  const key = newKey()
  const [old, recent, built] = [
    `pathwise_template_test_${newKey()}`,
    `pathwise_template_test_${newKey()}`,
    `pathwise_template_test_${key}`,
  ]
  onTestFinished(async () => {
    for (const name of [old, recent, built]) await dropDatabase(url, name)
  })
  for (const [name, days] of [
    [old, 8],
    [recent, 6],
  ] as const) {
    await createDatabase(url, name)
    const date = new Date(Date.now() - days * 24 * 3_600_000).toISOString()
    await withClient(url, (client) => client.query(`COMMENT ON DATABASE ${name} IS '${date}'`))
  }
  const prepare = vi.fn<(database: Database) => Promise<unknown>>((database) =>
    database.execute('CREATE TABLE prepared (id int)'),
  )
  const copy = () => copyTemplate(url, `pathwise_db_${newKey()}`, { kind: 'test', key, prepare })
  const databases = await Promise.all([copy(), copy(), copy()])
  // Fails if two callers got the same database.
  for (const database of databases) await database.execute('CREATE TABLE own (id int); SELECT FROM prepared')
  for (const database of databases) await database.close()
  expect(prepare).toHaveBeenCalledOnce()
  const { rows } = await withClient(url, (client) =>
    client.query<{ datname: string }>('SELECT datname FROM pg_database WHERE datname = ANY($1)', [
      [old, recent, built],
    ]),
  )
  expect(rows.map(({ datname }) => datname).toSorted()).toEqual([recent, built].toSorted())
})

it.runIf(server)('builds a template again after a failure', async () => {
  const url = server ?? ''
  const key = newKey()
  onTestFinished(() => dropDatabase(url, `pathwise_template_test_${key}`))
  const prepare = vi.fn<() => Promise<void>>(async () => {})
  prepare.mockRejectedValueOnce(new Error('on purpose'))
  const copy = () => copyTemplate(url, `pathwise_db_${newKey()}`, { kind: 'test', key, prepare })
  await expect(copy()).rejects.toThrow('on purpose')
  await (await copy()).close()
  expect(prepare).toHaveBeenCalledTimes(2)
})
