import { randomUUID } from 'node:crypto'
import { buildItemKey } from '@pathwise/planner/item-key'
import { z } from 'zod'
import { chooseAnswer, type Problem, setSchema } from '../practice/student.ts'
import type { Call } from './open-loop.ts'
import { context, goalSkills, timeZone } from './student-goal.ts'
import { password, type School, type Student } from './students.ts'

/** One in this many students signs in with a password. The others have a cookie from an earlier day. */
const studentsPerSignIn = 4
/** One in this many students makes a new plan from the report and follows it. The others follow last week's plan. */
const studentsPerNewPlan = 7
const problemsPerSet = 10

const tokenSchema = z.object({ result: z.object({ data: z.object({ access_token: z.string() }) }) })
const createdSetSchema = z.object({ result: z.object({ data: setSchema }) })

type Request = Omit<Call, 'client'>

/** The keys of the answers that a server has acknowledged. */
export type Acknowledged = string[]

function post(name: string, input: object, rest: Pick<Call, 'headers' | 'onAnswer'>): Request {
  return { method: 'POST', path: `/api/trpc/${name}`, body: JSON.stringify(input), ...rest }
}

const bearer = ({ token }: Student) => ({ authorization: `Bearer ${token}` })

function signIn(student: Student, index: number): Request {
  const onAnswer: Call['onAnswer'] = (body, headers) => {
    student.token = tokenSchema.parse(JSON.parse(body)).result.data.access_token
    const cookie = /^pathwise_refresh=([^;]+)/.exec(headers['set-cookie']?.[0] ?? '')?.[1]
    if (cookie !== undefined) student.cookie = cookie
  }
  if (index % studentsPerSignIn === 0) {
    // Sends no cookie, as on a school computer where the student has never signed in.
    return post('auth.login', { email: student.email, password }, { headers: {}, onAnswer })
  }
  return post('auth.refresh', {}, { headers: { cookie: `pathwise_refresh=${student.cookie}` }, onAnswer })
}

function openSet(student: Student, turn: number): Request {
  const skill = goalSkills[turn % goalSkills.length]
  const onAnswer = (body: string) => {
    student.problems = createdSetSchema.parse(JSON.parse(body)).result.data.problems
  }
  const input = { kind: 'skill', skill, count: problemsPerSet }
  return post('practice.createSet', input, { headers: bearer(student), onAnswer })
}

function answer(student: Student, problem: Problem, acknowledged: Acknowledged): Request {
  const key = randomUUID()
  const input = {
    ...{ id: problem.id, client_key: key, version: problem.version, attempt: 1, hints: 0, elapsed_ms: 40_000 },
    ...{ answer: chooseAnswer(problem), answered_at: new Date().toISOString() },
  }
  return post('practice.answer', input, { headers: bearer(student), onAnswer: () => acknowledged.push(key) })
}

function readProgress(student: Student): Request {
  return { method: 'GET', path: '/api/trpc/studyPlan.progress', headers: bearer(student) }
}

function readPlan(student: Student): Request {
  return post('studyPlan.syncPlan', { plan: null }, { headers: bearer(student) })
}

type Step = (student: Student, position: { readonly index: number; readonly turn: number }) => Request

/** Lists the steps of a student's day in order. Each step builds one request. */
function listSteps({ followed }: School, acknowledged: Acknowledged): Step[] {
  const { result } = followed.report
  return [
    (student, { index }) => signIn(student, index),
    readProgress,
    readPlan,
    (student, { index, turn }) => openSet(student, index + turn),
    ...Array.from(
      { length: problemsPerSet },
      (_, place): Step =>
        (student) => {
          const problem = student.problems[place % student.problems.length]
          if (!problem) throw new Error('The set is empty')
          return answer(student, problem, acknowledged)
        },
    ),
    (student, { turn }) => {
      const key = buildItemKey(context, 'plan', `set-${turn}`)
      const items = [{ key, status: 'completed', changed_at: new Date().toISOString() }]
      return post('studyPlan.merge', { items }, { headers: bearer(student) })
    },
    (student) => post('diagnostics.run', { context }, { headers: bearer(student) }),
    (student, { index }) => {
      if (index % studentsPerNewPlan > 0) return readPlan(student)
      const input = { strategy: result.strategy, context, time_zone: timeZone, language: 'en' }
      return post('studyPlan.make', input, { headers: bearer(student) })
    },
    (student, { index }) => {
      if (index % studentsPerNewPlan > 0) return readProgress(student)
      const plan = { ...followed, changed_at: new Date().toISOString() }
      return post('studyPlan.syncPlan', { plan }, { headers: bearer(student) })
    },
    ({ feedPath }) => ({ method: 'GET', path: feedPath, headers: {} }),
  ]
}

/**
 * Schedules a school's requests. The students take turns, and each sends one request per turn. They begin at different
 * steps of the day, so that every second has the same mix of requests.
 * @param acknowledged receives the keys of the acknowledged answers
 */
export function scheduleDays(school: School, acknowledged: Acknowledged): (number: number) => Call {
  const { students } = school
  const steps = listSteps(school, acknowledged)
  return (number) => {
    const index = number % students.length
    const round = Math.floor(number / students.length)
    const student = students[index]
    const step = steps[(index + round) % steps.length]
    if (!student || !step) throw new Error('There are no students')
    return { client: index, ...step(student, { index, turn: Math.floor((index + round) / steps.length) }) }
  }
}
