import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Figure, median } from './report.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/**
 * The folder of the generated source. It is inside the API package, so that imports of the package's dependencies
 * resolve.
 */
const folder = path.join(root, 'packages/api/node_modules/.cache/type-check')

const few = 20
const many = 200
const turns = 5

/** Builds the whole router plus additional procedures that resemble real ones. */
function buildSource(procedures: number): string {
  const rows = Array.from(
    { length: procedures },
    (_, index) => `  procedure${index}: signedIn
    .input(z.object({ id: z.int().positive(), name${index}: z.string().max(200).optional() }))
    .output(z.object({ id: z.int(), title${index}: z.string(), tags: z.array(z.string()), at: z.iso.datetime() }))
    .query(({ ctx, input }) => ({ id: input.id, title${index}: ctx.caller.id, tags: [], at: '' })),`,
  )
  return `import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { z } from 'zod'
import { appRouter } from '../../../src/root.ts'
import { router, signedIn } from '../../../src/trpc.ts'

const generated = router({
${rows.join('\n')}
})
const whole = router({ app: appRouter, generated })
export type Inputs = inferRouterInputs<typeof whole>['generated']['procedure${procedures - 1}']
export type Outputs = inferRouterOutputs<typeof whole>['generated']['procedure${procedures - 1}']
`
}

interface Check {
  readonly types: number
  readonly seconds: number
}

/** Type-checks the API with additional procedures. */
async function check(procedures: number): Promise<Check> {
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'router.ts'), buildSource(procedures))
  const config = { extends: path.join(root, 'tsconfig.base.json'), files: ['router.ts'] }
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
  const output = execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', folder, '--extendedDiagnostics'], {
    encoding: 'utf8',
  })
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(output)?.[1])
  return { types: read('Types'), seconds: read('Check time') }
}

/** Measures how much slower a type check is with 200 additional procedures than with 20. */
export async function benchTypeCheck(): Promise<Figure[]> {
  try {
    const checks = { few: [await check(few)], many: [await check(many)] }
    for (let turn = 1; turn < turns; turn++) {
      checks.few.push(await check(few))
      checks.many.push(await check(many))
    }
    const medianSeconds = (all: readonly Check[]) => median(all.map(({ seconds }) => seconds))
    const medianTypes = (all: readonly Check[]) => median(all.map(({ types }) => types))
    return [
      {
        name: 'type-check, 20 to 200 procedures',
        value: medianSeconds(checks.many) / medianSeconds(checks.few),
        unit: 'times the check time',
        bar: 2,
        details: {
          typesRatio: medianTypes(checks.many) / medianTypes(checks.few),
          secondsFew: medianSeconds(checks.few),
          secondsMany: medianSeconds(checks.many),
        },
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
