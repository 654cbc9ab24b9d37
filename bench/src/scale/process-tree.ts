import { readdirSync, readFileSync } from 'node:fs'

/** Linux reports CPU times in units of 10 ms. */
const ticksPerSecond = 100

interface ProcessFacts {
  readonly pid: number
  readonly parent: number
  /** Includes exited child processes. */
  readonly cpuSeconds: number
}

function readProcess(pid: number): ProcessFacts | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // In this file, the program's name is in parentheses and may contain spaces. The first fields after it are the
    // state and the parent's id.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return { pid, parent: Number(fields[1]), cpuSeconds: ticks / ticksPerSecond }
  } catch {
    // The process has ended since the folder was listed.
    return undefined
  }
}

/** Returns a process and its descendants. */
function listTree(root: number): ProcessFacts[] {
  const pids = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? Number(name) : []))
  const all = pids.flatMap((pid) => readProcess(pid) ?? [])
  const tree = all.filter(({ pid }) => pid === root)
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid))
  return tree
}

/** Returns the CPU seconds that a process and its descendants have used, including ended ones. */
export function sumCpuSeconds(root: number): number {
  return listTree(root).reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0)
}

/** Returns the resident memory of a process and its descendants, in bytes. Counts shared pages once per process. */
export function sumResidentBytes(root: number): number {
  return listTree(root).reduce((sum, { pid }) => sum + readResidentBytes(pid), 0)
}

function readResidentBytes(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) * 1024
  } catch {
    return 0
  }
}
