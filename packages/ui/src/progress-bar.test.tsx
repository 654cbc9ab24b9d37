import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ProgressBar } from './progress-bar.tsx'

it('adds Firefox styles for an indeterminate progress bar and for forced colors', () => {
  render(<ProgressBar label="Upload" max={10} value={undefined} />)
  const { classList } = screen.getByRole('progressbar', { name: 'Upload' })
  expect([...classList]).toEqual(
    expect.arrayContaining([
      'indeterminate:[&::-moz-progress-bar]:bg-transparent',
      'forced-colors:[&::-moz-progress-bar]:bg-[Highlight]',
    ]),
  )
})
