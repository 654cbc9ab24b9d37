import type { StripeStandIn } from '@pathwise/stripe-stand-in/stand-in'
import { average, takeRun } from '../support/measure.ts'
import type { ApiClient, SignedIn } from './api-client.ts'

type People = Readonly<Record<'admin' | 'editor' | 'student', SignedIn>>

const plainReport = {
  result: {
    summary: 'Start with linear equations. 수학 數學 数学 🎓',
    weaknesses: ['Linear equations'],
    recommendedModules: ['Math'],
    recommendedProblems: [{ id: 1, title: 'Where two lines meet' }],
    nextWeekPlan: [{ day: 'Mon', tasks: ['Solve three equations'] }],
  },
  context: { country: 'US', grade: 'G11', goal: 'SAT_1500_PLUS' },
}

/** Creates reports of every kind: structured, plain text, saved, deleted, and shared with or without an account. */
export async function createReports(api: ApiClient, { student }: People) {
  const context = {
    country: 'CA',
    grade: 'G12',
    goal: 'IB 7, 1500+, 수학, not chemistry',
    courses: ['ib.math-ai-sl', 'ib.biology-hl'],
    exam: 'SAT',
    targets: [{ name: 'SAT Math', target: 780 }],
  }
  const result = await api.mutate('diagnostics.runDiagnosticForGoalText', { context })
  const savedAt = new Date().toISOString()
  const id = String(Date.parse(savedAt))
  const plans = [
    { result, context, id, saved_at: savedAt },
    { ...plainReport, id: `${id}1`, saved_at: savedAt },
    { ...plainReport, id: `${id}2`, saved_at: savedAt },
  ]
  const deleted = [{ id: `${id}2`, deleted_at: new Date(Date.now() + 1_000).toISOString() }]
  await api.mutate('savedPlans.sync', { plans, deleted }, student)
  const item = (index: number, status: 'completed' | 'in_progress' | 'pending') => ({
    key: `skill.math.quadratics.${index}`,
    status,
    changed_at: savedAt,
  })
  const items = [item(0, 'pending'), item(1, 'in_progress'), item(2, 'completed')]
  const reopened = { ...item(3, 'in_progress'), reopened: 1 }
  await api.mutate('studyPlan.merge', { items: [...items, item(3, 'completed')] }, student)
  await api.mutate('studyPlan.merge', { items: [reopened] }, student)
  const work = { id: 'set.1', task: null, started_at: savedAt, seconds: 300, done_at: savedAt }
  const week = { plan: 'US/G11/SAT_1500_PLUS/plan', week: '2026-11-23', minutes: 220 }
  await api.mutate('studyPlan.mergeRecord', { works: [work], weeks: [week] }, student)
  const own = await api.mutate('share.create', { result, context }, student)
  const anonymous = await api.mutate('share.create', plainReport)
  return {
    savedPlanIds: [id, `${id}1`],
    deletedPlanId: `${id}2`,
    studyPlan: [...items, reopened],
    reading: result.reading,
    context,
    shareIds: { withStrategy: own.id, plain: anonymous.id, ofNewerVersion: 'FromANewerVersion_0001' },
    deletionKeys: { withStrategy: own.deletion_key, plain: anonymous.deletion_key },
  }
}

/** Creates content items in every state: shipped, edited, in the trash, permanently deleted, and user-written. */
export async function createContent(api: ApiClient, { admin, editor }: People) {
  const listed = await (await api.send('GET', '/api/content?limit=100')).json()
  const [edited, trashed, erased] = listed
  const own = await api.mutate(
    'content.create',
    { title: 'Radians \\(2\\pi\\)', body: '<p>수학</p>', language: 'ko' },
    editor,
  )
  const version = 1
  const change = { title: 'An edited title', body: '<p>Edited.</p>', language: edited.language }
  await api.mutate('content.update', { id: edited.id, version, ...change }, editor)
  await api.mutate('content.remove', { id: trashed.id }, editor)
  await api.mutate('content.remove', { id: erased.id }, admin)
  await api.mutate('content.hardDelete', { id: erased.id }, admin)
  const zip = await api.send('GET', `/api/export/zip?ids=${edited.id},${own.id}&fmt=pdf`, undefined, editor)
  await zip.arrayBuffer()
  return { edited: edited.id, trashed: trashed.id, erased: erased.id, own: own.id }
}

