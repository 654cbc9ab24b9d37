// npm run new -- study-groups: adds a feature to the API.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** @returns {Record<string, string>} file contents by file name */
function buildFiles(name, camel, pascal) {
  return {
    [`${name}.schemas.ts`]: `import { z } from 'zod'

export const get${pascal}InputSchema = z.object({ id: z.int().positive().describe('The id of …') })
export type Get${pascal}Input = z.infer<typeof get${pascal}InputSchema>

export const ${camel}Schema = z.object({ id: z.int(), checked_at: z.iso.datetime() })
export type ${pascal} = z.infer<typeof ${camel}Schema>
`,
    [`${name}.service.ts`]: `import type { Context } from '../context.ts'
import type { Get${pascal}Input, ${pascal} } from './${name}.schemas.ts'

/** Returns the requested id and the current time. */
export async function get${pascal}({ now }: Pick<Context, 'now'>, { id }: Get${pascal}Input): Promise<${pascal}> {
  return { id, checked_at: now().toISOString() }
}
`,
    [`${name}.router.ts`]: `import { router, signedIn } from '../trpc.ts'
import { get${pascal}InputSchema, ${camel}Schema } from './${name}.schemas.ts'
import { get${pascal} } from './${name}.service.ts'

export const ${camel}Router = router({
  get: signedIn
    .input(get${pascal}InputSchema)
    .output(${camel}Schema)
    .query(({ ctx, input }) => get${pascal}(ctx, input)),
})
`,
    [`${name}.service.test.ts`]: `import { expect, it } from 'vitest'
import { get${pascal} } from './${name}.service.ts'

it('returns the given id and the current time', async () => {
  const now = () => new Date('2026-11-23T12:00:00Z')
  expect(await get${pascal}({ now }, { id: 7 })).toEqual({ id: 7, checked_at: '2026-11-23T12:00:00.000Z' })
})
`,
  }
}

/** Keeps alphabetical order. */
function addToRoot(root, name, camel) {
  const byPath = (text) => text.split("'")[1] ?? text
  const insert = (text, pattern, line) => {
    const lines = [...text.matchAll(pattern)].map(([found]) => found)
    const next = lines.find((one) => byPath(one) > byPath(line))
    const last = lines.at(-1) ?? ''
    return next ? text.replace(next, `${line}\n${next}`) : text.replace(last, `${last}\n${line}`)
  }
  const imported = insert(
    root,
    /^import \{ \w+Router \} from .*$/gm,
    `import { ${camel}Router } from './${name}/${name}.router.ts'`,
  )
  return insert(imported, /^ {2}\w+: \w+Router,$/gm, `  ${camel}: ${camel}Router,`)
}

/**
 * Writes a feature's schemas, service, router and test, and adds the router to root.ts.
 * @param {string} name in kebab case, such as `study-groups`
 * @param {string} source the folder of the API's features
 * @returns {string[]} the paths of the written files
 * @throws Error if the name is not in kebab case, or the feature already exists
 */
export function addFeature(name, source = 'packages/api/src') {
  if (!kebabCase.test(name ?? '')) throw new Error('Usage: npm run new -- NAME, in kebab case, such as study-groups')
  const folder = path.join(source, name)
  if (existsSync(folder)) throw new Error(`The feature exists: ${folder}`)
  const camel = name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1)
  const root = path.join(source, 'root.ts')
  const changedRoot = addToRoot(readFileSync(root, 'utf8'), name, camel)
  mkdirSync(folder)
  const files = Object.entries(buildFiles(name, camel, pascal)).map(([file, text]) => {
    writeFileSync(path.join(folder, file), text)
    return path.join(folder, file)
  })
  writeFileSync(root, changedRoot)
  return [...files, root]
}
