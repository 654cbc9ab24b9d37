import { readGoal } from '@pathwise/planner/goal'

// Measures how long a process takes to read its first goal, which includes building the vocabulary. Runs in its own
// process, because the vocabulary is built only once per process.
const start = performance.now()
readGoal({ kind: 'text', text: 'SAT 1500 and 하버드 or 哈佛大學' })
process.stdout.write(String(performance.now() - start))
