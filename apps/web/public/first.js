// Runs before the first paint. The build writes it into every page, and the Content Security Policy lists its hash.

// Without a choice, the system theme applies.
try {
  const theme = localStorage.getItem('pathwise.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is blocked, so the system theme applies.
}

// A returning student sees the tasks of today in place of the introduction: features/home/today.
try {
  if (localStorage.getItem('pathwise.last-report') || (localStorage.getItem('pathwise.saved-plans') ?? '[]') !== '[]')
    document.documentElement.dataset.returning = ''
} catch {
  // Storage is blocked, so there is no report.
}

// Stops zod from testing whether it can compile code at run time. The Content Security Policy forbids that, and browsers
// report each attempt. Set before any script loads zod.
globalThis.__zod_globalConfig = { jitless: true }

// The app handles every form, and replays one submitted before hydration: lib/use-early-submit.ts.
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return
  event.preventDefault()
  event.target.dataset.submitted = ''
})

// The app clicks these buttons again once it handles clicks: app/start-up.ts. Submit buttons submit their form above.
addEventListener('click', ({ target }) => {
  const button = target.closest('[data-prerendered] button[type=button]')
  if (button) button.dataset.clicked = ''
})
