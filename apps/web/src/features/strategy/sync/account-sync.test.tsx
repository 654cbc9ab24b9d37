// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { stubApi } from '../../../../test/api.ts'
import { fakeAccount } from '../../../../test/fake-account.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { sampleUser } from '../../../../test/sample-user.ts'
import { signInWith } from '../../../lib/session/access-token.ts'

it('sends no data before the browser has painted the page', async () => {
  signInWith('token')
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
  const calls = stubApi({ ...fakeAccount().answers, 'auth.me': () => ({ data: sampleUser() }) })
  const sent = () => calls.filter(({ procedure }) => procedure === 'savedPlans.sync').length
  await renderApp('/about')
  await screen.findByRole('button', { name: 'Account menu Mina Park' })
  await vi.waitFor(() => expect(frames).not.toEqual([]))
  expect(sent()).toBe(0)
  for (const frame of frames) frame(0)
  await vi.waitFor(() => expect(sent()).toBe(1))
})
