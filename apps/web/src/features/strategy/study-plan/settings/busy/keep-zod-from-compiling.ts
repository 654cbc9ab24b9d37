// The Content Security Policy forbids code generation, which zod attempts by default. Import this module before zod,
// because zod decides whether to generate code when it loads.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
