export class Refusal extends Error {
  readonly status: number
  readonly type: 'idempotency_error' | 'invalid_request_error'
  readonly code: string | undefined
  readonly param: string | undefined

  constructor(
    message: string,
    { status = 400, type = 'invalid_request_error', code, param }: Partial<Omit<Refusal, keyof Error>> = {},
  ) {
    super(message)
    this.status = status
    this.type = type
    this.code = code
    this.param = param
  }

  get body() {
    const { type, code, param, message } = this
    return { error: { type, code, param, message } }
  }
}

/**
 * Builds the error that Stripe returns for an unknown id.
 * @param param the name of the parameter with the id, or `id` if the id is in the path
 */
export function unknownId(kind: string, id: string, param = 'id'): Refusal {
  const status = param === 'id' ? 404 : 400
  return new Refusal(`No such ${kind}: '${id}'`, { status, code: 'resource_missing', param })
}
