// The Content Security Policy forbids code generation, which zod uses by default. Import this module before zod, which
// decides at load time.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
