import { expect, it } from 'vitest'
import { createDeployment, runCommandProcess } from './command-process.ts'

const failLast = `UPDATE _prisma_migrations SET finished_at = NULL, logs = 'error: disk full'
  WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations) RETURNING migration_name AS name`

it('resolves a failed migration with the command from the error message', { timeout: 120_000 }, async () => {
  const { environment, open } = await createDeployment()
  const failed = await open()
  await failed.migrate()
  expect(await failed.execute(failLast)).toHaveLength(1)
  const refusal = await failed.migrate().catch((error: unknown) => String(error))
  await failed.close()

  const [, advice = ''] = /`npm run db -- (.*?)`/.exec(String(refusal)) ?? []
  const resolved = await runCommandProcess('db', environment, [...advice.split(' '), '--applied'])
  expect(resolved).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^\d+_\w+ counts as applied\.\n$/),
    stderr: '',
  })
  expect(await (await open()).migrate()).toEqual([])
})

it('exits with code 1 and one line when the migration to resolve does not exist', { timeout: 120_000 }, async () => {
  const { environment } = await createDeployment()
  const refused = await runCommandProcess('db', environment, ['resolve', '9_z'])
  expect(refused).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(/^There is no migration 9_z in .*\n$/) })
})
