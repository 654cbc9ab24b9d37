// Import this module before zod, which reads the setting at load time. By default, zod generates code, which the
// Content Security Policy forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
