// Starts the app after the prerendered page is painted. Fetched earlier, its scripts would delay the paint. The build
// writes it into these pages, as it does with first.js.
const { app, files } = document.currentScript.dataset

function start() {
  for (const href of files.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
  }
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: app }))
}

// A hidden page is not painted.
if (document.visibilityState === 'hidden') start()
else requestAnimationFrame(() => setTimeout(start))
