// Import this module before zod, because zod reads this setting when it is loaded. Without the setting, zod generates
// code at run time, which the Content Security Policy forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
