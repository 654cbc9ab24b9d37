// Starts the app after the prerendered page is painted. Fetched earlier, its scripts would delay the paint. The build
// writes it into these pages, as it does with first.js.
const { app, files, returning } = document.currentScript.dataset
// first.js recognizes a returning student.
const isReturning = 'returning' in document.documentElement.dataset
const all = `${files} ${isReturning ? returning : ''}`.split(' ').filter(Boolean)
const waiting = [...all]

/** Starting a request takes milliseconds on a phone, so one task that started them all would block the page. */
const requestsPerTask = 5

function start() {
  // A hidden page cannot be blocked, and runs its timers only once a second.
  const count = document.visibilityState === 'hidden' ? waiting.length : requestsPerTask
  for (const href of waiting.splice(0, count)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
  }
  if (waiting.length > 0) setTimeout(start)
  else void evaluate()
}

// Evaluates each file in a task of its own, after the files that it imports. The app would evaluate them all at once, and
// block a phone for 0.1 s. A file that cannot be loaded fails again in the app, which shows an error. Without preloads,
// each file would be requested only after the one before it.
async function evaluate() {
  const preloads = document.createElement('link').relList.supports('modulepreload')
  for (const file of preloads ? all : []) await import(file).catch(() => {})
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: app }))
}

// A hidden page is not painted.
if (document.visibilityState === 'hidden') start()
else requestAnimationFrame(() => setTimeout(start))
