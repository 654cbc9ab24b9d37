import { type KeyboardEvent, useState } from 'react'

/**
 * Makes a toolbar a single Tab stop. Arrow keys, Home and End move focus within it, as the ARIA Authoring Practices
 * recommend.
 * @returns props for the toolbar, and a function that returns the props of a named control
 */
export function useRovingFocus(first: string) {
  const [current, setCurrent] = useState(first)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-control]:not(:disabled)')]
    const at = controls.findIndex((control) => control.matches(':focus'))
    const next = nextIndex(event.key, at, controls.length)
    const control = next === undefined ? undefined : controls[next]
    if (!control || at < 0) return
    event.preventDefault()
    control.focus()
  }

  return {
    toolbar: {
      onKeyDown,
      onFocus: ({ target }: { target: EventTarget }) => {
        const name = target instanceof HTMLElement ? target.dataset['control'] : undefined
        if (name !== undefined) setCurrent(name)
      },
    },
    controlProps: (name: string) => ({ 'data-control': name, tabIndex: name === current ? 0 : -1 }),
  }
}

function nextIndex(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