/**
 * Creates questions in every state: shipped, edited twice, archived, drafts with lint findings, duplicates, and
 * reported.
 */
export async function createQuestions(api: ApiClient, { editor }: People) {
  const { questions } = await (await api.send('GET', '/api/admin/questions?page_size=2', undefined, editor)).json()
  const [first, second] = questions
  for (const version of [1, 2]) {
    const {
      choices: _,
      answer: __,
      explanation: ___,
      ...fields
    } = await (await api.send('GET', `/api/admin/questions/${first.id}`, undefined, editor)).json()
    await api.mutate('questions.update', { ...fields, version, title: `Edited, version ${version + 1}` }, editor)
  }
  await api.mutate('questions.archive', { id: second.id }, editor)
  const fields = { ...first, title: 'A draft', content_question_mj: '<p>Find \\(\\frac{1}{\\).</p>' }
  const { id: _id, legacy_id: _legacyId, ...draft } = fields
  const own = await api.mutate('questions.create', draft, editor)
  const twin = await api.mutate('questions.duplicate', { id: first.id }, editor)
  const report = { kind: 'wrong_answer', note: 'The second choice is right, too.', client_key: crypto.randomUUID() }
  // Pick a question numbered 0001, because `rows.sql` removes most other shipped questions from the fixture.
  const list = await (
    await api.send('GET', '/api/admin/questions?page_size=100&subject=physics', undefined, editor)
  ).json()
  const reported = list.questions.find(({ legacy_id: key }: { legacy_id: string }) => key === 'PHYS-0001')
  await api.mutate('practice.report', { id: reported.id, version: 1, ...report })
  return { edited: first.id, archived: second.id, own: own.id, twin: twin.id }
}

/** Creates an active subscription and an ended one. */
export async function createSubscriptions(
  api: ApiClient,
  stripe: StripeStandIn,
  url: string,
  { editor, student }: People,
) {
  const ids: string[] = []
  for (const person of [student, editor]) {
    const order = { plan_id: 'pro', success_url: `${url}/checkout/success?plan=pro`, cancel_url: `${url}/checkout` }
    const checkout = await api.send('POST', '/api/stripe/create-checkout-session', order, person)
    const { session_url: sessionUrl } = await checkout.json()
    await fetch(sessionUrl, { method: 'POST', redirect: 'manual' })
    await stripe.delivered()
    ids.push([...stripe.account.subscriptions.keys()].at(-1) ?? '')
  }
  const [active = '', ended = ''] = ids
  stripe.subscriptions.cancelNow(ended)
  await stripe.delivered()
  return { active, ended }
}

/** Creates a finished run of an account, an open run without an account, and a saved report with measured results. */
export async function createMeasurementData(api: ApiClient, { student }: People) {
  const finished = await takeRun(
    async (path, data) => (await api.send('POST', `/api/assessments${path}`, data, student)).json(),
    average,
  )
  const open = await takeRun(
    async (path, data) => (await api.send('POST', `/api/assessments${path}`, data)).json(),
    average,
    3,
  )
  const context = { country: 'US', grade: 'G11', goal: 'SAT_1500_PLUS' }
  const result = await api.mutate('diagnostics.run', { context, runs: [finished] }, student)
  const savedAt = new Date().toISOString()
  const planId = String(Date.parse(savedAt))
  await api.mutate(
    'savedPlans.sync',
    { plans: [{ result, context, id: planId, saved_at: savedAt }], deleted: [] },
    student,
  )
  return { finished, open, planId }
}
