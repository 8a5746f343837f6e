/** There is no such object. A missing bucket is another matter: that is a mistake of the configuration. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')
}

export function isUploadGone(error: unknown): boolean {
  return error instanceof Error && error.name === 'NoSuchUpload'
}
