// @vitest-environment jsdom

import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useEarlyRadio } from './use-early-fields.ts'

const sizes = ['small', 'large'] as const

function Form() {
  const [size, setSize] = useState<(typeof sizes)[number]>('small')
  const fieldset = useEarlyRadio(sizes, size, setSize)
  return (
    <>
      <fieldset ref={fieldset}>
        {sizes.map((value) => (
          <input
            key={value}
            type="radio"
            name="size"
            value={value}
            checked={size === value}
            onChange={() => setSize(value)}
          />
        ))}
      </fieldset>
      <output>{size}</output>
    </>
  )
}

async function hydrate(check?: string) {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Form />)
  if (check) container.querySelector<HTMLInputElement>(`input[value=${check}]`)?.click()
  const root = await act(async () => hydrateRoot(container, <Form />))
  const state = {
    output: container.querySelector('output')?.textContent,
    checked: container.querySelector<HTMLInputElement>(':checked')?.value,
  }
  act(() => root.unmount())
  container.remove()
  return state
}

it('keeps a radio button that was checked before hydration', async () => {
  expect(await hydrate('large')).toEqual({ output: 'large', checked: 'large' })
})

it('keeps the server-rendered choice if the user checked no radio button before hydration', async () => {
  expect(await hydrate()).toEqual({ output: 'small', checked: 'small' })
})
