import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { z } from 'zod'
import { hashItem, type Item } from './items.ts'

const folder = fileURLToPath(new URL('../../checks', import.meta.url))

export const levels = ['beginner', 'intermediate', 'advanced', 'expert'] as const

const itemCheckSchema = z.strictObject({
  /** The hash of the text that the readers have seen. */
  text: z.string().regex(/^[0-9a-f]{8}$/),
  /** The answers of two readers who have not seen the key. An answer is null until it is given. */
  answers: z.tuple([z.string().nullable(), z.string().nullable()]),
  /** The difficulty level assigned by the first reader, who has not seen the author's level. */
  level: z.enum(levels).nullable(),
})
export type ItemCheck = z.infer<typeof itemCheckSchema>

export type ItemChecks = ReadonlyMap<string, ItemCheck>

/** Reads the checks of all items, keyed by item id. */
export async function readChecks(): Promise<Map<string, ItemCheck>> {
  const names = (await readdir(folder)).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  const files = texts.map((text) => z.record(z.string(), itemCheckSchema).parse(parse(text)))
  return new Map(files.flatMap((file) => Object.entries(file)))
}

/** Returns an item's check, or undefined if there is none or the item's text has changed since the check. */
export function findCheck(checks: ItemChecks, item: Item): ItemCheck | undefined {
  const check = checks.get(item.source.legacyId)
  return check?.text === hashItem(item) ? check : undefined
}

/**
 * Writes the checks to one file per question pool and subject, with one line per item. Omits checks of items whose text
 * has changed since the check.
 */
export async function writeChecks(items: readonly Item[], checks: ItemChecks): Promise<void> {
  const files = new Map<string, string[]>()
  for (const item of items.toSorted((one, other) => one.source.legacyId.localeCompare(other.source.legacyId))) {
    const check = findCheck(checks, item)
    if (!check) continue
    const name = `${item.pool}-${item.subject}.yaml`
    const answers = check.answers.map((answer) => JSON.stringify(answer)).join(', ')
    const line = `${item.source.legacyId}: { text: '${check.text}', answers: [${answers}], level: ${check.level} }`
    files.set(name, [...(files.get(name) ?? []), line])
  }
  await Promise.all([...files].map(([name, lines]) => writeFile(join(folder, name), `${lines.join('\n')}\n`)))
}
