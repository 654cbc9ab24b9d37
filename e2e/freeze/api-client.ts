import { expect } from '@playwright/test'

/** A user signed in through the API. */
export interface SignedIn {
  readonly id: string
  readonly accessToken: string
  /** The refresh cookie as a browser sends it: `name=value`. */
  readonly cookie: string
}

/** A client for one server's API. Any error response fails the test. */
export class ApiClient {
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  async signIn(email: string, password: string): Promise<SignedIn> {
    const response = await this.send('POST', '/api/auth/login', { email, password })
    const { access_token: accessToken, user } = await response.json()
    return { id: user.id, accessToken, cookie: this.#cookie(response) }
  }

  /** Refreshes the session and returns the new refresh cookie. */
  async refresh({ cookie }: SignedIn): Promise<string> {
    const response = await fetch(`${this.#url}/api/auth/refresh`, { method: 'POST', headers: { cookie } })
    expect(response.status).toBe(200)
    return this.#cookie(response)
  }

  async send(method: string, path: string, body?: object, person?: SignedIn): Promise<Response> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(person && { authorization: `Bearer ${person.accessToken}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(response.status, `${method} ${path}: ${response.ok ? '' : await response.text()}`).toBe(200)
    return response
  }

  async mutate(procedure: string, input: object, person?: SignedIn) {
    const { result } = await (await this.send('POST', `/api/trpc/${procedure}`, input, person)).json()
    return result.data
  }

  #cookie(response: Response): string {
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
}
