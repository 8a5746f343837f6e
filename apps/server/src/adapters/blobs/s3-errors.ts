/** There is no such object. A missing bucket is another matter: that is a mistake of the configuration. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')
}

export function isUploadGone(error: unknown): boolean {
  return error instanceof Error && error.name === 'NoSuchUpload'
}

const lineCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']

/** The service is busy or cannot be reached: waiting a little may help, which whoever catches it is told. */
export function markTemporary(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { httpStatusCode: status = 0 } = ('$metadata' in error && Object(error.$metadata)) || {}
  const isBusy = status === 429 || status >= 500
  const isAway = error.name === 'TimeoutError' || ('code' in error && lineCodes.includes(String(error.code)))
  return isBusy || isAway ? Object.assign(error, { temporary: true }) : error
}
