const sane = /^[\w.-]{1,64}$/

/** An id the caller brought, when it can stand in a log and in a header; a proxy's id then runs through both logs. */
export const requestIdOf = (given: string | readonly string[] | undefined): string | undefined =>
  typeof given === 'string' && sane.test(given) ? given : undefined
