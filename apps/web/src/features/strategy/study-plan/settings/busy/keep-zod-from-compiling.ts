// The Content Security Policy forbids what zod would try; imported before zod, because it decides when it is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
