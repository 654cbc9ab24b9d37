import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The tools come with the Debian packages poppler-utils and qpdf. */
export function isInstalled(tool: 'qpdf' | 'pdftotext' | 'pdfinfo' | 'pdftoppm'): boolean {
  return spawnSync(tool, [tool === 'qpdf' ? '--version' : '-v']).error === undefined
}

/**
 * Runs a program on a PDF.
 * @param args `FILE` is replaced with the PDF's path, and `OUT` with the output path without its extension
 * @returns standard output, standard error, the exit code, and the output file (`OUT` plus `ending`)
 */
export function runOn(bytes: Uint8Array, tool: string, args: readonly string[], ending = '') {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'))
  try {
    const [file, out] = [join(folder, 'in.pdf'), join(folder, 'out')]
    writeFileSync(file, bytes)
    const named = args.map((arg) => (arg === 'FILE' ? file : arg === 'OUT' ? out : arg))
    const { stdout, stderr, status } = spawnSync(tool, named, { maxBuffer: 1e9 })
    const written = ending === '' ? undefined : readFileSync(`${out}${ending}`)
    return { output: stdout.toString('utf8'), errors: stderr.toString('utf8'), status, written }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
