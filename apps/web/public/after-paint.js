// Starts the app of a page that can be read already, once it has been painted: fetched at once, the app would be in the way.
const { app, files } = document.currentScript.dataset

function start() {
  for (const href of files.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
  }
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: app }))
}

// What nobody looks at is not painted.
if (document.visibilityState === 'hidden') start()
else requestAnimationFrame(() => setTimeout(start))
