import type { FaultType } from '@eidolon/contract/faults.ts'
import { type JsonFields, fieldsOf, textOf } from './json-guards.ts'

/** Why something failed, whatever was thrown: by the server, the SDK, the browser, a wallet or a schema. */
export type Fault = {
  /** The server's name for it; empty where the server has not answered. */
  readonly type: string
  /** The status of the server's answer, or a wallet's number; 0 where there is neither. */
  readonly code: number
  readonly name: string
  /** For people. What a schema complains about is for programmers, so it has none. */
  readonly message: string
  /** No answer came: the connection or the server is away. */
  readonly offline: boolean
  /** The server's whole answer. `detailsOf` reads it. */
  readonly body: JsonFields
}

/** A request that the server has answered with an error. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: number
  readonly type: string
  readonly body: JsonFields

  constructor(code: number, answer: unknown) {
    const body = fieldsOf(answer)
    super(textOf(body['message']))
    this.code = code
    this.type = textOf(body['type'])
    this.body = body
  }
}

/** A request without an answer. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered'

  constructor(cause?: unknown) {
    super('Network request failed', { cause })
  }
}

export function faultOf(error: unknown): Fault {
  const { type, code, name, message, body } = fieldsOf(error)
  return {
    type: textOf(type),
    code: typeof code === 'number' ? code : 0,
    name: textOf(name),
    message: name === 'ZodError' ? '' : textOf(typeof error === 'string' ? error : message),
    offline: error instanceof Unanswered,
    body: fieldsOf(body),
  }
}

/** Whether the server refused it for one of these reasons. */
export function isFault(error: unknown, ...types: readonly FaultType[]): boolean {
  const { type } = faultOf(error)
  return types.some((each) => each === type)
}
