import { readGoal } from '@pathwise/planner/goal'

// Measures the first goal that a process reads, which also builds the vocabulary. Therefore runs in its own process.
const start = performance.now()
readGoal({ kind: 'text', text: 'SAT 1500 and 하버드 or 哈佛大學' })
process.stdout.write(String(performance.now() - start))
