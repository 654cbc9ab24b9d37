import { type Figure, round } from './report.ts'
import { copyCommit } from './start/copy-commit.ts'
import { runCommand } from './start/run-command.ts'

/** The baseline commit. */
const earlier = 'b69a9e9'

interface Taken {
  readonly seconds: number
  readonly cpuSeconds: number
}

/** Measures `npm start` in a fresh copy of a commit, whose packages are already in pnpm's store. */
async function timeFirstPage(commit: string): Promise<Taken> {
  const { folder, remove } = await copyCommit(commit)
  try {
    const { seconds, cpuSeconds, stop } = await runCommand(folder, 'start')
    await stop()
    return { seconds, cpuSeconds }
  } finally {
    await remove()
  }
}

/**
 * Measures the CPU time from a fresh clone of the repository to the first page, without downloads, and compares it with
 * an earlier commit. Wall time would depend on the machine's load. Takes about four minutes.
 */
export async function benchClone(): Promise<Figure[]> {
  const before = await timeFirstPage(earlier)
  const now = await timeFirstPage('HEAD')
  return [
    {
      ...{ name: 'clone to first page without downloads, CPU', value: now.cpuSeconds / before.cpuSeconds },
      ...{ unit: `× commit ${earlier}`, bar: 0.7 },
      details: {
        ...{ cpuSeconds: round(now.cpuSeconds), earlierCpuSeconds: round(before.cpuSeconds) },
        ...{ seconds: round(now.seconds), earlierSeconds: round(before.seconds) },
      },
    },
  ]
}
