// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../test/render-part.tsx'
import { NewPasswordField } from './new-password-field.tsx'

function Field() {
  const [value, setValue] = useState('')
  return <NewPasswordField label="Password" problem={undefined} value={value} onChange={setValue} />
}

async function enter(password: string) {
  await userEvent.click(screen.getByLabelText('Password'))
  await userEvent.paste(password)
}

it.each([
  ['password1234', 'Easy to guess. Add another unrelated word or two.'],
  ['kettle marbl9', 'Good. One more unrelated word would make your password very hard to guess.'],
  ['seven paper boats', 'Very hard to guess.'],
  ['abababababababab', 'Easy to guess. Add another unrelated word or two.'],
])('rates the password %s', async (password, hint) => {
  await renderPart(<Field />, '/register')
  await enter(password)
  expect(await screen.findByText(hint)).toBeDefined()
})

it('does not rate a password until it is long enough', async () => {
  await renderPart(<Field />, '/register')
  await enter('password123')
  expect(document.querySelector('[aria-live]')).toBeNull()
  await enter('4')
  expect(document.querySelector('[aria-live]')).not.toBeNull()
})
