// `pnpm --filter @pathwise/e2e run freeze` runs this file, which uses the built server to create the fixture described
// in packages/testing/frozen/README.md.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startStripeStandIn } from '@pathwise/stripe-stand-in/stand-in'
import { expect, test } from '@playwright/test'
import { writeHarmlessCommands } from '../support/harmless-commands.ts'
import { submitLogin } from '../support/people.ts'
import { createTemporaryDataDirectory, startServer } from '../support/server.ts'
import { loadTexts } from '../support/texts.ts'
import { ApiClient } from './api-client.ts'
import { dumpDatabase, runOperatorCommand, runPostgresProgram } from './deployment.ts'
import {
  createContent,
  createMeasurementData,
  createQuestions,
  createReports,
  createSubscriptions,
} from './use-everything.ts'
import { answerTwoItems, choosePreferences, fillStudentStorage, writeDrafts } from './visits.ts'

const databaseUrl = process.env['TEST_DATABASE_URL'] ?? ''
const password = 'seven paper boats'
const roles = ['student', 'editor', 'admin'] as const

test('uses every feature, then freezes the database and the browser storage', async ({ browser }) => {
  for (const role of roles) {
    const words = ['create', `frozen-${role}@test.example`, '--role', role, '--name', `Frozen ${role}`]
    runOperatorCommand('user', databaseUrl, words, `${password}\n`)
  }
  const stripe = await startStripeStandIn()
  const data = await createTemporaryDataDirectory('freeze')
  const server = await startServer({
    dataDirectory: data.directory,
    name: 'freeze',
    environment: {
      DATABASE_URL: databaseUrl,
      BILLING_ENABLED: 'on',
      STRIPE_SECRET_KEY: stripe.settings.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecrets[0],
      STRIPE_API_BASE: stripe.settings.apiBase,
      BILLING_SOLD_PLANS: 'pro',
      OPS_COMMANDS_FILE: await writeHarmlessCommands(data.directory),
    },
  })
  stripe.deliverTo(`${server.url}/api/stripe/webhook`)
  const api = new ApiClient(server.url)
  const signIn = (role: (typeof roles)[number]) => api.signIn(`frozen-${role}@test.example`, password)
  const people = { student: await signIn('student'), editor: await signIn('editor'), admin: await signIn('admin') }

  const reports = await createReports(api, people)
  const measuring = await createMeasurementData(api, people)
  const content = await createContent(api, people)
  const questions = await createQuestions(api, people)
  const subscriptions = await createSubscriptions(api, stripe, server.url, people)
  await api.mutate('ops.run', { command_id: 'audit_portal' }, people.admin)
  const refused = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'frozen-student@test.example', password: 'a wrong password' }),
  })
  expect(refused.status).toBe(401)

  const context = await browser.newContext({ baseURL: server.url, locale: 'en-US', colorScheme: 'light' })
  const page = await context.newPage()
  const t = await loadTexts('en')
  await page.goto('/login?next=/saved')
  await submitLogin(page, t, 'frozen-editor@test.example', password)
  await expect(page).toHaveURL('/saved')
  await fillStudentStorage(page, t)
  await writeDrafts(page, t, { item: content.own, question: questions.own })
  await choosePreferences(page, t)
  await answerTwoItems(page, await loadTexts('ko'))
  const localStorage = await page.evaluate(() => Object.fromEntries(Object.entries(globalThis.localStorage)))
  await context.close()

  // The refresh uses the first cookie and returns a second one.
  const cookies = { replaced: people.student.cookie, current: await api.refresh(people.student) }
  const frozenAt = new Date().toISOString()
  await server.stop()
  await stripe.close()
  await data.remove()
  runOperatorCommand('calibrate', databaseUrl, [], '')
  const rows = fileURLToPath(new URL('rows.sql', import.meta.url))
  runPostgresProgram('psql', ['--set', 'ON_ERROR_STOP=1', '--quiet', '--file', rows, databaseUrl])

  const folder = fileURLToPath(new URL(`../../packages/testing/frozen/${frozenAt.slice(0, 10)}/`, import.meta.url))
  // Fails if the folder exists, because frozen fixtures must not change.
  await mkdir(folder)
  const write = (name: string, json: object) => writeFile(path.join(folder, name), `${JSON.stringify(json, null, 2)}\n`)
  await writeFile(path.join(folder, 'database.sql'), dumpDatabase(databaseUrl))
  await write('browser.json', { localStorage })
  const accounts = Object.fromEntries(
    roles.map((role) => [
      role,
      { email: `frozen-${role}@test.example`, id: people[role].id, accessToken: people[role].accessToken },
    ]),
  )
  await write('contents.json', {
    frozenAt,
    password,
    accounts,
    cookies,
    reports,
    measuring,
    content,
    questions,
    subscriptions,
  })
})
