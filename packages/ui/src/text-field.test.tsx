import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TextField } from './text-field.tsx'

it('links the control to its hint and error with aria-describedby', () => {
  render(<TextField label="Email" hint="Your school address" error="Enter an email" />)
  const field = screen.getByRole('textbox', { name: 'Email', description: 'Your school address Enter an email' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

it('omits aria-describedby and aria-invalid when the field has no hint or error', () => {
  render(<TextField label="Email" />)
  const field = screen.getByRole('textbox', { name: 'Email' })
  expect(field.hasAttribute('aria-describedby')).toBe(false)
  expect(field.hasAttribute('aria-invalid')).toBe(false)
})
