import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

const publicFolder = path.resolve(import.meta.dirname, '../../public')

/** Reads a script of the public folder without its comment lines. */
export async function readInlineScript(name: string): Promise<string> {
  const text = await readFile(path.join(publicFolder, name), 'utf8')
  return text.replaceAll(/^[ \t]*\/\/.*\n|^\n/gm, '')
}

/** Returns the script's source expression for the Content Security Policy. */
export function hashScript(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}
