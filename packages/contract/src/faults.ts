/** The version of the API spoken here; every error body carries it. */
export const apiVersion = '1.5.11'

/** Every refusal a client can meet. The status and the words are part of the promise. */
export const faults = {
  general_unknown: { status: 500, message: 'Server Error' },
  general_argument_invalid: {
    status: 400,
    message: 'The request contains one or more invalid arguments. Please refer to the endpoint documentation.',
  },
  general_bad_request: {
    status: 400,
    message: 'There was an error processing your request. Please check the inputs and try again.',
  },
  general_route_not_found: {
    status: 404,
    message: 'The requested route was not found. Please refer to the API docs and try again.',
  },
  general_not_implemented: { status: 405, message: 'This address does not take requests of this method.' },
  general_body_too_large: { status: 413, message: 'The request is larger than the 12 MiB allowed.' },
  storage_invalid_range: {
    status: 416,
    message: 'The requested range is not satisfiable. Please check the value of the Range header.',
  },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>

export type FaultType = keyof typeof faults

/** What every refused request is answered with, whatever refused it. */
export type ErrorBody = {
  readonly message: string
  readonly code: number
  readonly type: FaultType
  readonly version: string
}
