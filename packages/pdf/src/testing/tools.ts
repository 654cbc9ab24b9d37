import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Programs of Debian's packages poppler-utils and qpdf, which read a PDF as others do. */
export function isInstalled(tool: 'qpdf' | 'pdftotext' | 'pdfinfo' | 'pdftoppm'): boolean {
  return spawnSync(tool, [tool === 'qpdf' ? '--version' : '-v']).error === undefined
}

/**
 * Runs a program on a PDF.
 * @param args with `FILE` where the name of the PDF goes, and `OUT` for the stem of what is written
 * @returns its standard output, the exit code, and the file that was written under `OUT` and the ending
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
