import loadHighs from 'highs'
import { createInstance, type Instance } from '../src/instance.ts'
import { type Plan, type Task, unitMinutes } from '../src/task.ts'

/** The result of HiGHS, a mixed-integer programming solver. */
export interface Judgement {
  /**
   * The highest worth that HiGHS found. With an earlier plan, the highest score: the worth minus the penalties for
   * changes.
   */
  readonly best: number
  /** Whether HiGHS proved the result optimal within its time limit. */
  readonly isProved: boolean
  readonly cpuMs: number
  /** The number of integer variables in the program. */
  readonly variables: number
}

/** The earlier plan, and the penalty per changed sitting. */
interface Keep {
  readonly plan: Plan
  readonly price: number
}

interface Program {
  objective: string[]
  constraints: string[]
  bounds: string[]
  integers: string[]
  switches: string[]
}

const cell = (task: number, day: number) => `${task}_${day}`

/** Returns the days on which a sitting of the task fits. */
function findDays({ tasks, free }: Instance, index: number): number[] {
  const task = tasks[index]
  return [...free.keys()].filter(
    (day) => task && day >= task.from && day <= task.until && (free[day] ?? 0) >= task.least,
  )
}

/** Adds a task's variables for each day: `x` is the number of units, and the binary `y` is 1 if there is a sitting. */
function addTask(program: Program, instance: Instance, index: number): void {
  const task = instance.tasks[index]
  const days = findDays(instance, index)
  if (!task || days.length === 0) return
  for (const day of days) {
    const name = cell(index, day)
    program.objective.push(`${task.worth} x${name}`)
    program.integers.push(`x${name}`)
    program.switches.push(`y${name}`)
    program.bounds.push(`0 <= x${name} <= ${task.most}`)
    program.constraints.push(`x${name} - ${task.most} y${name} <= 0`, `x${name} - ${task.least} y${name} >= 0`)
    for (const other of task.after) {
      const earlier = findDays(instance, other).filter((one) => one <= day)
      const done = earlier.map((one) => ` - x${cell(other, one)}`).join('')
      program.constraints.push(`${instance.tasks[other]?.size} y${name}${done} <= 0`)
    }
  }
  program.constraints.push(`${days.map((day) => `x${cell(index, day)}`).join(' + ')} <= ${task.size}`)
}

function addDay(program: Program, instance: Instance, day: number): void {
  const tasks = [...instance.tasks.keys()].filter((index) => findDays(instance, index).includes(day))
  if (tasks.length === 0) return
  program.constraints.push(`${tasks.map((index) => `x${cell(index, day)}`).join(' + ')} <= ${instance.free[day]}`)
}

/** Adds a binary variable for each earlier sitting, which can be 1 only if the sitting is unchanged. */
function addKeep(program: Program, instance: Instance, { plan, price }: Keep): void {
  for (const { task: id, day, minutes } of plan.sittings) {
    const index = instance.tasks.findIndex((task) => task.id === id)
    const most = instance.tasks[index]?.most
    if (most === undefined || !findDays(instance, index).includes(day)) continue
    const units = minutes / unitMinutes
    const name = cell(index, day)
    program.objective.push(`${price} k${name}`)
    program.switches.push(`k${name}`)
    program.constraints.push(`x${name} - ${units} k${name} >= 0`, `x${name} + ${most} k${name} <= ${units + most}`)
  }
}

/** Breaks lines, because the LP format limits their length. */
function join(parts: readonly string[], separator: string): string {
  return parts.map((part, index) => (index % 10 === 9 ? `${part}\n` : part)).join(separator)
}

function writeProgram(instance: Instance, keep: Keep | null): { text: string; variables: number } {
  const program: Program = { objective: [], constraints: [], bounds: [], integers: [], switches: [] }
  for (const index of instance.tasks.keys()) addTask(program, instance, index)
  for (const day of instance.free.keys()) addDay(program, instance, day)
  if (keep) addKeep(program, instance, keep)
  const text = [
    `Maximize\n score: ${join(program.objective, ' + ')}`,
    `Subject To\n${program.constraints.map((constraint, index) => ` c${index}: ${constraint}`).join('\n')}`,
    `Bounds\n${program.bounds.join('\n')}`,
    `General\n ${join(program.integers, ' ')}`,
    `Binary\n ${join(program.switches, ' ')}\nEnd\n`,
  ].join('\n')
  return { text, variables: program.integers.length + program.switches.length }
}

export function readCpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Loads HiGHS and returns a function that solves a plan with it. */
export async function loadReferenceSolver(timeLimitSeconds: number) {
  const highs = await loadHighs()
  return (days: readonly number[], tasks: readonly Task[], keep: Keep | null = null): Judgement => {
    const { text, variables } = writeProgram(createInstance(days, tasks), keep)
    const start = readCpuMs()
    const { Status, ObjectiveValue } = highs.solve(text, {
      ...{ time_limit: timeLimitSeconds, mip_rel_gap: 1e-4, output_flag: false },
    })
    return { best: ObjectiveValue, isProved: Status === 'Optimal', cpuMs: readCpuMs() - start, variables }
  }
}
