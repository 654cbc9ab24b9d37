// Runs before anything is painted. A file of its own, because the Content Security Policy allows no inline script.

// No choice means that the system decides.
try {
  const theme = localStorage.getItem('pathwise.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is blocked: the system decides.
}

// The app handles every form, and sends one that was submitted before it was there: lib/use-early-submit.ts.
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return
  event.preventDefault()
  event.target.dataset.submitted = ''
})
