// Sends the writes of the `kills` drill, and finds lost writes.

const contentWriters = 3
const readers = 4
const tokenMs = 10 * 60_000

const post = (url, body, headers = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** @throws Error unless the response has the status 200 */
async function readAnswer(response) {
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
  return response.json()
}

function buildReport(summary) {
  const lists = { weaknesses: [], recommendedModules: [], recommendedProblems: [], nextWeekPlan: [] }
  return { result: { summary, ...lists }, context: { country: 'US', grade: 'G11', goal: 'SAT_1500_PLUS' } }
}

/**
 * Creates a function that returns the request headers of a signed-in editor. The function reuses its token until
 * shortly before the token expires, even after a kill, because killing a server must not sign anyone out.
 */
function createSignIn() {
  let headers
  let signedInAt = 0
  return async (url) => {
    if (Date.now() - signedInAt > tokenMs) {
      const account = { email: 'editor@pathwise.example', password: 'pathwise-demo' }
      const { access_token } = await readAnswer(await post(`${url}/api/auth/login`, account))
      headers = { authorization: `Bearer ${access_token}` }
      signedInAt = Date.now()
    }
    return headers
  }
}

/** Records acknowledged writes to one database, and finds those that are lost. */
export function createWriteTracker() {
  const signIn = createSignIn()
  /** All acknowledged writes, keyed by kind and id. Each is an object `{ kind, id, round, … }`. */
  const writes = new Map()

  async function writeContent(url, headers, { name, round, acknowledge }) {
    const body = `<p>${'A text of some length. '.repeat(20)}</p>`
    for (let number = 0; ; number++) {
      const title = `${name}, item ${number}`
      const fields = { title, body, language: 'en' }
      const { id, version } = await readAnswer(await post(`${url}/api/content`, fields, headers))
      writes.set(`content ${id}`, { kind: 'content', id, round, title, version })
      acknowledge()
      const edited = { ...fields, title: `${title}, edited`, version }
      const init = { method: 'PUT', headers: { 'content-type': 'application/json', ...headers } }
      const answer = await fetch(`${url}/api/content/${id}`, { ...init, body: JSON.stringify(edited) })
      const { version: next } = await readAnswer(answer)
      writes.set(`content ${id}`, { kind: 'content', id, round, title: edited.title, version: next })
      acknowledge()
    }
  }

  async function writeShares(url, { name, round, acknowledge }) {
    for (let number = 0; ; number++) {
      const report = buildReport(`${name}, report ${number}`)
      const { id } = await readAnswer(await post(`${url}/api/share`, report))
      writes.set(`share ${id}`, { kind: 'share', id, round, summary: report.result.summary })
      acknowledge()
    }
  }

  async function isStored(url, { kind, id, title, version, summary }) {
    const response = await fetch(`${url}/api/${kind}/${id}`)
    const found = await response.json()
    if (response.status !== 200) return false
    if (kind === 'share') return found.result.summary === summary
    // If an edit was in flight when the server was killed, the server may have stored it without responding.
    if (found.version === version) return found.title === title
    return found.version === version + 1 && found.title === `${title}, edited`
  }

  return {
    /**
     * Creates and edits items and shares from several clients at once, until the server is killed.
     * @param {{ url: string, round: number, acknowledge: () => void }} run `acknowledge` is called after each write
     * @throws Error when the server answers with an error
     */
    async writeUntilKilled({ url, round, acknowledge }) {
      const headers = await signIn(url)
      const run = { round, acknowledge }
      const writers = Array.from({ length: contentWriters }, (_, index) =>
        writeContent(url, headers, { ...run, name: `round ${round}, writer ${index}` }),
      )
      const ends = await Promise.allSettled([...writers, writeShares(url, { ...run, name: `round ${round}` })])
      // If the connection breaks, fetch rejects with a TypeError that has a cause. A TypeError from a bug in this file
      // has none.
      const failure = ends.find(({ reason }) => !(reason instanceof TypeError && reason.cause))
      if (failure) throw failure.reason
    },

    /**
     * Reads back the writes of one round, or of all rounds, from a server.
     * @returns {Promise<string[]>} the lost writes
     */
    async findLost(url, round) {
      const rest = [...writes].filter(([, write]) => round === undefined || write.round === round)
      const lost = []
      const read = async () => {
        for (let next = rest.pop(); next; next = rest.pop()) {
          const [name, write] = next
          if (!(await isStored(url, write))) lost.push(`${name} of round ${write.round}`)
        }
      }
      await Promise.all(Array.from({ length: readers }, read))
      return lost
    },
  }
}
