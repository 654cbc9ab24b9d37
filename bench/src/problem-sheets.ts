import { existsSync, readFileSync } from 'node:fs'
import { importBody } from '@pathwise/rich-text/import'
import type { StudySheet } from './study-sheet.ts'

// The license of these problems does not allow including them in the repository. Developers who have the file keep it
// next to the repository.
const file = new URL('../../../shared/data/math-problems.jsonl', import.meta.url)

/** Reads 700 real problems with about 8,500 formulas. Returns undefined if their file does not exist. */
export function readProblemSheets(): StudySheet[] | undefined {
  if (!existsSync(file)) return undefined
  const problems: { id: string; problem: string; solution: string }[] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  return problems.map(({ id, problem, solution }) => {
    const source = `${problem}\n\n${solution}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    return { title: id, html: importBody(source).html, language: 'en' }
  })
}

/** Adds a LaTeX comment to each formula, so that the formula misses all caches. */
export function renewFormulas(sheet: StudySheet, turn: number): StudySheet {
  return { ...sheet, html: sheet.html.replaceAll('data-latex="', `data-latex="%${turn}\n`) }
}
