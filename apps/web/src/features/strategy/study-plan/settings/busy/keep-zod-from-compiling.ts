// The Content Security Policy forbids code generation, which zod attempts by default. Import this module before zod,
// because zod decides on load whether to generate code.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
