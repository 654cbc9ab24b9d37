import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

const fields = [
  { name: 'text field', Field: TextField },
  { name: 'text area', Field: TextAreaField },
]

it.each(fields)('links the control of a $name to its hint and error when it has both', ({ Field }) => {
  render(<Field label="Email" hint="Your school address" error="Enter an email" />)
  const field = screen.getByRole('textbox', { name: 'Email', description: 'Your school address Enter an email' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

it.each(fields)('omits aria-describedby and aria-invalid when a $name has no hint or error', ({ Field }) => {
  render(<Field label="Email" />)
  const field = screen.getByRole('textbox', { name: 'Email' })
  expect(field.hasAttribute('aria-describedby')).toBe(false)
  expect(field.hasAttribute('aria-invalid')).toBe(false)
})
