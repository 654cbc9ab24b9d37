// Preloaded into a server under test. The server's clock starts at CLOCK_START, and each SIGUSR2 advances it by a day.

const dayMs = 86_400_000
const realNow = Date.now
let shiftMs = Date.parse(process.env['CLOCK_START'] ?? '') - realNow()
let days = 0
const now = () => realNow() + shiftMs

globalThis.Date = new Proxy(Date, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

process.on('SIGUSR2', () => {
  shiftMs += dayMs
  days += 1
  process.stdout.write(`The clock is ${days} days on\n`)
})
