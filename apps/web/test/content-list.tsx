import { screen, within } from '@testing-library/react'
import { signInWith } from '../src/lib/session/access-token.ts'
import { stubApi } from './api.ts'
import type { Answer, Call } from './calls.ts'
import { stubIntersection } from './intersection.ts'
import { renderApp } from './render-app.tsx'
import { sampleUser } from './sample-user.ts'

type Answers = Record<string, (call: Call) => Answer | Promise<Answer>>

/** Opens the content list, signed in if a role is given. */
export async function openList(
  answers: Answers,
  { role, address = '/content/list' }: { role?: 'student' | 'editor'; address?: string } = {},
) {
  if (role) signInWith('token')
  const calls = stubApi({
    ...(role && { 'auth.me': () => ({ data: sampleUser({ role }) }) }),
    ...answers,
  })
  const near = stubIntersection()
  const app = await renderApp(address)
  await screen.findByRole('heading', { level: 1, name: 'Content' })
  return { ...app, calls, near }
}

export const rows = () => within(screen.getByRole('list', { name: 'Study materials' })).getAllByRole('listitem')
export const links = () => rows().map((row) => within(row).getAllByRole('link')[0]?.textContent)
export const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
