// The Content Security Policy forbids the code generation that zod would try. Imported before zod, because zod decides
// on load whether to use it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
